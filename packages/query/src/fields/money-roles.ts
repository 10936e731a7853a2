import { LAKH } from '@manemitra/domain/money';
import { moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, lengthBefore, phraseAt } from '../phrases.ts';
import type { PhraseTable } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Span, Token } from '../token.ts';
import {
  amounting,
  eachWords,
  givers,
  speakers,
  givingAway,
  homesBought,
  keptAside,
  manyTogether,
  monthlySources,
  notCounted,
  notWanted,
  ofSums,
  otherCoins,
  outOfIt,
  ownersSelf,
  paidAgain,
  paidFirst,
  pawned,
  poolingVerbs,
  putOnTop,
  sources,
  spentBefore,
  theRest,
} from '../words/funding-words.ts';
import type { Comparison } from '../words/comparison-words.ts';
import { addingJoints } from '../words/joint-words.ts';
import { peopleWords } from '../words/people-words.ts';
import { addedWords, priceLeads } from '../words/money-words.ts';
import { restatingAhead } from '../words/widening-words.ts';
import { askingVerbs, dealVerbs, ownSubjects, wantVerbs } from '../words/telling-words.ts';
import { MOST_AMOUNTS, amountsIn, sumAt } from './amounts-told.ts';
import type { FoundAmount } from './amounts-told.ts';
import { behindEnd, clauseStart, has, span } from './money-clauses.ts';
import { settled } from './money-settled.ts';
import { isPersonAt, isSomebodys, sourceIn } from './money-sources.ts';
import { ADDING, type MoneyRole, type ToldAmount } from './told-amount.ts';

/** Every amount of a sentence with its role, in order; nothing where it has too many to be told in parts. */
export function moneyRoles(tokens: readonly Token[]): ToldAmount[] {
  const amounts = amountsIn(tokens);
  if (amounts.length === 0 || amounts.length > MOST_AMOUNTS) return [];
  const hasRest = tokens.some((_, at) => lengthAt(theRest, tokens, at) > 0);
  let start = 0;
  const told = amounts.map((amount, index) => {
    const before = withoutHeading(
      tokens,
      span(clauseStart(tokens, amount.from, start), amount.from),
    );
    const next = amounts[index + 1]?.from ?? tokens.length;
    const between = span(amount.to, behindEnd(tokens, amount.to, next));
    const behind = between.to === next ? ownBehind(tokens, between) : between;
    const role = roleOf(tokens, amount, { before, behind, hasRest });
    // What stands between two amounts without a joint belongs to the second, unless the first needs it.
    const takesBehind = between.to === next && next < tokens.length && !hasRole(tokens, before);
    start = takesBehind ? behind.to : amount.to;
    const named = [before, behind].map((one) => sourceIn(tokens, one)?.at).find(Boolean);
    const times = timesOf(tokens, amount, before);
    return {
      ...amount,
      role,
      named,
      times,
      clause: span(before.from, behind.to),
    };
  });
  return settled(
    tokens,
    told.filter((one) => !isMonthly(tokens, one)),
  );
}

/** "Maga 80 laksha kodtane nan hatra 15": of two sources between two amounts the first ends what is said of the first. */
function ownBehind(tokens: readonly Token[], between: Span): Span {
  const first = phraseAt(sources, tokens, between.from)?.length ?? 0;
  const rest = span(between.from + first, between.to);
  const isOwned = ownersSelf.has(tokens[between.to - 1]?.text ?? '');
  return first > 0 && (isOwned || sourceIn(tokens, rest) !== undefined)
    ? span(between.from, rest.from)
    : between;
}

/** "Pension 1.1 lakh" comes every month, and is no part of what there is to spend; "pension of 25 lakh" was paid out at once. */
function isMonthly(tokens: readonly Token[], { named, value, unit }: ToldAmount): boolean {
  const said = named === undefined ? [] : tokens.slice(named.from, named.to);
  return said.some(({ text }) => monthlySources.has(text)) && value * unit < MOST_A_MONTH;
}

/** Rupees. Few earn more, and few are paid out less. */
const MOST_A_MONTH = 5 * LAKH;

/** "Budget milake: mere 18 lakh, biwi ke 12": what stands before a colon heads all parts and says nothing of the first, whose owner is named. */
function withoutHeading(tokens: readonly Token[], before: Span): Span {
  const colon = tokens.findIndex(
    ({ text }, at) => text === ':' && at >= before.from && at < before.to,
  );
  const own = span(colon + 1, before.to);
  const isOwned = sourceIn(tokens, own) !== undefined || isSomebodys(tokens, own, own);
  return colon < 0 || !isOwned ? before : own;
}

/** "Teeno bhai 60-60 lakh", "both put in 40 each": how many give as much; 1 where it is said of one, or of nobody knows how many. */
function timesOf(tokens: readonly Token[], amount: FoundAmount, before: Span): number {
  if (!isOfEach(tokens, amount, before)) return 1;
  // "Three friends, each putting 30", "three of us, 30 each": how many stands before the comma.
  const from = Math.max(0, before.from - NAMED_BEFORE);
  for (let at = before.to - 1; at >= from; at--) {
    const many = phraseAt(manyTogether, tokens, at);
    if (many !== undefined) return many.value;
    const count = numberAt(tokens, at);
    const who = tokens[at + (count?.length ?? 0)]?.text ?? '';
    const isOfPeople =
      givers.has(who) || lengthAt(peopleWords, tokens, at + (count?.length ?? 0)) > 0;
    if (count !== undefined && isOfPeople && count.value > 1 && count.value <= MOST_GIVERS)
      return count.value + (isBesideSpeaker(tokens, at, at + count.length) ? 1 : 0);
  }
  return 1;
}

const MOST_GIVERS = 10;
const NAMED_BEFORE = 7;

/** "Me n 2 roomies", "two friends and me": who speaks is one more. */
function isBesideSpeaker(tokens: readonly Token[], from: number, who: number): boolean {
  const isMe = (at: number) => speakers.has(tokens[at]?.text ?? '');
  const isJoint = (at: number) => addingJoints.has(tokens[at]?.text ?? '');
  return (isJoint(from - 1) && isMe(from - 2)) || (isJoint(who + 1) && isMe(who + 2));
}

/** "60-60 lakh", "60 lakh each", "each putting 60 lakh"; in "each 2bhk below 60" homes are counted. */
const isOfEach = (tokens: readonly Token[], { isFromEach, from, to }: FoundAmount, before: Span) =>
  isFromEach ||
  lengthAt(eachWords, tokens, to) > 0 ||
  tokens.some((_, at) => {
    const each = at >= before.from ? lengthAt(eachWords, tokens, at) : 0;
    const verb = at + each;
    const given = [poolingVerbs, sources].map((table) => verb + lengthAt(table, tokens, verb));
    return each > 0 && given.includes(from);
  });

interface Around {
  before: Span;
  behind: Span;
  hasRest: boolean;
}

function roleOf(
  tokens: readonly Token[],
  amount: FoundAmount,
  { before, behind, hasRest }: Around,
): MoneyRole {
  if (otherCoins.has(tokens[amount.from - 1]?.text ?? '')) return 'other';
  const near = [before, behind];
  const isSaid = (table: PhraseTable<unknown>) => near.some((one) => has(table, tokens, one));
  if (isSaid(priceLeads) || isAmounting(tokens, amount) || isKeptTo(tokens, amount)) return 'limit';
  const isFromEach = isOfEach(tokens, amount, before);
  if (isFromEach && timesOf(tokens, amount, before) === 1) return 'untold';
  if (isSaid(paidFirst)) return 'first';
  // "In Chennai I paid 1.1 crore" is no money for this home.
  if (has(spentBefore, tokens, before)) return 'other';
  if (isSaid(paidAgain) || (amount.unit > 0 && amount.unit < LAKH)) return 'other';
  if (isSaid(notCounted)) return 'uncounted';
  if (isSaid(pawned)) return 'loan';
  if (lengthAt(putOnTop, tokens, amount.to) > 0) return 'own';
  const isOut = has(outOfIt, tokens, before);
  if (isSaid(keptAside)) return hasRest || isOut ? 'out' : 'kept';
  if (isOut) return 'out';
  // "I will give 5 to the boys and live on the rest" is no part of it, "papa will give 20" is.
  const saysBefore = (words: ReadonlySet<string>) =>
    tokens.slice(before.from, before.to).some(({ text }) => words.has(text));
  if (hasRest && saysBefore(givingAway) && saysBefore(ownSubjects)) return 'out';
  // In "a loan I won't get, so it's dad's 30" the one who gives stands closest.
  const isGivers = isPersonAt(tokens, amount.from - 1) && amount.from - 1 >= before.from;
  const told = isGivers
    ? (sourceIn(tokens, behind)?.source ?? 'whose')
    : (sourceIn(tokens, before) ?? sourceIn(tokens, behind))?.source;
  if (told !== undefined && isSaid(notWanted)) return 'uncounted';
  // "Loan milake ek crore tak" is all of it, a loan up to so much is a part.
  const isPart = told === 'loan' && !isSaid(addedWords);
  // "About 45 lakhs saved" is what somebody has, "about 45 lakhs" what a home may cost.
  const isOfSomebody = told !== undefined && told !== 'whose';
  if (!isPart && !amount.isFromEach && isBounded(tokens, amount, isOfSomebody)) return 'limit';
  const together = span(Math.max(0, before.from - NAMED_BEFORE), behind.to);
  const isPooled = amount.isFromEach || (isFromEach && has(poolingVerbs, tokens, together));
  if (told !== undefined || isPooled) return told ?? 'own';
  if (isSomebodys(tokens, before, behind)) return 'whose';
  return isPriceOfHome(tokens, amount, near) ? 'limit' : 'untold';
}

/** "Ghar ek crore das ka hi dhoondo": what the home that is asked for costs. */
function isPriceOfHome(
  tokens: readonly Token[],
  { from, to }: Span,
  near: readonly Span[],
): boolean {
  const words = near.flatMap((one) => tokens.slice(one.from, one.to));
  if (words.some(({ text }) => dealVerbs.has(text))) return false;
  if (!words.some(({ text }) => askingVerbs.has(text) || wantVerbs.has(text))) return false;
  const of = ofSums.has(tokens[to]?.text ?? '') ? 1 : 0;
  const isBehind = homesBought.has(tokens[to + of]?.text ?? '');
  return isBehind || (of > 0 && homesBought.has(tokens[from - 1]?.text ?? ''));
}

const hasRole = (tokens: readonly Token[], before: Span): boolean =>
  [sources, outOfIt, keptAside, paidAgain].some((table) => has(table, tokens, before));

const isAmounting = (tokens: readonly Token[], { from }: Span): boolean =>
  [1, 2].some((back) => lengthAt(amounting, tokens, from - back) > 0);

/** "Keep it at 90" speaks of what a home may cost, and keeps nothing from it. */
const isKeptTo = (tokens: readonly Token[], { from }: Span): boolean =>
  lengthBefore(restatingAhead, tokens, from) > 0;

/** "under 80", "80 se zyada nahi"; "about 80" where nobody has it. */
const isBounded = (tokens: readonly Token[], { from, to }: Span, isHad: boolean): boolean =>
  [0, 1, 2, 3].some((back) => {
    const quantity = quantityAt(tokens, from - back, sumAt);
    // The plus of "30 L + 15 L" adds.
    const isPlus = ADDING.has(tokens[to]?.text ?? '') && moneyNear(tokens, to + 1);
    if (isPlus && back === 0) return false;
    return (
      quantity !== undefined &&
      quantity.length > back &&
      !(isHad ? UNBOUND : EXACT).has(quantity.comparison)
    );
  });

const EXACT: ReadonlySet<Comparison> = new Set<Comparison>(['exact']);
const UNBOUND: ReadonlySet<Comparison> = new Set<Comparison>(['exact', 'around']);

const moneyNear = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2, 3].some((ahead) => (moneyAt(tokens, at + ahead)?.unit ?? 0) > 0);
