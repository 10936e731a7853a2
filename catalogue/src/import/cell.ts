import { CRORE, LAKH } from '@manemitra/domain/money';

/** What a cell turned into, or why it could not. Reasons are whole sentences for whoever made the file. */
export type Read<T> = { value: T } | { reason: string };

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** `1,240` and `12,40,000` as well as `1240`. */
export function readNumber(cell: string): Read<number> {
  const text = cell.trim();
  if (!NUMBER.test(text)) return { reason: `"${text}" is not a number.` };
  return { value: Number(text.replaceAll(',', '')) };
}

const AMOUNT =
  /^(?:₹|rs\.?|inr)?\s*([\d.,]+)\s*(cr|crs|crore|crores|l|lac|lacs|lakh|lakhs|k)?\.?$/i;
const UNITS: Readonly<Record<string, number>> = { c: CRORE, l: LAKH, k: 1000 };

function readOneAmount(text: string, sharedUnit?: string): Read<number> {
  const match = AMOUNT.exec(text.trim());
  const number = match?.[1] === undefined ? undefined : readNumber(match[1]);
  if (match === null || number === undefined || 'reason' in number) {
    return { reason: `"${text.trim()}" is not an amount; write 17400000, 1.74 Cr or 90 L.` };
  }
  const unit = (match[2] ?? sharedUnit ?? '').slice(0, 1).toLowerCase();
  const rupees = Math.round(number.value * (UNITS[unit] ?? 1));
  if (rupees < 1000)
    return { reason: `"${text.trim()}" is too small for a price in rupees; add L or Cr.` };
  return { value: rupees };
}

const DASH = /\s*(?:–|—|-|\bto\b)\s*/i;

/** Rupees: `17400000`, `1.74 Cr`, `90 L`; in a range the last unit holds for both: `1.2-1.5 Cr`. */
export function readAmountRange(cell: string): Read<{ min: number; max?: number }> {
  const [first = '', second, ...more] = cell.trim().split(DASH);
  if (more.length > 0) return { reason: `"${cell.trim()}" has more than two amounts.` };
  if (second === undefined) {
    const one = readOneAmount(first);
    return 'reason' in one ? one : { value: { min: one.value } };
  }
  const unit = AMOUNT.exec(second)?.[2];
  const [min, max] = [readOneAmount(first, unit), readOneAmount(second)];
  if ('reason' in min) return min;
  if ('reason' in max) return max;
  return { value: { min: min.value, max: max.value } };
}

/** Square feet: `1240`, `1,240-1,330 sq ft`. */
export function readSquareFeetRange(cell: string): Read<{ min: number; max?: number }> {
  const text = cell.trim().replace(/\s*(?:sq\.?\s*f(?:ee)?t\.?|sft|square feet)$/i, '');
  if (/sq\.?\s*m|sqm|yd|acre/i.test(text))
    return { reason: `"${cell.trim()}" must be in square feet.` };
  const [first = '', second, ...more] = text.split(DASH);
  if (more.length > 0) return { reason: `"${cell.trim()}" has more than two areas.` };
  const min = readNumber(first);
  if ('reason' in min) return min;
  if (second === undefined) return { value: { min: min.value } };
  const max = readNumber(second);
  return 'reason' in max ? max : { value: { min: min.value, max: max.value } };
}

/** `2027-12-31`; a month alone, `2027-12`, means its last day. */
export function readDate(cell: string): Read<string> {
  const text = cell.trim();
  const month = /^(\d{4})-(\d{2})$/.exec(text);
  if (month !== null) {
    const [year, number] = [Number(month[1]), Number(month[2])];
    if (number >= 1 && number <= 12) {
      return { value: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
    }
  }
  const day = new Date(`${text}T00:00:00Z`);
  if (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  ) {
    return { value: text };
  }
  return { reason: `"${text}" is not a date; write YYYY-MM-DD.` };
}

export function readYesNo(cell: string): Read<boolean> {
  const text = cell.trim().toLowerCase();
  if (text === 'yes' || text === 'true') return { value: true };
  if (text === 'no' || text === 'false') return { value: false };
  return { reason: `"${cell.trim()}" must be yes or no; leave it empty when it is not known.` };
}

/** Parts between `;` or `|`, without empty ones. */
export const listOf = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A word of a fixed list, however it is cased or hyphenated: `Under construction`, `bda`. */
export function readWord<T extends string>(words: readonly T[]): (cell: string) => Read<T> {
  const bare = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '-');
  return (cell) => {
    const word = words.find((each) => bare(each) === bare(cell.trim()));
    return word === undefined
      ? { reason: `"${cell.trim()}" is not one of ${words.join(', ')}.` }
      : { value: word };
  };
}

/** A list, each part read alone; the first reason stands for all. */
export function readList<T>(readPart: (part: string) => Read<T>): (cell: string) => Read<T[]> {
  return (cell) => {
    const values: T[] = [];
    for (const part of listOf(cell)) {
      const read = readPart(part);
      if ('reason' in read) return read;
      values.push(read.value);
    }
    return { value: values };
  };
}
