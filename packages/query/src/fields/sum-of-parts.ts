import { CRORE, formatShortRupees, LAKH } from '@manemitra/domain/money';
import type { Question } from '../interpretation.ts';
import { beginsMoney, exactRupees, isPlausible } from '../money.ts';
import { onceFor } from '../once.ts';
import { lengthAt, lengthBefore } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reader } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  allOfThem,
  keptAside,
  moneyItself,
  noLoan,
  notBeyond,
  notCounted,
  notWanted,
  outOfIt,
  paidFirst,
  soMuch,
  sources,
  timesThat,
  totals,
} from '../words/funding-words.ts';
import type { PhraseTable } from '../phrases.ts';
import { peopleWords } from '../words/people-words.ts';
import { dealVerbs } from '../words/telling-words.ts';
import { addedWords, withinThat } from '../words/money-words.ts';
import { clauseEnd, clauseStart, has, span } from './money-clauses.ts';
import { moneyRoles } from './money-roles.ts';
import { sumInRelation } from './sum-in-relation.ts';
import type { ToldAmount } from './told-amount.ts';
import type { Doubted, Told } from './told-sum.ts';

/**
 * "Bank has sanctioned 85 lakh, my father can add 20", "corpus 82 lakhs, out of this keep 12", "3 cr, 2 units, half each": what there is to
 * spend is told in parts, and no price is said. What a home may cost is what the parts come to.
 */
export const sumOfParts: Reader = {
  begins: (text) => beginsMoney(text) || SAYING_WHAT.some((table) => table.has(text)),
  read: ({ text, tokens }, at) => {
    const told = moneyTold(tokens);
    if (told === undefined) return undefined;
    const part = told.parts.find(({ from }) => from === at);
    if (part === undefined) {
      const length = wordsOfParts(tokens, at, told.parts);
      return length > 0 ? { length, kind: 'background' } : undefined;
    }
    // "Down payment and 65 lakhs" is no sum of its own.
    const length = part.to - at + lengthAt(paidFirst, tokens, part.to);
    if (part.from !== told.from) return { length, kind: 'background' };
    return told.doubt === undefined
      ? wish(length, {
          field: 'price',
          value: { max: told.max, basis: 'listed' },
          assumed: told.assumed,
          isSure: true,
        })
      : { length, kind: 'ask', question: questionOf(text, told.doubt) };
  },
};

const SAYING_WHAT: readonly PhraseTable<unknown>[] = [
  sources,
  keptAside,
  notCounted,
  notWanted,
  outOfIt,
  paidFirst,
  peopleWords,
  timesThat,
];

/** Words around a part that say whose it is, where it comes from or that it is kept: they are said of the sum. */
function wordsOfParts(tokens: readonly Token[], at: number, parts: readonly ToldAmount[]): number {
  const isInside = (length: number) =>
    parts.some(({ clause }) => clause.from <= at && at + length <= clause.to);
  return Math.max(
    lengthAt(notCounted, tokens, at),
    lengthAt(timesThat, tokens, at),
    ...SAYING_WHAT.map((table) => lengthAt(table, tokens, at)).filter(isInside),
  );
}

/** What the money that a sentence tells of comes to; nothing where it says what a home may cost. */
export const moneyTold = onceFor((tokens: readonly Token[]): Told | undefined => {
  const amounts = moneyRoles(tokens);
  if (amounts.length === 0) return undefined;
  return sumInRelation(tokens, amounts) ?? addedUp(tokens, amounts);
});

/** The words of a part that tell what was sold: "sold our Hubli flat for 70 lakhs" asks for no flat. */
export const soldForParts = onceFor((tokens: readonly Token[]): readonly ToldAmount['clause'][] =>
  (moneyTold(tokens)?.parts ?? [])
    .map(({ clause }) => clause)
    .filter(({ from, to }) => tokens.slice(from, to).some(({ text }) => dealVerbs.has(text))),
);

/** What is had, lent or kept, where a limit is said beside it: that is what a home may cost. */
export const moneyBeside = onceFor((tokens: readonly Token[]): readonly ToldAmount[] => {
  const amounts = moneyRoles(tokens);
  return amounts.some(({ role }) => role === 'limit')
    ? amounts.filter(({ role }) => BESIDE_A_LIMIT.has(role))
    : [];
});

const BESIDE_A_LIMIT: ReadonlySet<ToldAmount['role']> = new Set(['own', 'loan', 'out', 'kept']);

function addedUp(tokens: readonly Token[], amounts: readonly ToldAmount[]): Told | undefined {
  const is = (...roles: ToldAmount['role'][]) => amounts.filter(({ role }) => roles.includes(role));
  const added = is('own', 'loan');
  const [out, kept, uncounted] = [is('out'), is('kept'), is('uncounted')];
  const isTold =
    added.length > 1 ||
    (added.length === 1 &&
      (out.length + kept.length + uncounted.length > 0 ||
        (added[0]?.times ?? 1) > 1 ||
        (added[0]?.role === 'own' && isAllThereIs(tokens))));
  if (!isTold || is('limit').length > 0 || saysTotal(tokens, amounts)) return undefined;
  const unit = added.find((part) => part.unit > 0)?.unit ?? lakhsUnsaid(added, tokens);
  if (unit === undefined) return undefined;
  const rupees = (part: ToldAmount) => Math.round(part.value * unitOf(part, unit)) * part.times;
  const sumOf = (parts: readonly ToldAmount[]) =>
    parts.reduce((sum, part) => sum + rupees(part), 0);
  const [all, less, aside] = [sumOf(added), sumOf(out), sumOf(kept)];
  const untold = is('untold').filter((part) => part.unit > 0);
  const [more, only] = [sumOf(untold), untold[0] === undefined ? 0 : rupees(untold[0])];
  // "Own 40, loan 60, 2bhk 1 crore": the price is what the parts come to. Beside a single part it is the price that is told.
  if (untold.length > 0 && (added.length === 1 || more === all)) return undefined;
  // "82 lakhs, 12 stay in FD" are of one sum; beside several parts it may be one more.
  const isDoubted = kept.length > 0 && added.length > 1;
  const max = all - less - (isDoubted ? 0 : aside);
  const sums = isDoubted ? [max - aside, max] : [max];
  // What is told among the parts without a word for it may be one more of them, or what a home may cost.
  const subtotal = added.find(({ role, clause }) => role === 'own' && isAddedUp(tokens, clause));
  const choices =
    untold.length > 0
      ? [...new Set([...sums.map((sum) => sum + more), ...sums, only])]
      : [...sums, ...(subtotal === undefined ? [] : [rupees(subtotal)])];
  if (!choices.every(isPlausible)) return undefined;
  const why = isDoubted ? 'kept' : untold.length > 0 ? 'untold' : 'added';
  const of = {
    kept: aside,
    untold: more,
    added: subtotal === undefined ? 0 : rupees(subtotal),
  }[why];
  return {
    parts: amounts.filter(({ role, unit: said }) => role !== 'untold' || said > 0),
    from: added[0]?.from ?? 0,
    max,
    assumed: saidOf(added, [...out, ...kept], rupees),
    ...(choices.length > 1 ? { doubt: { why, of, sums: choices } } : {}),
  };
}

/** "I am having 90 lakhs from retirement funds, no loan required". */
const isAllThereIs = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => lengthAt(noLoan, tokens, at) > 0);

/** "PF and gratuity together 40 lakh": of these two, or with what was told before. */
const isAddedUp = (tokens: readonly Token[], { from, to }: ToldAmount['clause']): boolean =>
  tokens.some((_, at) => at >= from && at < to && lengthAt(addedWords, tokens, at) > 0) &&
  !tokens.some((_, at) => lengthAt(allOfThem, tokens, at) > 0);

/** "In all 78": the sum itself is told, beside the word. In "total usi me", "kul itna hi" and "for that total" it is spoken of. */
const saysTotal = (tokens: readonly Token[], amounts: readonly ToldAmount[]): boolean =>
  tokens.some((_, at) => {
    const all = lengthAt(allOfThem, tokens, at);
    const length = Math.max(all, lengthAt(totals, tokens, at));
    const end = at + length;
    if (length === 0 || (all > 0 && amounts.every(({ from }) => from !== end))) return false;
    const isBeside = amounts.some(
      ({ from, to }) => from >= at - CLOSE && from <= end + CLOSE && to > at - CLOSE,
    );
    // "… 5 L. Not above the total": it bounds what was told in a thought of its own, without an amount.
    const thought = span(clauseStart(tokens, at, 0), clauseEnd(tokens, at, tokens.length));
    const isAlone = amounts.every(({ from, to }) => to <= thought.from || from >= thought.to);
    if (isAlone && has(notBeyond, tokens, thought)) return false;
    const isNext = amounts.some(({ from }) => from === end);
    return isBeside && (isNext || !isPointedAt(tokens, at, end));
  });

const isPointedAt = (tokens: readonly Token[], from: number, to: number): boolean =>
  [withinThat, soMuch].some(
    (table) => lengthAt(table, tokens, to) > 0 || lengthBefore(table, tokens, from) > 0,
  );

const CLOSE = 3;

/** "We added ₹60 L (loan) and ₹15 L, and took off ₹3 L." */
function saidOf(
  added: readonly ToldAmount[],
  taken: readonly ToldAmount[],
  rupees: (part: ToldAmount) => number,
): string {
  const say = (part: ToldAmount) => {
    const each = part.times > 1 ? ` (${formatShortRupees(rupees(part) / part.times)} each)` : '';
    return `${formatShortRupees(rupees(part))}${each}${part.role === 'loan' ? ' (loan)' : ''}`;
  };
  const off = taken.map(say).join(' and ');
  if (added.length === 1 && off !== '') return `We took ${off} off ${added.map(say).join()}.`;
  const sum = `We added ${added.map(say).join(' and ')}`;
  return off === '' ? `${sum}.` : `${sum}, and took off ${off}.`;
}

function questionOf(text: string, { why, of, sums }: NonNullable<Told['doubt']>): Question {
  const sum = formatShortRupees(of);
  const asked: Record<Doubted, string> = {
    kept: `Is the ${sum} that you keep part of the rest that you told us of?`,
    untold: `Is the ${sum} one more part of what you have, or what the home may cost?`,
    added: `Does the ${sum} come on top of the rest, or is it all that you have?`,
  };
  return {
    about: 'price',
    text: asked[why],
    choices: sums.map((most) => ({
      label: `Up to ${formatShortRupees(most)}`,
      sentence: `${text.replace(/[\s.,;]+$/, '')}, budget under ${exactRupees(most)}`,
    })),
  };
}

/** "One crore from him, ninety from me" is ninety lakh; "85 lakh … 20" twenty lakh. */
function unitOf({ value, unit }: ToldAmount, said: number): number {
  if (unit > 0) return unit;
  return said === CRORE && value < MOST_CRORES ? CRORE : LAKH;
}

/** "80 own money and 60 loan". */
function lakhsUnsaid(parts: readonly ToldAmount[], tokens: readonly Token[]): number | undefined {
  const isMoney =
    tokens.some(({ text }) => moneyItself.has(text)) ||
    parts.filter(({ named }) => named !== undefined).length > 1;
  const areLakhs = parts.every(({ value }) => value >= MOST_CRORES && value < 1000);
  return isMoney && areLakhs ? LAKH : undefined;
}

const MOST_CRORES = 10;
