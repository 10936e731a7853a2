import { formatSquareFeet } from '@manemitra/domain/area';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { FieldValues, NumberRange } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import { beginsComparison, comparisonBehind } from '../comparisons.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Amount, Quantity } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence, WishOf } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  areaBasisWords,
  areaFillers,
  areaLeads,
  areaUnits,
  landNouns,
  projectNouns,
  thousands,
} from '../words/area-words.ts';
import { rangeJoints } from '../words/comparison-words.ts';
import { around, dimensions } from './plot-dimensions.ts';

type Basis = FieldValues['area']['basis'];

export const area: FieldLanguage<'area'> = {
  field: 'area',
  readers: [
    {
      begins: (text) =>
        areaBasisWords.has(text) ||
        areaLeads.has(text) ||
        beginsComparison(text) ||
        beginsNumber(text),
      read: readArea,
    },
    dimensions,
  ],
  say: (value) => `${sayRange(value)} sq ft ${BASIS_WORDS[value.basis]}`,
  label: (value) => `${labelRange(value)} ${BASIS_WORDS[value.basis]}`,
};

const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  carpet: 'carpet area',
  'super-built-up': 'super built-up area',
  plot: 'plot area',
};

/** "1500 sqft carpet", "carpet area above 1,100 sq ft", "1200-1500 sft". */
function readArea({ tokens }: Sentence, at: number): Reading | undefined {
  const before = phraseAt(areaBasisWords, tokens, at);
  let start = at + (before?.length ?? lengthAt(areaLeads, tokens, at));
  if (start > at) start += rowLength(areaFillers, tokens, start);
  const quantity = quantityAt(tokens, start, areaAmountAt);
  if (quantity === undefined) return undefined;
  const { first, second } = quantity;
  if (
    first.unit === 0 &&
    (second?.unit ?? 0) === 0 &&
    !isPlainArea(before?.value, start > at, quantity) &&
    !isNamedBehind(tokens, start, quantity)
  ) {
    return undefined;
  }
  let end = start + quantity.length;
  const isLand = first.unit > LAND_UNIT;
  if (isLand && projectNouns.has(tokens[end]?.text ?? '')) {
    return { length: end + 1 - at, kind: 'unheld' };
  }
  if (isRate(tokens, start)) return undefined;
  const filler = tokens[end]?.text === 'of' || tokens[end]?.text === '-' ? 1 : 0;
  const after = phraseAt(areaBasisWords, tokens, end + filler);
  if (after !== undefined && (before === undefined || after.value === before.value)) {
    end += filler + after.length;
    const tail = tokens[end]?.text === 'area' ? 1 : 0;
    end += tail;
  } else if (before === undefined) {
    end += lengthAt(areaLeads, tokens, end);
  }
  end += otherBasisDenied(tokens, end);
  const behind = quantity.comparison === 'exact' ? boundAtEnd(tokens, end) : undefined;
  end += behind?.length ?? 0;
  const comparison = behind?.value ?? quantity.comparison;
  const isLone = second === undefined && comparison === 'exact';
  const basis = before?.value ?? after?.value;
  const isPlotNoun =
    (before?.length === 1 && landNouns.has(tokens[at]?.text ?? '')) ||
    (before === undefined && after?.length === 1 && landNouns.has(tokens[end - 1]?.text ?? ''));
  const size: WishOf<'area'> = {
    field: 'area',
    value: {
      ...boundsOf({ ...quantity, comparison }),
      basis: basis ?? (isLand ? 'plot' : 'super-built-up'),
    },
    ...(isLone ? { lone: true } : {}),
    ...(comparison === 'min' || comparison === 'max' ? { isBound: true } : {}),
    ...(basis === undefined && !isLand ? { basisUnsaid: true } : {}),
  };
  const plot: WishOf<'propertyType'> = { field: 'propertyType', value: { in: ['plot'] } };
  return isPlotNoun ? wish(end - at, plot, size) : wish(end - at, size);
}

/** "900 sqft carpet max": where more follows, as in "1200 sqft carpet max 1.2 cr", the bound is of that. */
function boundAtEnd(tokens: readonly Token[], at: number) {
  const behind = comparisonBehind(tokens, at);
  const next = tokens[at + (behind?.length ?? 0)]?.text ?? '';
  return /[\p{L}\p{N}₹]/u.test(next) ? undefined : behind;
}

/** "6000 per sqft", "6000 / 1 sqft"; in "3bhk / 1500 sqft" the stroke only parts. */
function isRate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text;
  return before === 'per' || (before === '/' && /^\d/.test(tokens[at - 2]?.text ?? ''));
}

/** Guntas, cents and acres measure land. */
const LAND_UNIT = 400;

/** "1500 sqft carpet, not super built up" says the same basis twice. */
function otherBasisDenied(tokens: readonly Token[], at: number): number {
  const comma = tokens[at]?.text === ',' ? 1 : 0;
  if (tokens[at + comma]?.text !== 'not') return 0;
  const other = phraseAt(areaBasisWords, tokens, at + comma + 1);
  return other === undefined || other.value === 'plot' ? 0 : comma + 1 + other.length;
}

/** "carpet 1500": a number without unit is an area only beside a word that says so. */
function isPlainArea(basis: Basis | undefined, isLed: boolean, { first }: Quantity): boolean {
  return (
    isLed && first.value >= 200 && first.value <= 20_000 && (basis !== 'plot' || first.inDigits)
  );
}

/** "1400 carpet", "1000 to 1200 sbua": the word behind says that feet are meant; "1500 plot" says no such thing. */
function isNamedBehind(
  tokens: readonly Token[],
  start: number,
  { first, length }: Quantity,
): boolean {
  const basis = phraseAt(areaBasisWords, tokens, start + length);
  if (basis === undefined || basis.value === 'plot') return false;
  return first.inDigits && first.value >= 200 && first.value <= 20_000;
}

function areaAmountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const number = fractionAt(tokens, at) ?? numberAt(tokens, at);
  if (number === undefined) return undefined;
  // "1500+ sqft" says what a lone area means anyway.
  const hyphen = ['-', '+'].includes(tokens[at + number.length]?.text ?? '') ? 1 : 0;
  const isThousands = thousands.has(tokens[at + number.length]?.text ?? '');
  const joint = hyphen || Number(isThousands);
  const unit = phraseAt(areaUnits, tokens, at + number.length + joint);
  // Rounded, for 1.1 thousand is no whole number to a computer.
  const value = isThousands ? Math.round(number.value * 1000) : number.value;
  if (unit === undefined) {
    // "1.2k-1.5k sqft": the unit is said at the other end.
    const isRange = isThousands && lengthAt(rangeJoints, tokens, at + number.length + 1) > 0;
    return isRange
      ? { ...number, length: number.length + 1, value, unit: 0 }
      : { ...number, unit: 0 };
  }
  return {
    length: number.length + joint + unit.length,
    value,
    unit: unit.value,
    inDigits: number.inDigits,
  };
}

/** "1/2 acre": a fraction only before a measure of land, for "2/3 bhk" is a list. */
function fractionAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: number; inDigits: boolean } | undefined {
  const [part = '', slash = '', whole = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (!/^[1-3]$/.test(part) || slash !== '/' || !/^[2348]$/.test(whole)) return undefined;
  const hyphen = tokens[at + 3]?.text === '-' ? 1 : 0;
  const unit = phraseAt(areaUnits, tokens, at + 3 + hyphen);
  if (unit === undefined || unit.value <= LAND_UNIT) return undefined;
  return { length: 3, value: Number(part) / Number(whole), inDigits: true };
}

function boundsOf({ comparison, first, second }: Quantity): NumberRange {
  const unit = first.unit || second?.unit || 1;
  const low = Math.round(first.value * (first.unit || unit));
  if (second !== undefined) {
    const high = Math.round(second.value * (second.unit || unit));
    return { min: Math.min(low, high), max: Math.max(low, high) };
  }
  if (comparison === 'max' || comparison === 'stretch') return { max: low };
  if (comparison === 'around') return around(low);
  return { min: low };
}

function sayRange({ min, max }: NumberRange): string {
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}`;
  return min === undefined ? `at most ${max}` : `at least ${min}`;
}

function labelRange({ min, max }: NumberRange): string {
  if (min !== undefined && max !== undefined) {
    return `${formatIndianNumber(min)} – ${formatSquareFeet(max)}`;
  }
  return min === undefined
    ? `Up to ${formatSquareFeet(max ?? 0)}`
    : `At least ${formatSquareFeet(min)}`;
}
