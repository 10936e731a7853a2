import { formatShortRupees, LAKH } from '@manemitra/domain/money';
import { isPlausible } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { beginningsOf, lengthAt, phraseAt } from '../phrases.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Token } from '../token.ts';
import {
  allOfThem,
  eachWords,
  homesBought,
  ifNotTrue,
  notComingTrue,
  sharedEvenly,
  takenForTrue,
  thanTheirs,
  timesThat,
} from '../words/funding-words.ts';
import { addedWords } from '../words/money-words.ts';
import { clauseEnd, clauseStart, has, span } from './money-clauses.ts';
import type { ToldAmount } from './told-amount.ts';
import type { Told } from './told-sum.ts';

/** A most that is told by its relation to another sum: a share of it, so much more, so many times it, or what is left without it. */
export const sumInRelation = (
  tokens: readonly Token[],
  amounts: readonly ToldAmount[],
): Told | undefined =>
  sharedSum(tokens, amounts) ??
  raisedSum(tokens, amounts) ??
  multipliedSum(tokens, amounts) ??
  sumWithout(tokens, amounts);

/** "3 cr, thinking 2 units, each half": one sum for so many homes. */
function sharedSum(tokens: readonly Token[], amounts: readonly ToldAmount[]): Told | undefined {
  const sums = amounts.filter(({ unit }) => unit >= LAKH);
  const [sum] = sums;
  if (sum === undefined || sums.length > 1) return undefined;
  const says = (table: PhraseTable<unknown>) =>
    tokens.some((_, at) => lengthAt(table, tokens, at) > 0);
  const isOfAll = says(eachWords) && (says(allOfThem) || says(addedWords));
  if (!isOfAll && !says(sharedEvenly)) return undefined;
  const homes = homesIn(tokens);
  if (homes === undefined) return undefined;
  const all = Math.round(sum.value * sum.unit);
  const max = Math.round(all / homes);
  if (!isPlausible(max)) return undefined;
  const assumed = `${formatShortRupees(all)} for ${homes} homes is ${formatShortRupees(max)} each.`;
  return { parts: [sum], from: sum.from, max, assumed };
}

/** "My friend got it for 85 lakh, I can pay at most 10 more than he did": what somebody else paid and so much more. */
function raisedSum(tokens: readonly Token[], amounts: readonly ToldAmount[]): Told | undefined {
  const [theirs, more] = amounts.filter(({ unit }) => unit >= LAKH);
  if (theirs === undefined || more === undefined) return undefined;
  if (lengthAt(thanTheirs, tokens, more.to) === 0) return undefined;
  const [paid, extra] = [theirs, more].map(({ value, unit }) => Math.round(value * unit));
  const max = (paid ?? 0) + (extra ?? 0);
  if (!isPlausible(max)) return undefined;
  const assumed = `${formatShortRupees(extra ?? 0)} more than ${formatShortRupees(paid ?? 0)} is ${formatShortRupees(max)}.`;
  return { parts: [theirs, more], from: more.from, max, assumed };
}

/** "Sold my plot for 40 lakhs, twice that is my limit". */
function multipliedSum(tokens: readonly Token[], amounts: readonly ToldAmount[]): Told | undefined {
  const [sum, ...others] = amounts.filter(({ unit }) => unit >= LAKH);
  if (sum === undefined || others.length > 0) return undefined;
  const times = tokens
    .map((_, at) => (at >= sum.to ? phraseAt(timesThat, tokens, at)?.value : undefined))
    .find(Boolean);
  const told = Math.round(sum.value * sum.unit);
  const max = told * (times ?? 1);
  if (times === undefined || !isPlausible(max)) return undefined;
  const assumed = `${times} times ${formatShortRupees(told)} is ${formatShortRupees(max)}.`;
  return { parts: [sum], from: sum.from, max, assumed };
}

/** "If the round closes I have 2 cr, if not 90 lakh; plan as if it doesn't": what is there without it. */
function sumWithout(tokens: readonly Token[], amounts: readonly ToldAmount[]): Told | undefined {
  const sums = amounts.filter(({ unit }) => unit >= LAKH);
  const isExcluded = beginningsOf(takenForTrue, tokens).some((at) => {
    const from = clauseStart(tokens, at, 0);
    return has(notComingTrue, tokens, span(from, clauseEnd(tokens, at, tokens.length)));
  });
  const otherwise = tokens.findIndex(
    (_, at) => at >= (sums[0]?.to ?? 0) && lengthAt(ifNotTrue, tokens, at) > 0,
  );
  const left = sums.find(({ from }) => from > otherwise);
  if (!isExcluded || otherwise < 0 || sums.length !== 2 || left === undefined) return undefined;
  const max = Math.round(left.value * left.unit);
  const assumed = 'We left out the sum that you do not count on.';
  return isPlausible(max) ? { parts: sums, from: left.from, max, assumed } : undefined;
}

/** "2 units", "do flat". */
function homesIn(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const count = numberAt(tokens, at);
    if (count === undefined || !homesBought.has(tokens[at + count.length]?.text ?? '')) continue;
    if (Number.isInteger(count.value) && count.value > 1 && count.value <= MOST_HOMES)
      return count.value;
  }
  return undefined;
}

const MOST_HOMES = 5;
