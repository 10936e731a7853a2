import { CRORE, formatShortRupees, LAKH } from '@manemitra/domain/money';
import { distanceAt } from '../distances.ts';
import { isPlausible, moneyAt } from '../money.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { priceLeads } from '../words/money-words.ts';
import { durationUnits } from '../words/possession-words.ts';
import {
  amounting,
  eachWords,
  funders,
  givers,
  partJoints,
  perMonthWords,
  poolingVerbs,
} from '../words/funding-words.ts';

/**
 * "Bank has sanctioned 85 lakh, my father can add 20", "80 own money and 60 loan", "4 of us putting in 60L each": what is there to spend is
 * told in parts. Each names who gives it, and no other amount of money is said, so that their sum is what the home may cost.
 */
export const sumOfParts: Reader = {
  begins: (text) => beginsNumber(text) || funders.has(text) || partOpeners.has(text),
  read: (sentence, at) => readEach(sentence, at) ?? readParts(sentence, at),
};

/** A part may begin with whose money it is. */
const partOpeners: ReadonlySet<string> = new Set(['my', 'our', 'mera', 'mere', 'nam', 'nan', 'i']);

interface Part {
  from: number;
  to: number;
  value: number;
  unit: number;
}

function readParts({ tokens }: Sentence, at: number): Reading | undefined {
  const parts: Part[] = [];
  for (let from = at; parts.length < MOST_PARTS;) {
    const part = partAt(tokens, from);
    if (part === undefined) break;
    parts.push(part);
    from = part.to + rowLength(partJoints, tokens, part.to);
  }
  const last = parts.at(-1);
  const unit =
    parts.find((part) => part.unit > 0)?.unit ?? lakhsUnsaid(parts, tokens.slice(at, last?.to));
  if (parts.length < 2 || last === undefined || unit === undefined) return undefined;
  const rupees = parts.map((part) => Math.round(part.value * unitOf(part, unit)));
  const max = rupees.reduce((sum, one) => sum + one, 0);
  if (!isPlausible(max) || hasOtherMoney(tokens, at, last.to)) return undefined;
  return wish(last.to - at, {
    field: 'price',
    value: { max, basis: 'listed' },
    assumed: `We added ${rupees.map(formatShortRupees).join(' and ')}.`,
    isSure: true,
  });
}

/** "One crore from him, ninety from me" is ninety lakh; "85 lakh … 20" twenty lakh. */
function unitOf({ value, unit }: Part, said: number): number {
  if (unit > 0) return unit;
  return said === CRORE && value < MOST_CRORES ? CRORE : LAKH;
}

/** "80 own money and 60 loan". */
function lakhsUnsaid(parts: readonly Part[], said: readonly Token[]): number | undefined {
  const isMoney = said.some(({ text }) => LENT_OR_OWN.has(text));
  const areLakhs = parts.every(({ value }) => value >= MOST_CRORES && value < 1000);
  return isMoney && areLakhs ? LAKH : undefined;
}

const MOST_CRORES = 10;
const LENT_OR_OWN = new Set(['loan', 'own', 'savings', 'cash', 'लोन', 'ಸಾಲ']);

/** Up to the next sign or "and": one amount, and somebody or something that it comes from. */
function partAt(tokens: readonly Token[], from: number): Part | undefined {
  let amount: { value: number; unit: number } | undefined;
  let isFunded = false;
  let at = from;
  while (at < tokens.length && at - from < LONGEST_PART) {
    const text = tokens[at]?.text ?? '';
    if (at > from && partJoints.has(text) && amount !== undefined) break;
    if (ENDS.has(text) || OTHERWISE.has(text)) break;
    if (lengthAt(perMonthWords, tokens, at) > 0 || lengthAt(priceLeads, tokens, at) > 0) {
      return undefined;
    }
    const funder = lengthAt(funders, tokens, at);
    const money = funder > 0 ? undefined : moneyAt(tokens, at);
    if (funder > 0) {
      isFunded = true;
      at += funder;
    } else if (money !== undefined && !isCount(tokens, at, at + money.length)) {
      if (amount !== undefined || money.value <= 0) return undefined;
      amount = money;
      at += money.length;
    } else if (money !== undefined) {
      return undefined;
    } else {
      at++;
    }
  }
  return amount !== undefined && isFunded ? { from, to: at, ...amount } : undefined;
}

const MOST_PARTS = 5;
const LONGEST_PART = 14;
const ENDS = new Set(['.', ';', '\n', '?', '!', ')']);
/** What follows is said of something else. */
const OTHERWISE = new Set(['so', 'but', 'to', 'isliye', 'lekin', 'aadre', 'hence']);

/** Rooms, years, minutes or a share, behind a number that begins at `from`. */
const isCount = (tokens: readonly Token[], from: number, at: number): boolean =>
  distanceAt(tokens, from) !== undefined ||
  lengthAt(bhkWords, tokens, at) > 0 ||
  lengthAt(durationUnits, tokens, at) > 0 ||
  ['%', 'percent', 'km', 'sqft', 'x'].includes(tokens[at]?.text ?? '');

/** An amount with its unit beside the parts says more than they do: a budget, a price, a sale. */
function hasOtherMoney(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = 0; at < tokens.length; at++) {
    if (at >= from && at < to) continue;
    const money = moneyAt(tokens, at);
    const isAmount = money !== undefined && (money.unit > 0 || isNamedSum(tokens, at));
    if (isAmount || lengthAt(priceLeads, tokens, at) > 0) return true;
  }
  return false;
}

const isNamedSum = (tokens: readonly Token[], at: number): boolean =>
  lengthAt(amounting, tokens, at - 1) > 0;

/** "4 of us siblings putting in 60L each". */
function readEach({ tokens }: Sentence, at: number): Reading | undefined {
  const count = numberAt(tokens, at);
  if (count === undefined || count.value < 2 || count.value > MOST_GIVERS) return undefined;
  const who = rowLength(givers, tokens, at + count.length);
  if (who === 0) return undefined;
  let end = at + count.length + who;
  let isPooled = false;
  for (; end < at + LONGEST_PART; end++) {
    const money = moneyAt(tokens, end);
    if (money !== undefined) {
      const each = phraseAt(eachWords, tokens, end + money.length);
      const max = Math.round(money.value * money.unit * count.value);
      if (!isPooled || each === undefined || !isPlausible(max)) return undefined;
      const length = end + money.length + each.length - at;
      if (hasOtherMoney(tokens, at, at + length)) return undefined;
      const said = formatShortRupees(Math.round(money.value * money.unit));
      return wish(length, {
        field: 'price',
        value: { max, basis: 'listed' },
        assumed: `We counted ${said} from each of ${count.value}.`,
        isSure: true,
      });
    }
    if (ENDS.has(tokens[end]?.text ?? '')) return undefined;
    isPooled ||= lengthAt(poolingVerbs, tokens, end) > 0;
  }
  return undefined;
}

const MOST_GIVERS = 10;
