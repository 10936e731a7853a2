import { numberAt } from './numbers.ts';
import { onceAt } from './once.ts';
import { lengthAt, phraseAt, rowLength } from './phrases.ts';
import type { Token } from './token.ts';
import { bhkWords } from './words/bhk-words.ts';
import { propertyTypeWords } from './words/property-type-words.ts';
import { comparisonsAfter, comparisonsBefore, eitherWays } from './words/comparison-words.ts';
import type { Comparison } from './words/comparison-words.ts';
import { factOf } from './word.ts';
import { denialsBehind, denyingVerb } from './words/denial-words.ts';
import {
  auxiliaries,
  bareComparisons,
  degreesBehind,
  deniedDegrees,
  deniedLimits,
  exceeding,
  linksToLimits,
  needsThan,
  possessivesOfLimits,
  tailsOfLimits,
} from './words/limit-words.ts';

/** The comparing words before an amount: "under", "at least", "don't want to pay more than". */
export function comparisonAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const first = tokens[at];
  if (first === undefined || !mayBeginComparison(first.word)) return undefined;
  return readComparison(tokens, at);
}

const readComparison = onceAt((tokens: readonly Token[], at) => {
  const plain = phraseAt(comparisonsBefore, tokens, at);
  const denied = deniedAt(tokens, at);
  return (denied?.length ?? 0) > (plain?.length ?? 0) ? denied : plain;
});

/** "cannot travel more than 25 min" is at most, "nothing smaller than 1200 sqft" at least. */
function deniedAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const auxiliary = auxiliaries.has(tokens[at]?.text ?? '') ? 1 : 0;
  if (!deniedLimits.has(tokens[at + auxiliary]?.text ?? '')) return undefined;
  let next = at + auxiliary + 1;
  while (next - at <= MOST_LINKS && linksToLimits.has(tokens[next]?.text ?? '')) next++;
  if (exceeding.has(tokens[next]?.text ?? '')) return { length: next + 1 - at, value: 'max' };
  const degree = deniedDegrees.get(tokens[next]?.text ?? '');
  if (degree === undefined) return undefined;
  if (tokens[next + 1]?.text === 'than' || tokens[next + 1]?.text === 'then') {
    return { length: next + 2 - at, value: degree };
  }
  return needsThan.has(tokens[next]?.text ?? '')
    ? undefined
    : { length: next + 1 - at, value: degree };
}

const MOST_LINKS = 7;

export function beginsComparison(text: string): boolean {
  return comparisonsBefore.has(text) || auxiliaries.has(text) || deniedLimits.has(text);
}

/** Asked at every word by many readers. */
const mayBeginComparison = factOf(beginsComparison);

/** The comparing words behind an amount: "ke andar", "or less", "se kam nahi hona chahiye". */
export function comparisonBehind(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const plain = phraseAt(comparisonsAfter, tokens, at) ?? bareBehind(tokens, at);
  if (plain === undefined || (plain.value !== 'min' && plain.value !== 'max')) return plain;
  let end = at + plain.length;
  end += rowLength(possessivesOfLimits, tokens, end);
  const last = tokens[at + plain.length - 1]?.text ?? '';
  // "se zyada nahi" is one phrase: only its verb is still to come.
  if (denialsBehind.has(last)) {
    return { ...plain, length: plain.length + rowLength(tailsOfLimits, tokens, at + plain.length) };
  }
  if (!degreesBehind.has(last)) return plain;
  const verb = tokens[end]?.text ?? '';
  if (!denialsBehind.has(verb) && !denyingVerb.test(verb)) return plain;
  end += 1 + rowLength(tailsOfLimits, tokens, end + 1);
  return { length: end - at, value: plain.value === 'min' ? 'max' : 'min' };
}

/** "1.5 cr above villas", "80 lakhs below": elsewhere these words belong to what follows them. */
function bareBehind(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const value = bareComparisons.get(tokens[at]?.text ?? '');
  if (value === undefined) return undefined;
  const next = tokens[at + 1]?.text ?? '';
  const number = numberAt(tokens, at + 1);
  const isRooms = number !== undefined && lengthAt(bhkWords, tokens, at + 1 + number.length) > 0;
  const isEnd = next === '' || [',', '.', ';', '\n'].includes(next);
  const isHome = phraseAt(propertyTypeWords, tokens, at + 1) !== undefined;
  return isEnd || isRooms || isHome ? { length: 1, value } : undefined;
}

/** How many tokens say "plus minus" at a place; 0 when none does. A lone "+" says "and more". */
export function eitherWayLength(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === '+' && tokens[at + 1]?.text === '-') return 2;
  return lengthAt(eitherWays, tokens, at);
}
