import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { ChatRequest } from '../answer.ts';
import { goingOn } from '../joining-words.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { isGeneralQuestion } from '../term-reply.ts';
import { doubtWords, leadingWords, subjectWords } from './ask-on-words.ts';
import { isAskingWord } from './clause-asks.ts';
import { distanceWords } from './distance-words.ts';
import { errandIn } from './errand-in.ts';
import { has, isSpoken, orderAt } from './in-clause.ts';
import type { Pointed } from './pointed.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import { removeVerbs } from './removal-words.ts';
import { pointedAtLast } from './said-at-last.ts';

/** A turn after a question, and what it says beside going on from it. */
export interface TurnAfter {
  prompt: string;
  /** The question before, in its words. */
  asked: string;
  /** It was of words of the trade, and of no project. */
  wasOfWords: boolean;
  screen: NonNullable<ChatRequest['screen']>;
  tokens: readonly Token[];
  /** As it reads by itself. */
  alone: Interpretation;
  pointed: Pointed | undefined;
  /** What says more than to go on, to point, or to ask. */
  said: readonly Token[];
  /** The same without words of doubt: "sure?" */
  left: readonly Token[];
  /** It holds a wish, names words of the trade, is an order, or speaks of a subject ("is that a problem?"). */
  wishes: boolean;
  isOfWords: boolean;
  isOrder: boolean;
  hasSubject: boolean;
  standsAlone: boolean;
  isShort: boolean;
}

/** More words than these stand by themselves. */
export const MOST_LEFT = 4;

/** Undefined where no question came before. */
export function turnAfter(
  { prompt, screen }: Pick<ChatRequest, 'prompt' | 'screen'>,
  alone: Interpretation,
): TurnAfter | undefined {
  if (screen?.asked === undefined || screen.asked === prompt) return undefined;
  const asked = pointedAtLast(screen.asked);
  const tokens = tokenize(prompt);
  const pointed = pointedIn(tokens);
  const said = tokenize(wordsBeside(tokens, pointed?.spans ?? [])).filter(saysMore);
  const left = said.filter(({ text }) => !doubtWords.has(text));
  const wishes = everyConstraint(alone).length > 0;
  const isOfWords = ofWords(prompt);
  const isOrder =
    errandIn(tokens, true) !== undefined ||
    tokens.some(({ text }, at) => removeVerbs.test(text) || orderAt(tokens, at) > 0);
  return {
    prompt,
    asked,
    wasOfWords: ofWords(asked),
    screen,
    tokens,
    alone,
    pointed,
    said,
    left,
    wishes,
    isOfWords,
    isOrder,
    hasSubject: !isOrder && tokens.some(({ text }) => subjectWords.has(text)),
    standsAlone: wishes || isOfWords || asksOfProjects(prompt) || has(distanceWords, tokens),
    isShort: left.length <= MOST_LEFT,
  };
}

const ofWords = (said: string): boolean => termsNamed(said).length > 0 || isGeneralQuestion(said);

const saysMore = (token: Token): boolean =>
  isSpoken(token) &&
  !goingOn.has(token.text) &&
  !leadingWords.has(token.text) &&
  !isAskingWord(token.text);
