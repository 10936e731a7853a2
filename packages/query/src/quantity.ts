import { comparisonAt, comparisonBehind, eitherWayLength } from './comparisons.ts';
import { numberAt } from './numbers.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Token } from './token.ts';
import {
  comparisonsAfter,
  comparisonsBefore,
  rangeAnds,
  rangeJoints,
} from './words/comparison-words.ts';
import type { Comparison } from './words/comparison-words.ts';
import { alternativeJoints } from './words/joint-words.ts';
import { chargesAhead, leastOfRanges, namedJoints } from './words/limit-words.ts';

/** A number with the unit its reader recognised; `unit` is 0 when it had none of its own. */
export interface Amount {
  length: number;
  value: number;
  unit: number;
  inDigits: boolean;
  /** "75ish lakhs". */
  isRough?: true;
}

export interface Quantity {
  length: number;
  /** What the comparing words say; `exact` when there are none. */
  comparison: Comparison;
  first: Amount;
  /** The other end of a range. */
  second?: Amount;
  /** The first is called the least and the second the most: where it is more, the two exclude each other. */
  areBothNamed?: true;
}

type AmountReader = (tokens: readonly Token[], at: number) => Amount | undefined;

/**
 * Reads an amount with the words that compare it: "not more than 2 cr", "1.2 se 1.5 ke beech".
 * `ownsBound`: says of a "max" or "min" right behind the amount that it belongs to it, whatever follows.
 */
export function quantityAt(
  tokens: readonly Token[],
  at: number,
  amountAt: AmountReader,
  ownsBound?: (tokens: readonly Token[], after: { end: number; value: Comparison }) => boolean,
): Quantity | undefined {
  const before = comparisonBeforeAt(tokens, at);
  const start = at + (before?.length ?? 0);
  const first = amountAt(tokens, start);
  if (first === undefined) return undefined;
  let end = start + first.length;

  const isLeast =
    before?.value === 'min' && tokens.slice(at, start).some(({ text }) => leastOfRanges.has(text));
  const most = isLeast ? namedMostAt(tokens, end, amountAt, first) : undefined;
  if (most !== undefined) {
    const length = end + most.length - at;
    return { length, comparison: 'between', first, second: most.amount, areBothNamed: true };
  }
  const second = otherEndAt(tokens, end, amountAt, { first, before: before?.value });
  if (second !== undefined) end += second.jointLength + second.amount.length;

  const isTolerance = eitherWayLength(tokens, end) > 0;
  const after = isTolerance ? undefined : comparisonBehind(tokens, end);
  const isOwn =
    after !== undefined &&
    !addsCharges(tokens, end, after.length) &&
    (!opensAnotherAmount(tokens, end, after.length, amountAt) ||
      (before === undefined &&
        ownsBound?.(tokens, { end: end + after.length, value: after.value }) === true));
  if (isOwn) end += after.length;
  const said = before?.value === 'between' && second === undefined ? undefined : before?.value;
  return {
    length: end - at,
    comparison: combined(
      said ?? (first.isRough === true ? 'around' : undefined),
      isOwn ? after.value : undefined,
      second !== undefined,
    ),
    first,
    ...(second === undefined ? {} : { second: second.amount }),
  };
}

/** Comparing words stack: "max upto", "somewhere around about". The first one decides. */
function comparisonBeforeAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const first = comparisonAt(tokens, at);
  if (first === undefined) return undefined;
  let length = first.length;
  for (let stacked = 1; stacked < MOST_STACKED; stacked++) {
    const more = comparisonAt(tokens, at + length);
    if (more === undefined) break;
    length += more.length;
  }
  const filler = tokens[at + length]?.text;
  if (filler === 'a' || filler === 'the' || filler === 'of') length += 1;
  return { length, value: first.value };
}

const MOST_STACKED = 6;

function otherEndAt(
  tokens: readonly Token[],
  at: number,
  amountAt: AmountReader,
  { first, before }: { first: Amount; before: Comparison | undefined },
): { jointLength: number; amount: Amount } | undefined {
  // "80 or 90 lakhs", "1 or 2 towers": the unit at the end tells that both are of a kind.
  if (alternativeJoints.has(tokens[at]?.text ?? '')) {
    const other = amountAt(tokens, at + 1);
    return other !== undefined && other.unit > first.unit && first.inDigits
      ? { jointLength: 1, amount: other }
      : undefined;
  }
  const joint =
    lengthAt(rangeJoints, tokens, at) || (mayJoinByAnd(tokens, at, before, amountAt) ? 1 : 0);
  if (joint === 0) return undefined;
  const amount = amountAt(tokens, at + joint);
  return amount === undefined ? undefined : { jointLength: joint, amount };
}

/** "Minimum 2400 sqft, maximum 4000": the most of the same kind, whose unit may be unsaid at the end of a thought. */
export function namedMostAt(
  tokens: readonly Token[],
  at: number,
  amountAt: AmountReader,
  first: Amount,
): { length: number; amount: Amount } | undefined {
  const joint = namedJoints.has(tokens[at]?.text ?? '') ? 1 : 0;
  const most = comparisonBeforeAt(tokens, at + joint);
  if (most?.value !== 'max') return undefined;
  const start = at + joint + most.length;
  const amount = amountAt(tokens, start);
  if (amount === undefined) return undefined;
  const next = tokens[start + amount.length]?.text ?? '';
  const isOfKind = amount.unit > 0 || (amount.value > first.value && ENDS.has(next));
  return isOfKind ? { length: start + amount.length - at, amount } : undefined;
}

const ENDS = new Set(['', ',', '.', ';', '!', '?', ')']);

function mayJoinByAnd(
  tokens: readonly Token[],
  at: number,
  before: Comparison | undefined,
  amountAt: AmountReader,
): boolean {
  if (lengthAt(rangeAnds, tokens, at) !== 1) return false;
  if (before === 'between') return true;
  const amount = amountAt(tokens, at + 1);
  if (amount === undefined) return false;
  return phraseAt(comparisonsAfter, tokens, at + 1 + amount.length)?.value === 'between';
}

/** In "1.5 cr max 2 km" nothing is lost; in "under 90L min 1200 sqft" `min` belongs to what follows. */
function opensAnotherAmount(
  tokens: readonly Token[],
  at: number,
  length: number,
  amountAt: AmountReader,
): boolean {
  const before = phraseAt(comparisonsBefore, tokens, at);
  if (before === undefined || before.length !== length) return false;
  return amountAt(tokens, at + length) !== undefined || numberAt(tokens, at + length) !== undefined;
}

/** "1.5 cr plus taxes": what is paid on top makes the amount no lower limit. */
function addsCharges(tokens: readonly Token[], at: number, length: number): boolean {
  const isPlus = tokens[at]?.text === '+' || tokens[at]?.text === 'plus';
  return isPlus && chargesAhead.has(tokens[at + length]?.text ?? '');
}

function combined(
  before: Comparison | undefined,
  after: Comparison | undefined,
  isRange: boolean,
): Comparison {
  if (isRange) return before === 'max' ? 'max' : 'between';
  if (before !== undefined && before !== 'between') {
    // "around 2 cr max" is a limit.
    return before === 'around' && after === 'max' ? 'max' : before;
  }
  return after === undefined || after === 'between' ? 'exact' : after;
}
