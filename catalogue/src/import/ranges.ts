import { SQFT_PER_SQM, SQM_PER_ACRE } from '@manemitra/domain/area';
import { CRORE, LAKH } from '@manemitra/domain/money';
import { isOfBefore, isOfPart, readNumber, withoutDoubt, type Read } from './cell.ts';
import { columnTitle } from './column-title.ts';
import { figuresApart } from './listed-figures.ts';

/** From, to, or both: `90 L onwards` has no end, `up to 1.5 Cr` no beginning. */
export interface Range {
  min?: number;
  max?: number;
}

/** From the lowest to the highest of several; undefined where none has a figure. */
export function around(ranges: readonly Range[]): Range | undefined {
  const ends = ranges.flatMap(({ min, max }) => [min ?? [], max ?? []].flat());
  if (ends.length === 0) return undefined;
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return max > min ? { min, max } : { min };
}

/** The range of all of several: it ends, or begins, where each of them does. */
export function spanOf(ranges: readonly Range[]): Range | undefined {
  const [mins, maxs] = [
    ranges.flatMap(({ min }) => min ?? []),
    ranges.flatMap(({ max }) => max ?? []),
  ];
  const span: Range = {};
  if (mins.length === ranges.length) span.min = Math.min(...mins);
  if (maxs.length === ranges.length) span.max = Math.max(...maxs);
  return Object.keys(span).length > 0 ? span : around(ranges);
}

const FROM =
  /^(?:(?:starting|starts?|begins?)(?:\s+(?:from|at|price))?|from|min(?:imum)?\.?)\s*:?\s*/i;
const UP_TO = /^(?:up\s?to|below|under|max(?:imum)?\.?|less than|within)\s*:?\s*/i;
const ONWARDS = /\s*(?:onw(?:ards?)?\.?|upwards?|(?:and|&) above|\+|\*)+$/i;
/** One of several in a list, `1545, 1720`: the beginning of `1, 545` is none. */
const IS_WHOLE_FIGURE = /\d{3,}|\d,\d{2,3}|\d\s*['’]?\s*[a-z×*]/i;
/** Whether a cell says that its figure is where something begins or ends: `90 L onwards`. */
export const isOpenEnded = (cell: string): boolean =>
  [FROM, UP_TO, ONWARDS].some((words) => words.test(withoutDoubt(cell)));
const DASH = /\s*(?:–|—|-|\bto\b)\s*/i;

/** One side of a range, or why not. `shared` is the unit of the other side, which holds for both: `1.2-1.5 Cr`. */
type ReadSide = (text: string, shared: string | undefined) => Read<number>;

function readRange(
  cell: string,
  unitOf: (text: string) => string | undefined,
  readSide: ReadSide,
): Read<Range> {
  if (isOfBefore(cell)) return { reason: `"${cell.trim()}" says itself that it holds no longer.` };
  const listed = figuresApart(cell);
  if (listed.length > 1 && listed.every((part) => IS_WHOLE_FIGURE.test(part))) {
    const each = listed.map((part) => readRange(part, unitOf, readSide));
    const refused = each.find((read) => 'reason' in read);
    const all = around(each.flatMap((read) => ('value' in read ? [read.value] : [])));
    return refused ?? { value: all ?? {} };
  }
  const whole = withoutDoubt(cell);
  const text = whole.replace(FROM, '').replace(UP_TO, '').replace(ONWARDS, '');
  const [first = '', second, ...more] = text.split(DASH);
  if (more.length > 0) return { reason: `"${cell.trim()}" has more than two figures.` };
  const min = readSide(first, second === undefined ? undefined : unitOf(second));
  if ('reason' in min) return min;
  if (second === undefined) {
    return { value: UP_TO.test(whole) ? { max: min.value } : { min: min.value } };
  }
  const max = readSide(second.replace(ONWARDS, ''), undefined);
  if ('reason' in max) return max;
  const lower = max.value < min.value ? inSmallerUnit(first, max.value, readSide) : undefined;
  if (lower !== undefined) return { value: { min: lower, max: max.value } };
  if (max.value < min.value) return { reason: `"${cell.trim()}" begins higher than it ends.` };
  return { value: { min: min.value, max: max.value } };
}

/** `85-1.10 cr`: 85 crore would be more than 1.10 crore, so they are the lakh that everybody reads. */
function inSmallerUnit(text: string, most: number, readSide: ReadSide): number | undefined {
  if (!/^\d{2}(?:\.\d+)?$/.test(text.trim()) || most < CRORE) return undefined;
  const read = readSide(text, 'L');
  return 'value' in read && read.value < most ? read.value : undefined;
}

const AMOUNT = /^([\d.,]+)\s*(crores?|crs?|lakhs?|lacs?|lks?|l|k|thousand)?\.?$/i;
/** `1.04 Cr/1.39 Cr`: the prices of two homes, so those of the project lie between. */
const BETWEEN_AMOUNTS = /(?<=\d\s*(?:cr|crs|crores?|l|lakhs?|lacs?|lks?)\.?)\s*\/\s*(?=\d)/i;
const CURRENCY = /₹|\brs\b\.?|\binr\b|\brupees\b|\/-|\bonly\b/gi;
const PER_AREA = /(?:\/|\bper\b|\bp)\s*(?:sq|sft)|\bpsf\b/i;
/** Whether a text is about a price per square foot. */
export const isPerArea = (text: string): boolean => PER_AREA.test(text);
const RUPEES: Readonly<Record<string, number>> = { c: CRORE, l: LAKH, k: 1000, t: 1000 };

function readAmount(text: string, unit: string | undefined): Read<number> {
  const match = AMOUNT.exec(text.trim());
  const number = match?.[1] === undefined ? undefined : readNumber(match[1]);
  if (match === null || number === undefined || 'reason' in number) {
    return { reason: `"${text.trim()}" is not an amount; write 17400000, 1.74 Cr or 90 L.` };
  }
  const factor = RUPEES[(match[2] ?? unit ?? '').slice(0, 1).toLowerCase()] ?? 1;
  const rupees = Math.round(number.value * factor);
  if (rupees < 1000)
    return { reason: `"${text.trim()}" is too small for a price in rupees; add L or Cr.` };
  return { value: rupees };
}

/**
 * Rupees: `17400000`, `1.74 Cr`, `90 L onwards`, `₹ 90,00,000/-`; in a range the last unit holds for both: `1.2-1.5 Cr`. A heading
 * may say the unit of figures that have none: `Price (Lakhs)`.
 */
export function readPriceRange(cell: string, heading = ''): Read<Range> {
  if (IN_PART.test(cell)) {
    return {
      reason: `"${cell.trim()}" has more in it than the price before taxes; write that price, or what is paid with everything under "${ALL_IN_TITLE}".`,
    };
  }
  if (isPerArea(cell)) {
    return {
      reason: `"${cell.trim()}" is a price per square foot; the import takes prices of whole homes.`,
    };
  }
  // What comes on top of it is not in it.
  const read = readMoney(cell.trim().replace(NEGOTIABLE, '').replace(ON_TOP, ''), heading);
  return 'reason' in read || !isRate(read.value)
    ? read
    : {
        reason: `"${cell.trim()}" is too little for a home, most likely a price per square foot; the import takes prices of whole homes.`,
      };
}

const ALL_IN = /\(?\s*\ball[\s-]*in(?:c(?:l(?:usive)?)?)?\b\.?\s*\)?/i;
/** Whether a cell says that everything is in its price: `1.9 Cr (all incl)`. */
export const isAllIn = (cell: string): boolean => ALL_IN.test(cell);
/** Prices with all taxes and charges, whether the cell says so or its column. */
export function readAllInRange(cell: string, heading = ''): Read<Range> {
  // A mark refers to a note, which usually says what the price does not include.
  if (/\d\s*(?:[a-z]+\.?)?\s*\*+$/i.test(cell.trim())) {
    return {
      reason: `"${cell.trim()}" has a mark that points to a note: whether everything is in this price is not known.`,
    };
  }
  return ON_TOP.test(cell.trim())
    ? { reason: `"${cell.trim()}" says itself that something comes on top, so it is not all in.` }
    : readPriceRange(cell.replace(ALL_IN, ' '), heading);
}

/** Words that say that a price includes something: everything, or only taxes. */
const IN_PART =
  /\ball[\s-]*in(?:c(?:l(?:usive)?)?)?\b|\bincl?(?:uding|usive)?\.?\s*(?:of\s*)?(?:all\b|gst\b|tax(?:es)?\b|reg(?:n|istration)?\b|stamp)/i;
/** Whether a text says that something is in a price. */
export const isPriceIncluding = (text: string): boolean => IN_PART.test(text);
const ALL_IN_TITLE = columnTitle('all_in_price_range');

const CHARGE = '(?:gst|tax(?:es)?|reg(?:n|istration)?|stamp duty|charges)';
const ON_TOP = new RegExp(
  `\\s*,?\\s*(?:(?:\\+|\\bplus|\\bexcl(?:uding)?\\.?|\\bex)\\s*${CHARGE}(?:\\s*(?:,|&|\\+|and)\\s*${CHARGE})*(?:\\s*extra)?|\\b${CHARGE}\\s*extra)\\.?$`,
  'i',
);
const NEGOTIABLE = /\s*\bneg(?:o|otiable)?\.?$/i;

function readMoney(cell: string, heading: string): Read<Range> {
  const units = unitsIn(heading);
  const [ofHeading] = units;
  return readRange(
    cell.replace(CURRENCY, ' ').replace(BETWEEN_AMOUNTS, ' - ').trim(),
    (text) => AMOUNT.exec(text.trim())?.[2],
    // A figure in rupees is known by its size, whatever the heading says.
    (text, shared) => {
      const isBare = shared === undefined && /^\d{1,4}(?:\.\d+)?$/.test(text.trim());
      if (isBare && units.length > 1) {
        return {
          reason: `"${text.trim()}" has no unit, and its column may be in ${units.join(' or ')}; write which.`,
        };
      }
      return readAmount(text, shared ?? (/^\d{5,}|,/.test(text.trim()) ? undefined : ofHeading));
    },
  );
}

/** The units of money that a heading names, each once: `Price (Cr/L)` has two. */
function unitsIn(heading: string): string[] {
  const named = heading.replace(/_/g, ' ').match(/\b(?:cr|crores?|lakhs?|lacs?|lks?|l)\b/gi) ?? [];
  return [...new Set(named.map((unit) => (/^c/i.test(unit) ? 'Cr' : 'L')))];
}

const isRate = ({ min, max }: Range): boolean =>
  (max ?? min ?? MOST_PER_SQUARE_FOOT) < MOST_PER_SQUARE_FOOT;

/** Whether a cell below this heading looks like a price per square foot: `7200`, `6,400/sft`. */
export const looksLikeRate = (cell: string, heading = ''): boolean => {
  if (isPerArea(cell)) return true;
  const read = readMoney(cell, heading);
  return 'value' in read && isRate(read.value);
};

/** Rupees: no home costs as little, and no square foot as much. */
const MOST_PER_SQUARE_FOOT = 30_000;

/** Rupees a square foot: `8500 psf`, `₹9,200/sqft`, `6.9 K per sq.ft`; under a heading that says so, the figure alone. */
export function readRateRange(cell: string): Read<Range> {
  const bare = cell
    .replace(CURRENCY, ' ')
    .replace(
      /(?:\/|\bper\b|\bp)?\s*(?:sq\.?\s*f(?:ee)?t\.?|sft\.?|square f(?:ee|oo)t)(?!\w)|\bpsf\b/gi,
      ' ',
    )
    .trim();
  const read = readRange(
    bare,
    (text) => AMOUNT.exec(text.trim())?.[2],
    (text, shared) => readAmount(text, shared),
  );
  if ('reason' in read) return read;
  const figures = [read.value.min ?? [], read.value.max ?? []].flat();
  return figures.every((figure) => figure < MOST_PER_SQUARE_FOOT * 4)
    ? read
    : { reason: `"${cell.trim()}" is too much for a square foot.` };
}

type AreaUnit = 'sqft' | 'sqm' | 'sqyd';
const AREA_UNITS: readonly (readonly [RegExp, AreaUnit])[] = [
  [/sq\.?\s*f(?:ee)?t\.?|sft\.?|square f(?:ee|oo)t|\bsf\b/i, 'sqft'],
  [/sq\.?\s*m(?:(?:e?t(?:e?r)?e?s?)|trs?)?\b\.?|square met(?:er|re)s?|\bsmt\b/i, 'sqm'],
  [/sq\.?\s*y(?:ar)?ds?\.?|square yards?|gaj/i, 'sqyd'],
];
const SQFT_OF: Readonly<Record<AreaUnit, number>> = { sqft: 1, sqm: SQFT_PER_SQM, sqyd: 9 };

const areaUnitOf = (text: string): AreaUnit | undefined =>
  AREA_UNITS.find(([pattern]) => pattern.test(text))?.[1];

/** Areas of homes inside their walls: the cell may say again that they are that, `RERA carpet 875-917`. */
export const readCarpetRange = (cell: string, heading = ''): Read<Range> =>
  /^[~\s\d.,–-]+%$/.test(cell.trim())
    ? { reason: `"${cell.trim()}" is a share of another area, not an area.` }
    : readAreaRange(cell.replace(/^\s*(?:rera\s+)?carpet(?:\s+area)?\s*:?\s*/i, ''), heading);

/** Square feet: `1240`, `1,240-1,330 sq ft`, `112 sqm`, `30x40`. A heading may say the unit: `Carpet (sqm)`. */
export function readAreaRange(cell: string, heading = ''): Read<Range> {
  const ofHeading = areaUnitOf(heading.replace(/_/g, ' '));
  const unit = areaUnitOf(cell) ?? ofHeading ?? 'sqft';
  if (/\bacres?\b|\bguntas?\b/i.test(cell)) {
    return { reason: `"${cell.trim()}" must be in square feet or square metres.` };
  }
  const bare = AREA_UNITS.reduce(
    (text, [pattern]) => text.replace(new RegExp(pattern, 'gi'), ' '),
    cell,
  );
  return readRange(
    bare.replace(/\s+/g, ' '),
    () => undefined,
    (text) => {
      const [, wide, deep] =
        /^(\d{2,3})\s*['’]?\s*[x×*]\s*(\d{2,3})\s*['’]?$/i.exec(text.trim()) ?? [];
      if (wide !== undefined) return { value: Number(wide) * Number(deep) };
      const read = readNumber(text);
      if ('reason' in read) return { reason: `"${cell.trim()}" is not an area.` };
      if (read.value <= 0) return { reason: `"${cell.trim()}" must be more than 0.` };
      return { value: unit === 'sqft' ? read.value : Math.round(read.value * SQFT_OF[unit]) };
    },
  );
}

const LAND: readonly (readonly [RegExp, number])[] = [
  [/acres?|\bac?\b\.?/i, SQM_PER_ACRE],
  [/gunth?as?|\bgt[as]?s?\b\.?|\bg\b/i, SQM_PER_ACRE / 40],
  [/hectares?|\bha\b/i, 10_000],
  [/sq\.?\s*f(?:ee)?t\.?|sft/i, 1 / SQFT_PER_SQM],
  [/sq\.?\s*m(?:trs?|ts?|eters?|etres?)?\b\.?/i, 1],
];

/** Land in square metres: `3.5 acres`, `2 acres 20 guntas`, `119852 sqm`; without a unit in `unit` (square metres each). */
export function readLand(cell: string, unit: number): Read<number> {
  if (isOfPart(cell)) {
    return { reason: `"${cell.trim()}" is the land of a part, not of the whole project.` };
  }
  const text = withoutDoubt(cell).replace(ONWARDS, '');
  const parts = [...text.matchAll(/([\d.,]+)\s*([a-z. ]*)/gi)];
  const rest = text.replace(/([\d.,]+)\s*([a-z. ]*)/gi, '').trim();
  let squareMetres = 0;
  for (const [, figure = '', word = ''] of parts) {
    const read = readNumber(figure.replace(/[.,]$/, ''));
    const factor = word.trim() === '' ? unit : LAND.find(([pattern]) => pattern.test(word))?.[1];
    if ('reason' in read || factor === undefined) {
      return { reason: `"${cell.trim()}" is not an area of land; write 3.5 acres or 14164 sqm.` };
    }
    squareMetres += read.value * factor;
  }
  if (parts.length === 0 || rest !== '') {
    return { reason: `"${cell.trim()}" is not an area of land; write 3.5 acres or 14164 sqm.` };
  }
  // Square metres are kept exactly; converted areas are rounded to the metre.
  return {
    value:
      Number.isInteger(squareMetres) || (unit === 1 && parts.length === 1 && /^[\d.,]+$/.test(text))
        ? squareMetres
        : Math.round(squareMetres),
  };
}
