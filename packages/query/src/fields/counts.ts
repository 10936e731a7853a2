import { lowerFirst } from '@manemitra/domain/first-letter';
import type { FieldValues, NumberRange } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import { beginsComparison } from '../comparisons.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, rowLength } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Amount, Quantity } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import {
  countFillers,
  countWords,
  percentWords,
  perSqftWords,
  projectsWith,
  verbsOfCounts,
} from '../words/count-words.ts';
import type { CountField, CountWords } from '../words/count-words.ts';
import { isComparedBehind, isFlatCount } from '../words/count-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { bareComparisons, deniedLimits, thansOfLimits } from '../words/limit-words.ts';
import { rupeeSigns } from '../words/money-words.ts';

function countLanguage<F extends CountField>(
  field: F,
  say: (value: NumberRange) => string,
  label: (value: NumberRange) => string,
): FieldLanguage<F> {
  return {
    field,
    readers: [countReader(field)],
    say: (value: FieldValues[F]) => say(value),
    label: (value: FieldValues[F]) => label(value),
  };
}

export const totalUnits = countLanguage(
  'totalUnits',
  (value) => `${sayCount(value)} units`,
  (value) => `${labelCount(value)} units`,
);
export const openSpacePercent = countLanguage(
  'openSpacePercent',
  (value) => `${sayCount(value, '%')} open space`,
  (value) => `${labelCount(value, '%')} open space`,
);
export const maintenancePerSqft = countLanguage(
  'maintenancePerSqft',
  (value) => `maintenance ${sayCount(value)} per sq ft`,
  (value) => `Maintenance ${lowerFirst(labelCount(value, '', '₹'))} per sq ft`,
);
export const loadingPercent = countLanguage(
  'loadingPercent',
  (value) => `loading ${sayCount(value, '%')}`,
  (value) => `Loading ${lowerFirst(labelCount(value, '%'))}`,
);
export const towers = countLanguage(
  'towers',
  (value) => `${sayCount(value)} towers`,
  (value) => `${labelCount(value)} towers`,
);

function countReader(field: CountField): Reader {
  const words = countWords[field];
  const read = ({ tokens }: Sentence, at: number): Reading | undefined => {
    const before = nounBefore(words, tokens, at);
    const quantity = quantityAt(tokens, at + before, amountReader(words, field));
    if (quantity === undefined) return undefined;
    const parts = [quantity.first, quantity.second];
    if (isRooms(tokens, at + before + quantity.length)) return undefined;
    const behind = nounBehind(words, tokens, at + before + quantity.length, field);
    const isCompared = quantity.comparison !== 'exact';
    const hasNoun =
      before > 0 || (isCompared && behind > 0) || parts.some((part) => part?.unit === NOUN);
    const hasSign = words.sign === 'percent' && parts.some((part) => (part?.unit ?? 0) > PLAIN);
    if (!hasNoun || (words.sign === 'percent' && before === 0 && !hasSign)) return undefined;
    if (quantity.first.value > (MOST[field] ?? 100) || quantity.first.value < (LEAST[field] ?? 0)) {
      return undefined;
    }
    const length = before + quantity.length + (isCompared ? behind : 0);
    const refusal = isCompared ? refusalBehind(tokens, at + length) : 0;
    const said = rangeOf(quantity, words.lone);
    const isApart =
      field === 'towers' && excludesItself(tokens.slice(at, at + length + refusal), quantity);
    const range = isApart ? withoutEnds(said) : said;
    return wish(length + refusal, { field, value: refusal > 0 ? turned(range) : range });
  };
  const begins = (text: string) =>
    words.before.has(text) ||
    beginsComparison(text) ||
    beginsNumber(text) ||
    (words.sign === 'per-sqft' && rupeeSigns.has(text));
  return { begins, read };
}

/** "Less than 4", "under 4", "5 se kam": of a few things the number itself is too many; "not more than 4" and "3 or fewer" hold it. */
function excludesItself(said: readonly Token[], { second }: Quantity): boolean {
  const has = (words: { has: (text: string) => boolean }) =>
    said.some(({ text }) => words.has(text));
  return (
    second === undefined &&
    (has(thansOfLimits) || has(bareComparisons)) &&
    !has(deniedLimits) &&
    !has(denialsBehind)
  );
}

const withoutEnds = ({ min, max }: NumberRange): NumberRange => ({
  ...(min === undefined ? {} : { min: min + 1 }),
  ...(max === undefined ? {} : { max: Math.max(1, max - 1) }),
});

/** "200 flats se zyada wala project nahi", "more than 100 units beda": what is refused is the bound. */
function refusalBehind(tokens: readonly Token[], at: number): number {
  const between = rowLength(projectsWith, tokens, at);
  if (!denialsBehind.has(tokens[at + between]?.text ?? '')) return 0;
  return between + 1 + rowLength(verbsOfCounts, tokens, at + between + 1);
}

const turned = ({ min, max }: NumberRange): NumberRange =>
  min !== undefined && max !== undefined
    ? { min, max }
    : { ...(max === undefined ? {} : { min: max }), ...(min === undefined ? {} : { max: min }) };

/** "low maintenance 2bhk": the number is of the rooms behind it. */
function isRooms(tokens: readonly Token[], at: number): boolean {
  const hyphen = tokens[at]?.text === '-' ? 1 : 0;
  return lengthAt(bhkWords, tokens, at + hyphen) > 0;
}

/** "for 2 homes" counts no project's units, and ₹5,000 a month is no rate per square foot. */
const LEAST: Partial<Record<CountField, number>> = { totalUnits: 5 };
const MOST: Partial<Record<CountField, number>> = { totalUnits: 100_000, towers: 200 };

function nounBefore(words: CountWords, tokens: readonly Token[], at: number): number {
  const noun = lengthAt(words.before, tokens, at);
  if (noun === 0) return 0;
  // "maintenance per sqft 4": the rate may be named before its number.
  const rate = words.sign === 'per-sqft' ? lengthAt(perSqftWords, tokens, at + noun) : 0;
  return noun + rate + rowLength(countFillers, tokens, at + noun + rate);
}

/** "2 or fewer towers", "100 se kam flat wali society": the noun stands behind the comparison. */
function nounBehind(
  words: CountWords,
  tokens: readonly Token[],
  at: number,
  field: CountField,
): number {
  if (words.sign !== undefined) return 0;
  const noun = lengthAt(words.after, tokens, at);
  if (noun > 0 || field !== 'totalUnits') return noun;
  return isFlatCount(tokens, at) ? 1 : 0;
}

const PLAIN = 0;
const SIGNED = 1;
const NOUN = 2;

/** A number and what it carries: nothing, its sign ("22%"), or the noun of the field ("2 towers"). */
function amountReader(words: CountWords, field: CountField) {
  return (tokens: readonly Token[], at: number): Amount | undefined => {
    const rupee = words.sign === 'per-sqft' ? lengthAt(rupeeSigns, tokens, at) : 0;
    const number = numberAt(tokens, at + rupee);
    if (number === undefined) return undefined;
    let length = rupee + number.length;
    let unit = PLAIN;
    const signs = words.sign === 'percent' ? percentWords : perSqftWords;
    const sign = words.sign === undefined ? 0 : lengthAt(signs, tokens, at + length);
    if (sign > 0) unit = SIGNED;
    length += sign;
    const hyphen = tokens[at + length]?.text === '-' ? 1 : 0;
    const flats = field === 'totalUnits' && isComparedBehind(tokens, at + length + hyphen) ? 1 : 0;
    const noun = Math.max(flats, lengthAt(words.after, tokens, at + length + hyphen));
    if (noun > 0 && (words.sign === undefined || sign > 0)) {
      length += hyphen + noun;
      unit = NOUN;
    }
    return { length, value: number.value, unit, inDigits: number.inDigits };
  };
}

function rangeOf(quantity: Quantity, lone: CountWords['lone']): NumberRange {
  const { first, second, comparison } = quantity;
  if (second !== undefined) {
    // "Max 2 or 3 towers": the larger of the two is the most.
    if (comparison === 'max') return { max: Math.max(first.value, second.value) };
    if (comparison === 'min') return { min: Math.min(first.value, second.value) };
    return { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
  }
  const said = comparison === 'exact' || comparison === 'between' ? lone : comparison;
  if (said === 'min') return { min: first.value };
  if (said === 'max' || said === 'stretch') return { max: first.value };
  if (said === 'around') return { min: tenth(first.value * 0.9), max: tenth(first.value * 1.1) };
  return { min: first.value, max: first.value };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function sayCount({ min, max }: NumberRange, sign = ''): string {
  if (min !== undefined && max !== undefined) return `between ${min}${sign} and ${max}${sign}`;
  return min === undefined ? `at most ${max}${sign}` : `at least ${min}${sign}`;
}

function labelCount({ min, max }: NumberRange, sign = '', before = ''): string {
  const show = (value: number) => `${before}${value}${sign}`;
  if (min !== undefined && max !== undefined) {
    return min === max ? show(min) : `${show(min)} – ${show(max)}`;
  }
  return min === undefined ? `Up to ${show(max ?? 0)}` : `At least ${show(min)}`;
}
