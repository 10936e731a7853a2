import { CRORE, LAKH } from '@manemitra/domain/money';
import { distanceAt } from '../distances.ts';
import { moneyAt } from '../money.ts';
import { lengthAt } from '../phrases.ts';
import type { Amount } from '../quantity.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { keptAside } from '../words/funding-words.ts';
import { durationUnits } from '../words/possession-words.ts';
import { countsSomething } from './price-context.ts';

/** Tokens `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}

/** Nobody tells more; a bound keeps texts of nothing but sums cheap. */
export const MOST_AMOUNTS = 8;

/** Every amount that may be money, in order. */
export function amountsIn(tokens: readonly Token[]): (Amount & Span)[] {
  const amounts: (Amount & Span)[] = [];
  for (let at = 0; at < tokens.length && amounts.length <= MOST_AMOUNTS;) {
    const money = moneyAt(tokens, at);
    if (money === undefined) {
      at++;
      continue;
    }
    const lakhs = lakhsBehind(tokens, at + money.length, money);
    const to = at + money.length + (lakhs?.length ?? 0);
    const isCounted =
      money.unit === 0 &&
      // In "12 stays in FD" no stays are counted.
      lengthAt(keptAside, tokens, to) === 0 &&
      (money.value < LEAST_BARE || isCount(tokens, at, to) || isPartOf(tokens, at));
    if (money.value > 0 && !isCounted) {
      const value = money.value + (lakhs?.value ?? 0) / (CRORE / LAKH);
      amounts.push({ ...money, value, from: at, to });
    }
    at = to;
  }
  return amounts;
}

/** "Ek crore das": the lakhs of a sum in crores, said without their name. */
function lakhsBehind(tokens: readonly Token[], at: number, { unit }: Amount): Amount | undefined {
  const next = unit === CRORE ? moneyAt(tokens, at) : undefined;
  const isLakhs =
    next?.unit === 0 &&
    next.value >= LEAST_BARE &&
    next.value < 100 &&
    !isCount(tokens, at, at + next.length);
  return isLakhs ? next : undefined;
}

/** Smaller numbers without a unit count something: rooms, homes, people. */
const LEAST_BARE = 5;

/** Rooms, years, minutes or a share, behind a number that begins at `from`. */
const isCount = (tokens: readonly Token[], from: number, at: number): boolean =>
  distanceAt(tokens, from) !== undefined ||
  countsSomething(tokens, at) ||
  lengthAt(bhkWords, tokens, at) > 0 ||
  lengthAt(durationUnits, tokens, at) > 0 ||
  COUNTED.has(tokens[at]?.text ?? '');

const COUNTED = new Set([
  '%',
  'percent',
  'km',
  'sqft',
  'x',
  'th',
  'st',
  'gunte',
  'gunta',
  'ft',
  'feet',
]);

/** "30x40", "phase 12": a number behind one of these is no money. */
const isPartOf = (tokens: readonly Token[], at: number): boolean =>
  NUMBERED.has(tokens[at - 1]?.text ?? '');

const NUMBERED = new Set(['x', 'phase', 'block', 'sector', 'stage', 'cross', 'main', 'ward', '#']);
