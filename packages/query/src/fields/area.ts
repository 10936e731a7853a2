import { SQFT_PER_SQM, SQM_PER_ACRE, formatSquareFeet } from '@manemitra/domain/area';
import { formatIndianNumber } from '@manemitra/domain/money';
import type { FieldValues, NumberRange } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, list, phraseAt, phraseSet, phraseTable } from '../phrases.ts';
import { quantityAt } from '../quantity.ts';
import type { Amount, Quantity } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';

type Basis = FieldValues['area']['basis'];

export const area: FieldLanguage<'area'> = {
  field: 'area',
  readers: [readArea, readDimensions],
  say: (value) => `${sayRange(value)} sq ft ${BASIS_WORDS[value.basis]}`,
  label: (value) => `${labelRange(value)} ${BASIS_WORDS[value.basis]}`,
};

const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  carpet: 'carpet area',
  'super-built-up': 'super built-up area',
  plot: 'plot area',
};

/** Units of area in square feet. A gaj is a square yard, a guntha 121 of them, a cent 1/100 acre. */
const areaUnits = phraseTable<number>([
  [
    1,
    list(`
      sqft; sq ft; sq . ft; sq . ft .; sq ft .; sft; s ft; sqfeet; sq feet; sqft .; sqfts;
      sq fts; sqf; square feet; square foot; square ft; squarefeet; sq foot; sfts;
      स्क्वायर फीट; स्क्वायर फुट; वर्ग फुट; वर्ग फीट; वर्गफुट; ಚದರ ಅಡಿ; ಚದರಡಿ; chadara adi;
      chadaradi
    `),
  ],
  [
    SQFT_PER_SQM,
    list(`
      sqm; sq m; sq mtr; sq mtrs; sq meter; sq meters; sq metre; sq metres; square meter;
      square meters; square metre; square metres
    `),
  ],
  [
    9,
    list(`
      gaj; sq yard; sq yards; sq yd; sq yds; square yard; square yards; sqyd; sqyds; yards; गज
    `),
  ],
  [1089, list(`guntha; guntas; gunta; gunthas; ಗುಂಟೆ; gunte`)],
  [435.6, list(`cent; cents; ಸೆಂಟ್`)],
  [SQM_PER_ACRE * SQFT_PER_SQM, list(`acre; acres; ekre; एकड़; ಎಕರೆ`)],
]);

const basisWords = phraseTable<Basis>([
  [
    'carpet',
    list(`
      carpet area; carpet; of carpet; carpet only; rera carpet; rera carpet area; कारपेट;
      कार्पेट एरिया; ಕಾರ್ಪೆಟ್; ಕಾರ್ಪೆಟ್ ಏರಿಯಾ; usable area; usable
    `),
  ],
  [
    'super-built-up',
    list(`
      super built up area; super builtup area; superbuiltup area; super built up; super builtup;
      superbuiltup; super build up; super buildup; super area; sbua; sba; saleable area;
      saleable; salable area; built up area; built up; builtup; builtup area; buildup;
      build up area; सुपर बिल्ट अप; सुपर बिल्टअप; ಸೂಪರ್ ಬಿಲ್ಟ್ ಅಪ್
    `),
  ],
  [
    'plot',
    list(`
      plot area; land area; plot size; site area; site size; land; sital area; plot; site
    `),
  ],
]);

const areaLeads = phraseSet(list(`area; size; area of; size of; area is; built area; uds`));

/** "1500 sqft carpet", "carpet area above 1,100 sq ft", "1200-1500 sft". */
function readArea({ tokens }: Sentence, at: number): Reading | undefined {
  const before = phraseAt(basisWords, tokens, at);
  let start = at + (before?.length ?? lengthAt(areaLeads, tokens, at));
  while (start > at && FILLERS.has(tokens[start]?.text ?? '')) start++;
  const quantity = quantityAt(tokens, start, areaAmountAt);
  if (quantity === undefined) return undefined;
  const { first, second } = quantity;
  if (
    first.unit === 0 &&
    (second?.unit ?? 0) === 0 &&
    !isPlainArea(before?.value, start > at, quantity)
  ) {
    return undefined;
  }
  let end = start + quantity.length;
  const isLand = first.unit > LAND_UNIT;
  if (isLand && PROJECTS.has(tokens[end]?.text ?? '')) {
    return { length: end + 1 - at, kind: 'unheld' };
  }
  const rate = tokens[start - 1]?.text === 'per' || tokens[start - 1]?.text === '/';
  if (rate) return undefined;
  const filler = tokens[end]?.text === 'of' || tokens[end]?.text === '-' ? 1 : 0;
  const after = phraseAt(basisWords, tokens, end + filler);
  if (after !== undefined && (before === undefined || after.value === before.value)) {
    end += filler + after.length;
    const tail = tokens[end]?.text === 'area' ? 1 : 0;
    end += tail;
  } else if (before === undefined) {
    end += lengthAt(areaLeads, tokens, end);
  }
  end += otherBasisDenied(tokens, end);
  const isLone = second === undefined && quantity.comparison === 'exact';
  const basis = before?.value ?? after?.value;
  return wish(end - at, {
    field: 'area',
    value: { ...boundsOf(quantity), basis: basis ?? (isLand ? 'plot' : 'super-built-up') },
    ...(isLone ? { lone: true } : {}),
    ...(basis === undefined && !isLand ? { basisUnsaid: true } : {}),
  });
}

/** Guntas, cents and acres measure land. */
const LAND_UNIT = 400;
const PROJECTS = new Set(['project', 'township', 'community', 'campus', 'development', 'projects']);

const FILLERS = new Set([':', '-', 'is', 'of', 'should', 'be', 'area', 'ka', 'hai']);

/** "1500 sqft carpet, not super built up" says the same basis twice. */
function otherBasisDenied(tokens: readonly Token[], at: number): number {
  const comma = tokens[at]?.text === ',' ? 1 : 0;
  if (tokens[at + comma]?.text !== 'not') return 0;
  const other = phraseAt(basisWords, tokens, at + comma + 1);
  return other === undefined || other.value === 'plot' ? 0 : comma + 1 + other.length;
}

/** "carpet 1500": a number without unit is an area only beside a word that says so. */
function isPlainArea(basis: Basis | undefined, isLed: boolean, { first }: Quantity): boolean {
  return (
    isLed && first.value >= 200 && first.value <= 20_000 && (basis !== 'plot' || first.inDigits)
  );
}

function areaAmountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  // "1500+ sqft" says what a lone area means anyway.
  const hyphen = ['-', '+'].includes(tokens[at + number.length]?.text ?? '') ? 1 : 0;
  const unit = phraseAt(areaUnits, tokens, at + number.length + hyphen);
  if (unit === undefined) return { ...number, unit: 0 };
  return {
    length: number.length + hyphen + unit.length,
    value: number.value,
    unit: unit.value,
    inDigits: number.inDigits,
  };
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

/** A plot is asked for by its usual size; real ones differ by a little. */
export function around(size: number): { min: number; max: number } {
  return { min: Math.round(size * 0.9), max: Math.round(size * 1.1) };
}

/** "30x40", "30 by 40", "30*40 site": the sides of a plot in feet. */
function readDimensions({ tokens }: Sentence, at: number): Reading | undefined {
  const width = numberAt(tokens, at);
  if (width === undefined || !width.inDigits) return undefined;
  let middle = at + width.length;
  const feet = lengthAt(feetWords, tokens, middle);
  middle += feet;
  const joint = tokens[middle]?.text ?? '';
  const isBare = joint === '/' || /^\d/.test(joint);
  const depth = numberAt(tokens, isBare && joint !== '/' ? middle : middle + 1);
  if (depth === undefined || !depth.inDigits) return undefined;
  if (!isBare && !TIMES.has(joint)) return undefined;
  if (![width.value, depth.value].every((side) => side >= 15 && side <= 500)) return undefined;
  let end = middle + (isBare && joint !== '/' ? 0 : 1) + depth.length;
  end += lengthAt(feetWords, tokens, end);
  const noun = lengthAt(plotSizeNouns, tokens, end);
  // "30 40" and "30/40" are sides only where a plot is spoken of.
  if (isBare && noun === 0 && lengthAt(plotNouns, tokens, end) === 0) return undefined;
  end += noun;
  return wish(end - at, {
    field: 'area',
    value: { ...around(width.value * depth.value), basis: 'plot' },
    assumed: `${width.value} × ${depth.value} feet was read as ${formatSquareFeet(width.value * depth.value)}, give or take 10 %.`,
  });
}

const TIMES = new Set(['x', '*', 'by', 'into', 'ಗುಣಿಸು', 'इंटू', 'X']);
const feetWords = phraseSet(list(`feet; ft; foot; '; ಅಡಿ; sqft; sq ft`));
const plotSizeNouns = phraseSet(list(`dimension; dimensions; size; plot area`));
const plotNouns = phraseSet(list(`site; sites; plot; plots; ಸೈಟ್; ನಿವೇಶನ; plot size; site size`));

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
