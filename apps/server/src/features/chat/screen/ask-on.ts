import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { loanTermsOf } from '@manemitra/query/loan-terms';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { ChatRequest } from '../answer.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { isGeneralQuestion } from '../term-reply.ts';
import { doubtWords, joiningTails, leadingWords, subjectWords } from './ask-on-words.ts';
import { errandIn } from './errand-in.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import { formOf, isAsking } from './clause-form.ts';
import { distanceWords } from './distance-words.ts';
import { askedOf } from './predicate.ts';
import { saysWhichHomes } from './searched-in.ts';
import { pointedAtLast } from './said-at-last.ts';
import { clausesOf } from './turn-form.ts';
import { aboutWords } from './form-words.ts';
import { has, orderAt, isSpoken, isMarked, spansOf, textAt } from './in-clause.ts';
import { isAskingWord } from './clause-asks.ts';
import { goingOn } from '../joining-words.ts';

/**
 * A turn that only makes sense with the question before it, made whole with that one's words: "2nd?" asks the same of another, "and for
 * 15 years" changes a part of a sum, "is that a problem" asks of what was asked about. What is new stands first, because the first figure
 * of a kind counts. Undefined where a turn stands by itself. `alone` is what it reads as by itself.
 */
export function askedOn(
  { prompt, screen }: Pick<ChatRequest, 'prompt' | 'screen'>,
  alone: Interpretation,
): string | undefined {
  if (screen?.asked === undefined || screen.asked === prompt) return undefined;
  const asked = pointedAtLast(screen.asked);
  const tokens = tokenize(prompt);
  const pointed = pointedIn(tokens);
  const spans = pointed?.spans ?? [];
  const said = tokenize(wordsBeside(tokens, spans)).filter(saysMore);
  const left = said.filter(({ text }) => !doubtWords.has(text));
  if (left.length === 0) {
    // "Sure?" asks the same again. "A nearer one" is a wish.
    if (pointed === undefined) return said.length > 0 ? asked : undefined;
    // "Who is the builder of it?" points by what it asks for.
    if (pointed.pointing.at === 'pick' || asksOfProjects(prompt)) return undefined;
    return pointingIn(asked, wordsAt(tokens, spans));
  }
  const isShort = left.length <= MOST_LEFT;
  const wishes = everyConstraint(alone).length > 0;
  const isOrdered = tokens.some((_, at) => orderAt(tokens, at) > 0);
  // "Show up to 1 crore" after an instalment is a wish, and "for 1 crore" another sum.
  const { rupees, ...otherTerms } = loanTermsOf(prompt);
  const saysTerm = Object.keys(otherTerms).length > 0;
  const isOfSum =
    // "Down payment 25 lakh karke dekho" orders nothing but another sum.
    (saysTerm || !(wishes && isOrdered)) &&
    !saysWhichHomes(alone) &&
    left.length <= 2 * MOST_LEFT &&
    errandIn(tokenize(asked), false) === 'calculate' &&
    (saysTerm || rupees !== undefined);
  if (isOfSum) return `${prompt} ${asked}`;
  const isOfWords = termsNamed(prompt).length > 0 || isGeneralQuestion(prompt);
  const wasOfWords = isGeneralQuestion(asked) || termsNamed(asked).length > 0;
  const standsAlone = wishes || isOfWords || asksOfProjects(prompt) || has(distanceWords, tokens);
  const isOrder = errandIn(tokens, true) !== undefined || isOrdered;
  const hasSubject = !isOrder && tokens.some(({ text }) => subjectWords.has(text));
  // "Which of these have it done?", "is that a deal breaker?": of what the question before was about.
  const isOfSubject = isShort && hasSubject && !standsAlone;
  // "Does that matter?" after a question of the trade, where no project is spoken of that it could mean.
  const isOfTrade =
    hasSubject && !wishes && screen?.kind !== 'project' && (screen?.focus ?? []).length === 0;
  const isOfIt = isOfTrade && wasOfWords && pointed?.pointing.at === 'this';
  if (isOfSubject || isOfIt) {
    const words = tokens.filter((token) => isSpoken(token) && !subjectWords.has(token.text));
    return `${wordsBeside(words, [])} ${subjectOf(asked)}`;
  }
  // "OC or only CC?", "what is the difference between the two?"
  const isOfBoth =
    pointed?.pointing.at === 'group' && ownTermsOf(asked).length === pointed.pointing.count;
  if (isOfBoth && errandIn(tokens, false) === 'compare' && screen?.kind !== 'compare') {
    return `${wordsBeside(tokens, spans)} ${subjectOf(asked)}`;
  }
  // "Do I pay GST on a ready flat?", "and on an under construction one?": before any search there is no list that it could change.
  const isOfKind =
    screen?.sentence === undefined &&
    everyConstraint(alone).every(({ field }) => OF_A_KIND.has(field));
  const asksOnOfTrade =
    wasOfWords &&
    isShort &&
    !isOrder &&
    (pointed === undefined || pointed.pointing.at === 'all') &&
    (standsAlone ? isOfKind && !isOfWords && goingOn.has(textAt(tokens, 0)) : true) &&
    clausesOf(tokens, alone).some(({ form }) => isAsking(form));
  if (asksOnOfTrade) return `${wordsBeside(tokens, spans)} ${asked}`;
  // "Is an A khata needed for a loan?", "and e khata": before any search it is asked of another word.
  const isOfAnother =
    wasOfWords &&
    isOfWords &&
    screen?.sentence === undefined &&
    everyConstraint(alone).length === 1 &&
    pointedIn(tokenize(asked)) === undefined;
  const isNew = isOfAnother || !standsAlone || (!wishes && !isOfWords && wasOfWords);
  const goesOn = isShort && goingOn.has(textAt(tokens, 0)) && spans.length === 0 && isNew;
  if (!goesOn) return undefined;
  // The words of the question stand behind: a sign says that it is one.
  return isOfAnother
    ? `${wordsBeside(tokens, spansOf(aboutWords, tokens))} ${asked}?`
    : `${prompt} ${asked}`;
}

/** A question with other words where it points: so that "the second" after "is the first ready" asks, too. */
function pointingIn(asked: string, words: string): string {
  const tokens = tokenize(asked);
  const spans = pointedIn(tokens)?.spans ?? [];
  const at = spans[0]?.[0] ?? 0;
  const before = tokens.slice(0, at);
  const after = wordsBeside(tokens, [[0, at], ...spans]);
  return [...before.map(({ text }) => text), words, after].join(' ').trim();
}

const wordsAt = (tokens: readonly Token[], spans: readonly (readonly [number, number])[]): string =>
  spans
    .map(([from, to]) =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' and ');

/** Of "A khata or B khata" the two, and not the khata that both are. */
function ownTermsOf(asked: string): string[] {
  const terms = termsNamed(asked);
  return terms.filter((term) => !terms.some((other) => other.startsWith(`${term}-`)));
}

/** "Also Prestige": a turn that joins on and asks nothing by its form. */
export function joinsOn(prompt: string): boolean {
  const tokens = tokenize(prompt);
  return joiningTails.has(textAt(tokens, 0)) && !isMarked(tokens) && !isAsking(formOf(tokens, []));
}

/** What a rule of the trade may depend on. */
const OF_A_KIND = new Set(['propertyType', 'possession', 'price']);

/** What a question was about, without the words that ask and point. */
function subjectOf(asked: string): string {
  const tokens = tokenize(asked);
  return askedOf(tokens, pointedIn(tokens)?.spans ?? []);
}

const saysMore = (token: Token): boolean =>
  isSpoken(token) &&
  !goingOn.has(token.text) &&
  !leadingWords.has(token.text) &&
  !isAskingWord(token.text);

/** More words than these stand by themselves. */
const MOST_LEFT = 4;
