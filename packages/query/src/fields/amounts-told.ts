import { CRORE, LAKH } from '@manemitra/domain/money';
import { distanceAt } from '../distances.ts';
import { moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { onceFor } from '../once.ts';
import { lengthAt } from '../phrases.ts';
import type { Amount } from '../quantity.ts';
import type { Span, Token } from '../token.ts';
import { countedBehind, numberedAhead } from '../words/amount-words.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { keptAside, sources } from '../words/funding-words.ts';
import { durationUnits } from '../words/possession-words.ts';
import { countsSomething } from './price-context.ts';

/** An amount; `isFromEach` where it is said twice, as what each of several gives: "60-60 lakh". */
export interface FoundAmount extends Amount, Span {
  isFromEach: boolean;
}

/** Nobody tells more; a bound keeps texts of nothing but sums cheap. */
export const MOST_AMOUNTS = 8;

/** Every amount that may be money, in order. */
export function amountsIn(tokens: readonly Token[]): FoundAmount[] {
  const amounts: FoundAmount[] = [];
  for (let at = 0; at < tokens.length && amounts.length <= MOST_AMOUNTS;) {
    const twice = saidTwice(tokens, at);
    const money = sumAt(tokens, at + twice);
    if (money === undefined) {
      at++;
      continue;
    }
    const to = at + twice + money.length;
    const isCounted =
      money.unit === 0 &&
      // In "12 stays in FD" no stays are counted.
      lengthAt(keptAside, tokens, to) === 0 &&
      (money.value < LEAST_BARE ||
        money.value >= MOST_BARE ||
        // And no comes in "30 comes from the bank".
        (isCount(tokens, at, to) && lengthAt(sources, tokens, to) === 0) ||
        isPartOf(tokens, at));
    if (money.value > 0 && !isCounted)
      amounts.push({ ...money, from: at, to, isFromEach: twice > 0 });
    at = to;
  }
  return amounts;
}

/** Money, with what is said of lakhs behind its crores: "ek crore das". */
export function sumAt(tokens: readonly Token[], at: number): Amount | undefined {
  const money = moneyAt(tokens, at);
  // "Not one rupee more" names no amount.
  if (money?.unit === 1 && money.value === 1) return undefined;
  const lakhs = money && lakhsBehind(tokens, at + money.length, money);
  if (money === undefined || lakhs === undefined) return money;
  const value = money.value + lakhs.value / (CRORE / LAKH);
  return { ...money, value, length: money.length + lakhs.length };
}

/** Where lakhs stand behind crores: "80 tak" of "1 cr 80 tak" is no sum of its own. */
export const lakhsOfCrores = onceFor((tokens: readonly Token[]): ReadonlySet<number> => {
  const starts = new Set<number>();
  for (const at of tokens.keys()) {
    const money = moneyAt(tokens, at);
    if (money?.unit !== CRORE) continue;
    if (lakhsBehind(tokens, at + money.length, money) !== undefined) starts.add(at + money.length);
  }
  return starts;
});

/** The length of the first of two like numbers in "60-60 lakh" and "ek-ek crore". */
function saidTwice(tokens: readonly Token[], at: number): number {
  const first = numberAt(tokens, at);
  if (first === undefined) return 0;
  const next = at + first.length + (tokens[at + first.length]?.text === '-' ? 1 : 0);
  const second = moneyAt(tokens, next);
  const isSame = second !== undefined && second.unit > 0 && second.value === first.value;
  return isSame ? next - at : 0;
}

/** "Ek crore das": the lakhs of a sum in crores, said without their name. */
function lakhsBehind(
  tokens: readonly Token[],
  at: number,
  { unit, value }: Amount,
): Amount | undefined {
  const next = unit === CRORE && Number.isInteger(value) ? moneyAt(tokens, at) : undefined;
  const isLakhs =
    next?.unit === 0 &&
    next.value >= LEAST_BARE &&
    next.value < 100 &&
    !isCount(tokens, at, at + next.length) &&
    // In "1 cr 30 40 site" both are sides.
    numberAt(tokens, at + next.length) === undefined;
  return isLakhs ? next : undefined;
}

/** Smaller numbers without a unit count something: rooms, homes, people. */
const LEAST_BARE = 5;
/** Nobody has a thousand lakhs without saying so: "the house we had since 1988". */
const MOST_BARE = 1000;

/** Rooms, years, minutes or a share, behind a number that begins at `from`. */
const isCount = (tokens: readonly Token[], from: number, at: number): boolean =>
  distanceAt(tokens, from) !== undefined ||
  countsSomething(tokens, at) ||
  lengthAt(bhkWords, tokens, at) > 0 ||
  lengthAt(durationUnits, tokens, at) > 0 ||
  countedBehind.has(tokens[at]?.text ?? '');

/** "30x40", "phase 12": a number behind one of these is no money. */
const isPartOf = (tokens: readonly Token[], at: number): boolean =>
  numberedAhead.has(tokens[at - 1]?.text ?? '');
