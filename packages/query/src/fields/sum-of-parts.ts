import { CRORE, formatShortRupees, LAKH } from '@manemitra/domain/money';
import type { Question } from '../interpretation.ts';
import { beginsMoney, exactRupees, isPlausible } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { onceFor } from '../once.ts';
import { lengthAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reader } from '../reading.ts';
import type { Token } from '../token.ts';
import { homesBought, moneyItself, sharedEvenly, totals } from '../words/funding-words.ts';
import { withinThat } from '../words/money-words.ts';
import { moneyRoles } from './money-roles.ts';
import type { ToldAmount } from './money-roles.ts';

/**
 * "Bank has sanctioned 85 lakh, my father can add 20", "corpus 82 lakhs, out of this keep 12", "3 cr, 2 units, half each": what there is to
 * spend is told in parts, and no price is said. What a home may cost is what the parts come to.
 */
export const sumOfParts: Reader = {
  begins: beginsMoney,
  read: ({ text, tokens }, at) => {
    const told = moneyTold(tokens);
    const part = told?.parts.find(({ from }) => from === at);
    if (told === undefined || part === undefined) return undefined;
    const length = part.to - at;
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

interface Told {
  /** The amounts that it is made of, and those that are told beside them. */
  parts: readonly ToldAmount[];
  /** Where the first that it is made of begins. */
  from: number;
  max: number;
  assumed: string;
  /** Two sums that it may come to, and what is in doubt. */
  doubt?: { kept: number; sums: readonly number[] };
}

/** What the money that a sentence tells of comes to; nothing where it says what a home may cost. */
export const moneyTold = onceFor((tokens: readonly Token[]): Told | undefined => {
  const amounts = moneyRoles(tokens);
  if (amounts.length === 0) return undefined;
  return sharedSum(tokens, amounts) ?? addedUp(tokens, amounts);
});

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
  const [out, kept] = [is('out'), is('kept')];
  const unsaid = is('untold', 'limit').filter(({ unit, role }) => unit > 0 || role === 'limit');
  const isTold = added.length > 1 || (added.length === 1 && out.length + kept.length > 0);
  if (!isTold || unsaid.length > 0 || saysTotal(tokens)) return undefined;
  const unit = added.find((part) => part.unit > 0)?.unit ?? lakhsUnsaid(added, tokens);
  if (unit === undefined) return undefined;
  const rupees = (part: ToldAmount) => Math.round(part.value * unitOf(part, unit));
  const sumOf = (parts: readonly ToldAmount[]) =>
    parts.reduce((sum, part) => sum + rupees(part), 0);
  const [all, less, aside] = [sumOf(added), sumOf(out), sumOf(kept)];
  // "82 lakhs, 12 stay in FD" are of one sum; beside several parts it may be one more.
  const isDoubted = kept.length > 0 && added.length > 1;
  const max = all - less - (isDoubted ? 0 : aside);
  const sums = isDoubted ? [max - aside, max] : [max];
  if (!sums.every(isPlausible)) return undefined;
  return {
    parts: amounts.filter(({ role }) => role !== 'untold'),
    from: added[0]?.from ?? 0,
    max,
    assumed: saidOf(added, [...out, ...kept], rupees),
    ...(isDoubted ? { doubt: { kept: aside, sums } } : {}),
  };
}

/** "In all 78": the sum itself is told. In "total usi me" it is spoken of. */
const saysTotal = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => {
    const length = lengthAt(totals, tokens, at);
    return length > 0 && lengthAt(withinThat, tokens, at + length) === 0;
  });

/** "We added ₹60 L (loan) and ₹15 L, and took off ₹3 L." */
function saidOf(
  added: readonly ToldAmount[],
  taken: readonly ToldAmount[],
  rupees: (part: ToldAmount) => number,
): string {
  const say = (part: ToldAmount) =>
    `${formatShortRupees(rupees(part))}${part.role === 'loan' ? ' (loan)' : ''}`;
  const off = taken.map(say).join(' and ');
  if (added.length === 1) return `We took ${off} off ${added.map(say).join()}.`;
  const sum = `We added ${added.map(say).join(' and ')}`;
  return off === '' ? `${sum}.` : `${sum}, and took off ${off}.`;
}

function questionOf(text: string, { kept, sums }: NonNullable<Told['doubt']>): Question {
  return {
    about: 'price',
    text: `Is the ${formatShortRupees(kept)} that you keep part of the rest that you told us of?`,
    choices: sums.map((sum) => ({
      label: `Up to ${formatShortRupees(sum)}`,
      sentence: `${text.replace(/[\s.,;]+$/, '')}, budget under ${exactRupees(sum)}`,
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
  const isMoney = tokens.some(({ text }) => moneyItself.has(text));
  const areLakhs = parts.every(({ value }) => value >= MOST_CRORES && value < 1000);
  return isMoney && areLakhs ? LAKH : undefined;
}

const MOST_CRORES = 10;

/** "3 cr, thinking 2 units, each half": one sum for so many homes. */
function sharedSum(tokens: readonly Token[], amounts: readonly ToldAmount[]): Told | undefined {
  const sums = amounts.filter(({ unit }) => unit >= LAKH);
  const [sum] = sums;
  if (sum === undefined || sums.length > 1) return undefined;
  if (!tokens.some((_, at) => lengthAt(sharedEvenly, tokens, at) > 0)) return undefined;
  const homes = homesIn(tokens);
  if (homes === undefined) return undefined;
  const all = Math.round(sum.value * sum.unit);
  const max = Math.round(all / homes);
  if (!isPlausible(max)) return undefined;
  const assumed = `${formatShortRupees(all)} for ${homes} homes is ${formatShortRupees(max)} each.`;
  return { parts: [sum], from: sum.from, max, assumed };
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
