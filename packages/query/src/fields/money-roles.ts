import { LAKH } from '@manemitra/domain/money';
import { moneyAt } from '../money.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Amount } from '../quantity.ts';
import { quantityAt } from '../quantity.ts';
import type { Token } from '../token.ts';
import {
  amounting,
  eachWords,
  givingAway,
  keptAside,
  notCounted,
  otherCoins,
  outOfIt,
  paidAgain,
  paidFirst,
  partJoints,
  sources,
  theRest,
} from '../words/funding-words.ts';
import { addedWords, priceLeads } from '../words/money-words.ts';
import { ownSubjects } from '../words/telling-words.ts';
import { correcting, settledBehind } from '../words/widening-words.ts';
import { MOST_AMOUNTS, amountsIn } from './amounts-told.ts';
import type { Span } from './amounts-told.ts';

/**
 * What an amount is in what somebody tells of their money: their own or given ("own"), a loan, taken out of the rest ("out"), kept without
 * saying out of what ("kept"), not to be counted, paid every month or in another coin ("other"), what a home may cost ("limit"), or not told.
 */
type MoneyRole = 'own' | 'loan' | 'out' | 'kept' | 'uncounted' | 'other' | 'limit' | 'untold';

/** An amount of a sentence, tokens `[from, to)`. */
export interface ToldAmount extends Amount {
  from: number;
  to: number;
  role: MoneyRole;
}

/** Every amount of a sentence with its role, in order; nothing where it has too many to be told in parts. */
export function moneyRoles(tokens: readonly Token[]): ToldAmount[] {
  const amounts = amountsIn(tokens);
  if (amounts.length === 0 || amounts.length > MOST_AMOUNTS) return [];
  const hasRest = tokens.some((_, at) => lengthAt(theRest, tokens, at) > 0);
  let start = 0;
  const told = amounts.map((amount, index) => {
    const before = span(clauseStart(tokens, amount.from, start), amount.from);
    const next = amounts[index + 1]?.from ?? tokens.length;
    const behind = span(amount.to, clauseEnd(tokens, amount.to, next));
    const role = roleOf(tokens, amount, { before, behind, hasRest });
    // What stands between two amounts without a joint belongs to the second, unless the first needs it.
    const takesBehind = behind.to === next && next < tokens.length && !hasRole(tokens, before);
    start = takesBehind ? next : amount.to;
    return { ...amount, role };
  });
  return corrected(tokens, told);
}

/** "nagad 50 lakh, 45 hi likho": what is said last takes the place of what it corrects. */
function corrected(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const left: ToldAmount[] = [];
  for (const amount of amounts) {
    const before = left.at(-1);
    if (before === undefined || !isCorrection(tokens, amount)) {
      left.push(amount);
      continue;
    }
    left[left.length - 1] = {
      ...amount,
      unit: amount.unit || before.unit,
      role: amount.role === 'untold' ? before.role : amount.role,
    };
  }
  return left;
}

function isCorrection(tokens: readonly Token[], { from, to }: Span): boolean {
  if (lengthAt(settledBehind, tokens, to) > 0) return true;
  const end = tokens[from - 1]?.text === ',' ? from - 1 : from;
  return [1, 2, 3].some((back) => lengthAt(correcting, tokens, end - back) === back);
}

const span = (from: number, to: number): Span => ({ from, to });

interface Around {
  before: Span;
  behind: Span;
  hasRest: boolean;
}

function roleOf(
  tokens: readonly Token[],
  amount: Amount & Span,
  { before, behind, hasRest }: Around,
): MoneyRole {
  if (otherCoins.has(tokens[amount.from - 1]?.text ?? '')) return 'other';
  const near = [before, behind];
  const isSaid = (table: PhraseTable<unknown>) => near.some((one) => has(table, tokens, one));
  if (isSaid(priceLeads) || isAmounting(tokens, amount)) return 'limit';
  if (lengthAt(eachWords, tokens, amount.to) > 0 || isSaid(paidFirst)) return 'untold';
  if (isSaid(paidAgain) || (amount.unit > 0 && amount.unit < LAKH)) return 'other';
  if (isSaid(notCounted)) return 'uncounted';
  if (has(outOfIt, tokens, before)) return 'out';
  if (isSaid(keptAside)) return hasRest ? 'out' : 'kept';
  // "I will give 5 to the boys and live on the rest" is no part of it, "papa will give 20" is.
  const saysBefore = (words: ReadonlySet<string>) =>
    tokens.slice(before.from, before.to).some(({ text }) => words.has(text));
  if (hasRest && saysBefore(givingAway) && saysBefore(ownSubjects)) return 'out';
  const source = sourceIn(tokens, before);
  const told = source ?? sourceIn(tokens, behind);
  // "Loan milake ek crore tak" is all of it, a loan up to so much is a part.
  const isPart = told === 'loan' && !isSaid(addedWords);
  return !isPart && isBounded(tokens, amount.from) ? 'limit' : (told ?? 'untold');
}

const hasRole = (tokens: readonly Token[], before: Span): boolean =>
  [sources, outOfIt, keptAside, paidAgain].some((table) => has(table, tokens, before));

function has(table: PhraseTable<unknown>, tokens: readonly Token[], { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const length = lengthAt(table, tokens, at);
    if (length > 0 && at + length <= to) return true;
  }
  return false;
}

/** A loan wins over words that only say that it is there. */
function sourceIn(tokens: readonly Token[], { from, to }: Span): 'own' | 'loan' | undefined {
  let found: 'own' | 'loan' | undefined;
  for (let at = from; at < to; at++) {
    const source = phraseAt(sources, tokens, at);
    if (source === undefined || at + source.length > to) continue;
    if (source.value === 'loan') return 'loan';
    found = 'own';
  }
  return found;
}

const isAmounting = (tokens: readonly Token[], { from }: Span): boolean =>
  [1, 2].some((back) => lengthAt(amounting, tokens, from - back) > 0);

/** "under 80", "80 se zyada nahi". */
const isBounded = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2, 3].some((back) => {
    const quantity = quantityAt(tokens, at - back, moneyAt);
    return quantity !== undefined && quantity.length > back && quantity.comparison !== 'exact';
  });

function clauseStart(tokens: readonly Token[], at: number, least: number): number {
  let from = at;
  while (from > Math.max(least, at - LONGEST_THOUGHT) && !ends(tokens[from - 1])) from--;
  return from;
}

function clauseEnd(tokens: readonly Token[], at: number, most: number): number {
  let to = at;
  while (to < Math.min(most, at + LONGEST_THOUGHT) && !ends(tokens[to])) to++;
  return to;
}

/** The dot of "Rs. 12 lakhs" ends nothing; neither does a colon. */
function ends(token: Token | undefined): boolean {
  const text = token?.text ?? '';
  return partJoints.has(text) || ENDS.has(text);
}

const LONGEST_THOUGHT = 14;
const ENDS = new Set(['.', ';', '\n', '?', '!', ')', '(']);
