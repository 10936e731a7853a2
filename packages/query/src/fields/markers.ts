import { numberAt } from '../numbers.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { fillerPhrases, fillerWords } from '../words/filler-words.ts';
import { jointWords } from '../words/clause-joints.ts';
import { deniedDegrees } from '../words/limit-words.ts';
import { insteadOfWords, markerWords } from '../words/marker-words.ts';
import { cityWords } from '../words/direction-words.ts';
import {
  anyNouns,
  anyWords,
  choosingVerbs,
  countedAlone,
  turnWords,
} from '../words/marker-turn-words.ts';

export const marker: Reader = {
  begins: (text) =>
    text === 'over' ||
    insteadOfWords.has(text) ||
    anyWords.has(text) ||
    text === 'can' ||
    markerWords.has(text),
  read: readMarker,
};

function readMarker({ tokens }: Sentence, at: number): Reading | undefined {
  const insteadOf = isChosenOver(tokens, at) ? 1 : lengthAt(insteadOfWords, tokens, at);
  if (insteadOf > 0) {
    const marker = { role: 'not', isReplacing: true } as const;
    return { length: insteadOf, kind: 'marker', marker, side: 'after' };
  }
  const but = anyButLength(tokens, at);
  if (but > 0)
    return {
      length: but,
      kind: 'marker',
      marker: { role: 'not' },
      side: 'after',
    };
  const go = canGoLength(tokens, at);
  if (go > 0)
    return {
      length: go,
      kind: 'marker',
      marker: { role: 'drop' },
      side: 'before',
    };
  const found = phraseAt(markerWords, tokens, at);
  if (found === undefined) return undefined;
  // "No project with more than 150 units" refuses a number, "anything still under construction" none.
  const end = at + found.length;
  const isOfNumber = deniedDegrees.has(tokens[end]?.text ?? '') && tokens[end + 1]?.text === 'than';
  return { length: isOfNumber ? 1 : found.length, kind: 'marker', ...found.value };
}

/** So many words may name what is chosen: "prefers the Electronic City Phase 2 side over …". */
const LONGEST_CHOICE = 6;

/** "chose Hebbal over Yelahanka" leaves the second; "prefers over 1200 sqft" counts. */
function isChosenOver(tokens: Sentence['tokens'], at: number): boolean {
  if (tokens[at]?.text !== 'over' || numberAt(tokens, at + 1) !== undefined) return false;
  const ahead = tokens.slice(Math.max(0, at - LONGEST_CHOICE), Math.max(0, at - 1));
  return ahead.some(({ text }) => choosingVerbs.has(text));
}

/** "the pool can go": at the end of a thought; in "1.5 cr, can go 1.7" it is the money that goes on. */
function canGoLength(tokens: Sentence['tokens'], at: number): number {
  if (tokens[at]?.text !== 'can' || tokens[at + 1]?.text !== 'go') return 0;
  return /^[\p{L}\d₹]/u.test(tokens[at + 2]?.text ?? '') ? 0 : 2;
}

/** "anyone but Mantri", "any home but a plot": this "but" excepts. */
function anyButLength(tokens: Sentence['tokens'], at: number): number {
  if (!anyWords.has(tokens[at]?.text ?? '')) return 0;
  const noun = anyNouns.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const isExcept = tokens[at + 1 + noun]?.text === 'but';
  const next = tokens[at + 2 + noun]?.text ?? '';
  return isExcept && !turnWords.has(next) ? 2 + noun : 0;
}

export const joint: Reader = {
  begins: (text) => jointWords.has(text),
  read: readJoint,
};

function readJoint({ tokens }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(jointWords, tokens, at);
  return found && { length: found.length, kind: 'joint', joint: found.value };
}

export const filler: Reader = {
  begins: (text) =>
    fillerPhrases.has(text) ||
    cityWords.has(text) ||
    text === 'family' ||
    text === 'we' ||
    isFiller(text),
  read: readFiller,
};

/** Words without a wish, and the city's own name, which every home of the catalogue meets. */
function readFiller({ tokens }: Sentence, at: number): Reading | undefined {
  const phrase = Math.max(
    lengthAt(fillerPhrases, tokens, at),
    lengthAt(cityWords, tokens, at),
    householdLength(tokens, at),
  );
  if (phrase > 0) return { length: phrase, kind: 'filler' };
  return isFiller(tokens[at]?.text ?? '') ? { length: 1, kind: 'filler' } : undefined;
}

/** Signs say nothing by themselves. */
function isFiller(text: string): boolean {
  return fillerWords.has(text) || !/^[\p{L}\d]/u.test(text);
}

/** "family of 5", "we are 4": people are no price and no rooms. */
function householdLength(tokens: Sentence['tokens'], at: number): number {
  const isFamily = tokens[at]?.text === 'family' && tokens[at + 1]?.text === 'of';
  const isWe = tokens[at]?.text === 'we' && tokens[at + 1]?.text === 'are';
  const number = isFamily || isWe ? numberAt(tokens, at + 2) : undefined;
  if (number === undefined || number.value > 20) return 0;
  return countedAlone.has(tokens[at + 2 + number.length]?.text ?? '')
    ? 3 + number.length
    : 2 + number.length;
}
