import { beginningsOf, lengthAt, phraseAt } from '../phrases.ts';
import type { Span, Token } from '../token.ts';
import {
  allOfThem,
  fromThem,
  halfOfIt,
  notCounted,
  notWanted,
  onlySoMuch,
  otherCoins,
  partJoints,
  sameMoney,
  sources,
} from '../words/funding-words.ts';
import { correcting, settledBehind } from '../words/widening-words.ts';
import { clauseEnd, clauseStart, has, span } from './money-clauses.ts';
import { sourceIn } from './money-sources.ts';
import { ADDING, IS_PART, type ToldAmount } from './told-amount.ts';

/** The amounts as they are once all is heard: some are corrected, not counted or not wanted, and some are what stands beside them. */
export function settled(tokens: readonly Token[], told: readonly ToldAmount[]): ToldAmount[] {
  const heard = headed(tokens, exchanged(tokens, corrected(tokens, told)));
  const counted = withoutUnwanted(tokens, withoutUncounted(tokens, heard));
  return listed(tokens, owned(savedBesideLoan(pooled(tokens, halved(tokens, counted)))));
}

/** "… both together, and not a rupee more": each amount told before is a part, also one whose words we do not know. Of "both together 60" that is the sum. */
function pooled(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const at = tokens.findIndex((_, index) => lengthAt(allOfThem, tokens, index) > 0);
  const end = at + lengthAt(allOfThem, tokens, at);
  const parts = amounts.filter(({ from, role }) => from < at && MAY_BE_PART.has(role));
  if (at < 0 || parts.length < 2 || amounts.some(({ role }) => role === 'limit'))
    return [...amounts];
  if (amounts.some(({ from }) => from >= end && from <= end + 1)) return [...amounts];
  return amounts.map((one) =>
    parts.includes(one) && !IS_PART.has(one.role) ? { ...one, role: 'own' } : one,
  );
}

const MAY_BE_PART: ReadonlySet<ToldAmount['role']> = new Set([
  ...IS_PART,
  'untold',
  'kept',
  'whose',
  'first',
]);

/** "The flat went for 1.1 crore, half is mine": a half of it is there to spend. */
function halved(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const whole = amounts.filter(({ value, unit }) => unit > 0 || value >= 1);
  return whole.map((one, index) => {
    const next = whole[index + 1]?.from ?? tokens.length;
    const isHalf = tokens.some(
      (_, at) => at >= one.to && at < next && lengthAt(halfOfIt, tokens, at) > 0,
    );
    return isHalf && one.unit > 0 && one.role !== 'limit'
      ? { ...one, value: one.value / 2, role: IS_PART.has(one.role) ? one.role : 'own' }
      : one;
  });
}

/** "nagad 50 lakh, 45 hi likho": what is said last takes the place of what it corrects. */
function corrected(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const left: ToldAmount[] = [];
  for (const amount of amounts) {
    const before = left.at(-1);
    const isLess =
      before?.role === 'loan' &&
      lengthAt(onlySoMuch, tokens, amount.to) > 0 &&
      before.value > amount.value;
    if (before === undefined || (!isLess && !isCorrection(tokens, amount))) {
      left.push(amount);
      continue;
    }
    left[left.length - 1] = {
      ...amount,
      unit: amount.unit || before.unit,
      role: isLess || amount.role === 'untold' ? before.role : amount.role,
    };
  }
  return left;
}

/** "Budget is 80 lakh loan plus 30 lakhs savings": the word for a price heads the parts, of which the first has its source right behind. */
function headed(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  return amounts.map((one, index) => {
    const next = amounts[index + 1];
    const source = one.role === 'limit' ? phraseAt(sources, tokens, one.to) : undefined;
    if (source === undefined || next === undefined || !IS_PART.has(next.role)) return one;
    const isJoined = partJoints.has(tokens[one.to + source.length]?.text ?? '');
    const isAdded = ADDING.has(tokens[one.to + source.length]?.text ?? '');
    return isJoined || isAdded ? { ...one, role: source.value } : one;
  });
}

/** "AED 600k, that comes to 1.4 crore": what another coin comes to is money that is there. */
function exchanged(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  return amounts.map((one, index) => {
    const coins = amounts[index - 1];
    const isCoin =
      coins !== undefined &&
      [coins.from - 1, coins.to].some((at) => otherCoins.has(tokens[at]?.text ?? ''));
    return isCoin && one.role === 'untold' && has(sameMoney, tokens, span(coins.to, one.from))
      ? { ...one, role: 'own' }
      : one;
  });
}

/** "My loan eligibility is 82 and I have kept 38 aside": nobody keeps a part of a loan, so it is money for the home. */
function savedBesideLoan(amounts: readonly ToldAmount[]): ToldAmount[] {
  const isOfLoan = amounts.every(({ role }) => role === 'loan' || role === 'kept');
  const isSaved = isOfLoan && amounts.some(({ role }) => role === 'loan');
  return amounts.map((one) => (isSaved && one.role === 'kept' ? { ...one, role: 'own' } : one));
}

/** "My sixty and forty of my wife" are parts, a person beside a single sum says nothing of it. */
function owned(told: readonly ToldAmount[]): ToldAmount[] {
  const amounts = withFirstPaid(told);
  const parts = amounts.filter(({ role }) => IS_PART.has(role) || role === 'whose');
  const role = parts.length > 1 ? 'own' : 'untold';
  return amounts.map((one) => (one.role === 'whose' ? { ...one, role } : one));
}

/**
 * "25 lakhs down payment and 65 lakhs loan": what is paid first is a part beside the loan. Beside another sum it is a part of that one, which is the price.
 */
function withFirstPaid(amounts: readonly ToldAmount[]): ToldAmount[] {
  const lent = amounts.filter(({ role }) => role === 'loan');
  const isAll = amounts.every(({ role }) => role !== 'untold' && role !== 'limit');
  const role = lent.length > 0 && isAll ? 'own' : 'untold';
  return amounts.map((one) => (one.role === 'first' ? { ...one, role } : one));
}

/** "3 FDs, 12, 18 and 9 lakh", "30 L from dad + 4.5": what stands alone in a list, or behind a plus, is what the one before is. */
function listed(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const told: ToldAmount[] = [];
  const isAlone = (index: number) => {
    const [before, one] = [amounts[index - 1], amounts[index]];
    return before !== undefined && one !== undefined && one.from - before.to === 1;
  };
  for (const [index, one] of amounts.entries()) {
    const before = told.at(-1);
    const isOneOfMany = isAlone(index) && (isAlone(index - 1) || isAlone(index + 1));
    const isAdded =
      before !== undefined &&
      tokens.slice(before.to, one.from).some(({ text }) => ADDING.has(text));
    const isPart =
      one.role === 'untold' &&
      before !== undefined &&
      IS_PART.has(before.role) &&
      (isOneOfMany || isAdded);
    told.push(isPart ? { ...one, role: before.role } : one);
  }
  return told;
}

/** "20 lakh from a friend, but don't count that": a clause of its own speaks of the amount before it. */
function withoutUncounted(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const thoughtAt = (at: number) =>
    span(clauseStart(tokens, at, 0), clauseEnd(tokens, at, tokens.length));
  // "… but I won't take it from him": of whom that is said was told before.
  const declined = beginningsOf(notWanted, tokens).filter((at) =>
    has(fromThem, tokens, thoughtAt(at)),
  );
  const meant = [...beginningsOf(notCounted, tokens), ...declined].flatMap((at) => {
    const clause = thoughtAt(at);
    if (amounts.some(({ from, to }) => from < clause.to && clause.from < to)) return [];
    return amounts.filter(({ to }) => to <= at).slice(-1);
  });
  return amounts.map((one) => (meant.includes(one) ? { ...one, role: 'uncounted' } : one));
}

/** "Gold loan 6, bank 28, but gold loan I don't want": the clause without an amount says of which it is. */
function withoutUnwanted(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const unwanted = beginningsOf(notWanted, tokens).flatMap((at) => {
    const clause = span(clauseStart(tokens, at, 0), clauseEnd(tokens, at, tokens.length));
    if (amounts.some(({ from, to }) => from < clause.to && clause.from < to)) return [];
    const source = sourceIn(tokens, clause)?.at;
    return source === undefined ? [] : [textOf(tokens, source)];
  });
  if (unwanted.length === 0) return [...amounts];
  return amounts.map((one) =>
    one.named !== undefined && unwanted.includes(textOf(tokens, one.named))
      ? { ...one, role: 'uncounted' }
      : one,
  );
}

const textOf = (tokens: readonly Token[], { from, to }: Span): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

function isCorrection(tokens: readonly Token[], { from, to }: Span): boolean {
  if (lengthAt(settledBehind, tokens, to) > 0) return true;
  const end = tokens[from - 1]?.text === ',' ? from - 1 : from;
  return [1, 2, 3].some((back) => lengthAt(correcting, tokens, end - back) === back);
}
