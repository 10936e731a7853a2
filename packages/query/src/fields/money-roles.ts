import { LAKH } from '@manemitra/domain/money';
import { moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Amount } from '../quantity.ts';
import { quantityAt } from '../quantity.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';
import {
  amounting,
  eachWords,
  forThem,
  givers,
  givingAway,
  homesBought,
  keptAside,
  manyTogether,
  notCounted,
  notWanted,
  onlySoMuch,
  otherCoins,
  outOfIt,
  ownersSelf,
  paidAgain,
  paidFirst,
  partJoints,
  poolingVerbs,
  sources,
  theRest,
} from '../words/funding-words.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { peopleWords } from '../words/people-words.ts';
import { addedWords, priceLeads } from '../words/money-words.ts';
import { askingVerbs, dealVerbs, ownSubjects, wantVerbs } from '../words/telling-words.ts';
import { correcting, settledBehind } from '../words/widening-words.ts';
import { MOST_AMOUNTS, amountsIn, sumAt } from './amounts-told.ts';
import type { FoundAmount, Span } from './amounts-told.ts';

/**
 * What an amount is in what somebody tells of their money: their own or given ("own"), a loan, beside nothing but a person ("whose"), taken out of the rest ("out"), kept without
 * saying out of what ("kept"), paid first ("first"), not to be counted, paid every month or in another coin ("other"), what a home may cost ("limit"), or not told.
 */
type MoneyRole =
  | 'own'
  | 'loan'
  | 'whose'
  | 'out'
  | 'kept'
  | 'first'
  | 'uncounted'
  | 'other'
  | 'limit'
  | 'untold';

/** An amount of a sentence, tokens `[from, to)`. */
export interface ToldAmount extends Amount {
  from: number;
  to: number;
  role: MoneyRole;
  /** How many give as much. */
  times: number;
  /** The words beside it that say whose or what it is. */
  named: Span | undefined;
  /** What was looked at around it. */
  clause: Span;
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
    const behind = span(amount.to, behindEnd(tokens, amount.to, next));
    const role = roleOf(tokens, amount, { before, behind, hasRest });
    // What stands between two amounts without a joint belongs to the second, unless the first needs it.
    const takesBehind = behind.to === next && next < tokens.length && !hasRole(tokens, before);
    start = takesBehind ? next : amount.to;
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
  return listed(
    tokens,
    owned(withoutUnwanted(tokens, withoutUncounted(tokens, corrected(tokens, told)))),
  );
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

const IS_PART: ReadonlySet<MoneyRole> = new Set(['own', 'loan']);
const ADDING = new Set(['+', 'plus']);

/** "20 lakh from a friend, but don't count that": a clause of its own speaks of the amount before it. */
function withoutUncounted(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const meant = [...tokens.keys()].flatMap((at) => {
    if (lengthAt(notCounted, tokens, at) === 0) return [];
    const clause = span(clauseStart(tokens, at, 0), clauseEnd(tokens, at, tokens.length));
    if (amounts.some(({ from, to }) => from < clause.to && clause.from < to)) return [];
    return amounts.filter(({ to }) => to <= at).slice(-1);
  });
  return amounts.map((one) => (meant.includes(one) ? { ...one, role: 'uncounted' } : one));
}

/** "Gold loan 6, bank 28, but gold loan I don't want": the clause without an amount says of which it is. */
function withoutUnwanted(tokens: readonly Token[], amounts: readonly ToldAmount[]): ToldAmount[] {
  const unwanted = [...tokens.keys()].flatMap((at) => {
    const length = lengthAt(notWanted, tokens, at);
    if (length === 0) return [];
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

/** "Teeno bhai 60-60 lakh", "both put in 40 each": how many give as much; 1 where it is said of one, or of nobody knows how many. */
function timesOf(tokens: readonly Token[], amount: FoundAmount, before: Span): number {
  if (!amount.isFromEach && lengthAt(eachWords, tokens, amount.to) === 0) return 1;
  for (let at = before.to - 1; at >= before.from; at--) {
    const many = phraseAt(manyTogether, tokens, at);
    if (many !== undefined) return many.value;
    const count = numberAt(tokens, at);
    const who = tokens[at + (count?.length ?? 0)]?.text ?? '';
    const isOfPeople =
      givers.has(who) || lengthAt(peopleWords, tokens, at + (count?.length ?? 0)) > 0;
    if (count !== undefined && isOfPeople && count.value > 1 && count.value <= MOST_GIVERS)
      return count.value;
  }
  return 1;
}

const MOST_GIVERS = 10;

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
  amount: FoundAmount,
  { before, behind, hasRest }: Around,
): MoneyRole {
  if (otherCoins.has(tokens[amount.from - 1]?.text ?? '')) return 'other';
  const near = [before, behind];
  const isSaid = (table: PhraseTable<unknown>) => near.some((one) => has(table, tokens, one));
  if (isSaid(priceLeads) || isAmounting(tokens, amount)) return 'limit';
  const isFromEach = amount.isFromEach || lengthAt(eachWords, tokens, amount.to) > 0;
  if (isFromEach && timesOf(tokens, amount, before) === 1) return 'untold';
  if (isSaid(paidFirst)) return 'first';
  if (isSaid(paidAgain) || (amount.unit > 0 && amount.unit < LAKH)) return 'other';
  if (isSaid(notCounted)) return 'uncounted';
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
  if (!isPart && !amount.isFromEach && isBounded(tokens, amount)) return 'limit';
  const isPooled = amount.isFromEach || (isFromEach && isSaid(poolingVerbs));
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
  const of = OF_SUMS.has(tokens[to]?.text ?? '') ? 1 : 0;
  const isBehind = homesBought.has(tokens[to + of]?.text ?? '');
  return isBehind || (of > 0 && homesBought.has(tokens[from - 1]?.text ?? ''));
}

const OF_SUMS = wordSet('ka ki ke wala wali wale का की के वाला वाली');

const hasRole = (tokens: readonly Token[], before: Span): boolean =>
  [sources, outOfIt, keptAside, paidAgain].some((table) => has(table, tokens, before));

function has(table: PhraseTable<unknown>, tokens: readonly Token[], { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const length = lengthAt(table, tokens, at);
    if (length > 0 && at + length <= to) return true;
  }
  return false;
}

interface SourceSaid {
  source: 'own' | 'loan';
  at: Span;
}

/** A loan wins over words that only say that it is there. */
function sourceIn(tokens: readonly Token[], { from, to }: Span): SourceSaid | undefined {
  let found: SourceSaid | undefined;
  for (let at = from; at < to; at++) {
    const source = phraseAt(sources, tokens, at);
    if (source === undefined || at + source.length > to) continue;
    const said = { source: source.value, at: span(at, at + source.length) };
    if (source.value === 'loan') return said;
    found = said;
  }
  return found;
}

/** Close beside an amount somebody is named whose it may be, and no home. */
function isSomebodys(tokens: readonly Token[], before: Span, behind: Span): boolean {
  const near = [
    span(Math.max(before.from, before.to - CLOSE), before.to),
    span(behind.from, Math.min(behind.to, behind.from + CLOSE)),
  ];
  return near.some((one) => {
    for (let at = one.from; at < one.to; at++) if (lengthAt(bhkWords, tokens, at) > 0) return false;
    for (let at = one.from; at < one.to; at++) if (isPersonAt(tokens, at)) return true;
    return false;
  });
}

/** "Mine", or somebody with what says that it is theirs; "bhai 60 lakh" may be spoken to a brother. */
function isPersonAt(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const person = phraseAt(peopleWords, tokens, at);
  const next = at + (person?.length ?? 1);
  if (lengthAt(forThem, tokens, next) > 0) return false;
  if (ownersSelf.has(text)) return true;
  if (person === undefined || person.value === 'me') return false;
  return OWNING.has(tokens[next]?.text ?? '') || ENGLISH_OWNER.test(text);
}

const OWNING = new Set(['ka', 'ke', 'ki', 'apna', 'apne', 'का', 'के', 'की', 'अपने']);
const ENGLISH_OWNER =
  /^(?:dad|mom|father|mother|wife|husband|brother|sister|grandma|grandpa|son|daughter)s$/;

const CLOSE = 3;

const isAmounting = (tokens: readonly Token[], { from }: Span): boolean =>
  [1, 2].some((back) => lengthAt(amounting, tokens, from - back) > 0);

/** "under 80", "80 se zyada nahi". */
const isBounded = (tokens: readonly Token[], { from, to }: Span): boolean =>
  [0, 1, 2, 3].some((back) => {
    const quantity = quantityAt(tokens, from - back, sumAt);
    // The plus of "30 L + 15 L" adds.
    const isPlus = ADDING.has(tokens[to]?.text ?? '') && moneyNear(tokens, to + 1);
    if (isPlus && back === 0) return false;
    return quantity !== undefined && quantity.length > back && quantity.comparison !== 'exact';
  });

const moneyNear = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2, 3].some((ahead) => (moneyAt(tokens, at + ahead)?.unit ?? 0) > 0);

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

/** "80 lakh came, out of it 25 …": what is taken out is said of the next. */
function behindEnd(tokens: readonly Token[], at: number, most: number): number {
  const end = clauseEnd(tokens, at, most);
  for (let to = at; to < end; to++) if (lengthAt(outOfIt, tokens, to) > 0) return to;
  return end;
}

/** The dot of "Rs. 12 lakhs" ends nothing; neither does a colon. */
function ends(token: Token | undefined): boolean {
  const text = token?.text ?? '';
  return partJoints.has(text) || ENDS.has(text);
}

const LONGEST_THOUGHT = 14;
const ENDS = new Set(['.', ';', '\n', '?', '!', ')', '(']);
