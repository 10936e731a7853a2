import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { loanTermsOf } from '@manemitra/query/loan-terms';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { asksOfProjects } from '../project/read-question.ts';
import { isGeneralQuestion } from '../term-reply.ts';
import { errandIn } from './errand-reply.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import { has, isAskingWord } from './clause-form.ts';
import { whichWords } from './form-words.ts';
import { askedOf } from './predicate.ts';

/**
 * A turn that only makes sense with the question before it, made whole with that one's words: "2nd?" asks the same of another, "and for
 * 15 years" changes a part of a sum, "and on resale" a part of a question. What is new stands first, because the first figure of a
 * kind counts. Undefined where a turn stands by itself. `alone` is what it reads as by itself.
 */
export function askedOn(
  prompt: string,
  asked: string | undefined,
  alone: Interpretation,
): string | undefined {
  if (asked === undefined || asked === prompt) return undefined;
  const tokens = tokenize(prompt);
  const pointed = pointedIn(tokens);
  const spans = pointed?.spans ?? [];
  const left = tokenize(wordsBeside(tokens, spans)).filter(saysMore);
  // "A nearer one" is a wish.
  if (pointed !== undefined && pointed.pointing.at !== 'pick' && left.length === 0) {
    const before = tokenize(asked);
    return `${prompt} ${wordsBeside(before, pointedIn(before)?.spans ?? [])}`;
  }
  if (left.length > MOST_LEFT) return undefined;
  const isOfSum =
    errandIn(tokenize(asked), false) === 'calculate' && Object.keys(loanTermsOf(prompt)).length > 0;
  const standsAlone =
    everyConstraint(alone).length > 0 ||
    asksOfProjects(prompt) ||
    termsNamed(prompt).length > 0 ||
    isGeneralQuestion(prompt);
  // "Which of these have it done?" asks for what the question before was about.
  const isOfSubject =
    has(whichWords, tokens) && !standsAlone && tokens.some(({ text }) => SUBJECT.has(text));
  if (isOfSubject) {
    const said = tokens.flatMap(({ text }) =>
      SUBJECT.has(text) || !/[\p{L}\p{N}]/u.test(text) ? [] : [text],
    );
    return `${said.join(' ')} ${subjectOf(asked)}`;
  }
  const goesOn = GOING_ON.has(tokens[0]?.text ?? '') && spans.length === 0 && !standsAlone;
  return isOfSum || goesOn ? `${prompt} ${asked}` : undefined;
}

const SUBJECT = new Set(
  'it that done this all isko usko adu adanna yeh wo iska uska यह वह ಅದು'.split(' '),
);

/** What a question was about, without the words that ask and point. */
function subjectOf(asked: string): string {
  const tokens = tokenize(asked);
  return askedOf(tokens, pointedIn(tokens)?.spans ?? []);
}

const saysMore = ({ text }: Token): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !GOING_ON.has(text) && !isAskingWord(text);

/** More words than these stand by themselves. */
const MOST_LEFT = 4;

const GOING_ON = new Set('and also aur mattu matte haage और ಮತ್ತು'.split(' '));
