import { bhkLabel } from '@manemitra/domain/labels';
import { beginsComparison, comparisonAt } from '../comparisons.ts';
import type { FieldValues } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { isNumberedPart } from '../numbered-parts.ts';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { namedMostAt } from '../quantity.ts';
import type { Amount } from '../quantity.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords, extraRooms, roomKitchenWords } from '../words/bhk-words.ts';
import { comparisonsAfter } from '../words/comparison-words.ts';
import type { Comparison } from '../words/comparison-words.ts';
import { commaJoints, roomRangeJoints } from '../words/joint-words.ts';
import { statingWords } from '../words/stating-words.ts';

/** Homes have at most ten bedrooms here; "20 bed hospital" is not a home. */
const MOST_BEDROOMS = 10;
/** Nobody lists more sizes; a bound keeps long rows of numbers cheap. */
const MOST_COUNTS = 8;

export const bhk: FieldLanguage<'bhk'> = {
  field: 'bhk',
  readers: [
    { begins: (text) => beginsComparison(text) || beginsNumber(text), read: readBhk },
    { begins: beginsNumber, read: readStudyExtra },
    { begins: (text) => text === 'bhk', read: readBhkFirst },
    { begins: beginsNumber, read: readBedsAndBaths },
  ],
  say: (value) => {
    if ('min' in value) return `${value.min}+ BHK`;
    if (!value.in.includes(0)) return `${orList(value.in.map(String))} BHK`;
    const others = value.in.filter((rooms) => rooms !== 0);
    return others.length === 0 ? '1 RK' : `1 RK or ${orList(others.map(String))} BHK`;
  },
  label: (value) =>
    'min' in value
      ? `${value.min}+ BHK`
      : value.in.length > 1 && !value.in.includes(0)
        ? `${orList(value.in.map(String))} BHK`
        : orList(value.in.map(bhkLabel)),
};

/** "3bhk", "2, 2.5 or 3 bhk", "2-4 bhk", "3+ bhk", "at least 3 bedrooms". */
function readBhk({ tokens }: Sentence, at: number): Reading | undefined {
  const before = comparisonAt(tokens, at);
  // "what about 4bhk": there is no such thing as about four bedrooms.
  if (before?.value === 'around' || before?.value === 'exact') return undefined;
  const start = at + (before?.length ?? 0);
  const list = countsAt(tokens, start, before !== undefined);
  if (list === undefined) return undefined;
  // "HSR sector 2, 3bhk": the first number belongs to the name.
  if (list.counts.length > 1 && isNumberedPart(tokens, start)) return undefined;
  let end = start + list.length;
  let after: Comparison | undefined;
  if (tokens[end]?.text === '+' && !isExtraRoom(tokens, end + 1)) {
    after = 'min';
    end += 1;
  }
  const orMore = phraseAt(comparisonsAfter, tokens, end);
  if (after === undefined && orMore !== undefined && opensRooms(tokens, end + orMore.length)) {
    after = orMore.value;
    end += orMore.length;
  }
  if (tokens[end]?.text === '-') end += 1;

  const studio = lengthAt(roomKitchenWords, tokens, end);
  if (studio > 0) return wish(end + studio - at, { field: 'bhk', value: { in: [0] } });
  const unit = lengthAt(bhkWords, tokens, end);
  if (unit === 0) return undefined;
  end += unit;
  const top = before === undefined && after === undefined ? rangeTop(tokens, end) : undefined;
  if (top !== undefined) {
    const { value } = top;
    return wish(end + top.length - at, {
      field: 'bhk',
      value: {
        in: sortedUnique([...list.counts, ...withHalfEnds(Math.max(...list.counts), value)]),
      },
    });
  }

  const least = before?.value === 'min' && list.counts.length === 1 ? list.counts[0] : undefined;
  const most = least === undefined ? undefined : namedMostAt(tokens, end, roomsAt, amountOf(least));
  if (least !== undefined && most !== undefined)
    return wish(end + most.length - at, {
      field: 'bhk',
      value: { in: withHalfEnds(least, most.amount.value) },
    });

  const trailing = phraseAt(comparisonsAfter, tokens, end);
  if (trailing !== undefined && isRoomComparison(tokens, end, trailing)) {
    after = trailing.value;
    end += trailing.length;
  }
  const value = valueOf(list.counts, list.isRange, before?.value ?? after);
  return value === undefined ? undefined : wish(end - at, { field: 'bhk', value });
}

/** Rooms as an amount, with a unit where they are called so: "min 4 bhk aur max 6". */
function roomsAt(tokens: readonly Token[], at: number): Amount | undefined {
  const rooms = countAt(tokens, at);
  if (rooms === undefined) return undefined;
  const unit = lengthAt(bhkWords, tokens, at + rooms.length);
  return { ...rooms, length: rooms.length + unit, unit: unit > 0 ? 1 : 0 };
}

const amountOf = (rooms: number): Amount => ({ length: 1, value: rooms, unit: 1, inDigits: true });

/** "2bhk to 4bhk": the unit said at both ends of a range. */
function rangeTop(
  tokens: readonly Token[],
  at: number,
): { length: number; value: number } | undefined {
  const rooms = roomRangeJoints.has(tokens[at]?.text ?? '') ? countAt(tokens, at + 1) : undefined;
  if (rooms === undefined) return undefined;
  const unit = lengthAt(bhkWords, tokens, at + 1 + rooms.length);
  return unit === 0 ? undefined : { length: 1 + rooms.length + unit, value: rooms.value };
}

/** "3 or more bedrooms": the comparison stands before the unit. */
function opensRooms(tokens: readonly Token[], at: number): boolean {
  return lengthAt(bhkWords, tokens, at) > 0;
}

/** "3 bhk + study", "3.5 bhk plus servant": the extra room is no further bedroom. */
function isExtraRoom(tokens: readonly Token[], at: number): boolean {
  return extraRooms.has(tokens[at]?.text ?? '');
}

function isRoomComparison(
  tokens: readonly Token[],
  at: number,
  { length, value }: { length: number; value: Comparison },
): boolean {
  if (value !== 'min' && value !== 'max') return false;
  const next = at + length;
  // "3 bhk max 2 cr" and "3bhk + study": the comparison belongs to what follows.
  return (
    numberAt(tokens, next) === undefined && !isExtraRoom(tokens, next) && tokens[next]?.text !== '₹'
  );
}

interface Counts {
  length: number;
  counts: number[];
  isRange: boolean;
}

/** Numbers of rooms joined by or, comma, slash, "and" or a hyphen. */
function countsAt(tokens: readonly Token[], at: number, isBound: boolean): Counts | undefined {
  const first = countAt(tokens, at);
  if (first === undefined) return undefined;
  let { length } = first;
  const counts = [first.value];
  let isRange = false;
  while (counts.length < MOST_COUNTS) {
    const joint = jointAt(tokens, at + length);
    const next = countAt(tokens, at + length + joint.length);
    if (next === undefined || (joint.length === 0 && !next.inDigits)) break;
    const end = at + length + joint.length + next.length;
    const isLast = lengthAt(bhkWords, tokens, end) > 0;
    const isPriceBefore = isBound || (isLast && isApart(counts.at(-1), next.value));
    if (tokens[at + length]?.text === ',' && isPriceBefore) break;
    isRange ||= joint.isRange;
    length += joint.length + next.length;
    counts.push(next.value);
  }
  return { length, counts, isRange };
}

/** In "1.5, 3bhk" the first is a price; in "1.5, 3 or 6 BHK" it is one of the sizes. */
function isApart(last: number | undefined, next: number): boolean {
  return last !== undefined && !Number.isInteger(last) && Math.abs(next - last) > 1;
}

function countAt(tokens: readonly Token[], at: number) {
  const number = numberAt(tokens, at);
  if (number === undefined || number.value > MOST_BEDROOMS) return undefined;
  return Number.isInteger(number.value * 2) ? number : undefined;
}

function jointAt(tokens: readonly Token[], at: number): { length: number; isRange: boolean } {
  const text = tokens[at]?.text ?? '';
  if (text === ',' && commaJoints.has(tokens[at + 1]?.text ?? ''))
    return { length: 2, isRange: false };
  if (text === 'and' && tokens[at + 1]?.text === '/') return { length: 3, isRange: false };
  if (roomRangeJoints.has(text)) return { length: 1, isRange: true };
  return { length: commaJoints.has(text) ? 1 : 0, isRange: false };
}

function valueOf(
  counts: readonly number[],
  isRange: boolean,
  comparison: Comparison | undefined,
): FieldValues['bhk'] | undefined {
  const low = Math.min(...counts);
  const high = Math.max(...counts);
  if (comparison === 'min') return { min: low };
  if (comparison === 'max') return high < 1 ? undefined : { in: wholeNumbers(1, high) };
  if (isRange && counts.length === 2) return { in: withHalfEnds(low, high) };
  return { in: sortedUnique(counts) };
}

function withHalfEnds(low: number, high: number): number[] {
  return sortedUnique([low, ...wholeNumbers(Math.ceil(low), high), high]);
}

function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(to) - from + 1) }, (_, step) => from + step);
}

export function sortedUnique(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** "3+1 bhk" and "3 bhk + 1 study" are three bedrooms and a room more. */
function readStudyExtra({ tokens }: Sentence, at: number): Reading | undefined {
  const rooms = countAt(tokens, at);
  const plus = at + (rooms?.length ?? 0);
  if (rooms === undefined || tokens[plus]?.text !== '+' || tokens[plus + 1]?.text !== '1') {
    return undefined;
  }
  const unit = lengthAt(bhkWords, tokens, plus + 2);
  return unit === 0
    ? undefined
    : wish(plus + 2 + unit - at, { field: 'bhk', value: { in: [rooms.value] } });
}

/** "BHK: 3", "bhk 3". */
function readBhkFirst({ tokens }: Sentence, at: number): Reading | undefined {
  if (tokens[at]?.text !== 'bhk') return undefined;
  const stated = rowLength(statingWords, tokens, at + 1);
  const start = at + 1 + stated;
  const rooms = countAt(tokens, start);
  if (rooms === undefined) return undefined;
  return lengthAt(bhkWords, tokens, start + rooms.length) > 0
    ? undefined
    : wish(start + rooms.length - at, { field: 'bhk', value: { in: [rooms.value] } });
}

/** "3b2b": three bedrooms; the two bathrooms are left for others to read. */
function readBedsAndBaths({ tokens }: Sentence, at: number): Reading | undefined {
  const [beds, bed, baths, bath] = tokens.slice(at, at + 4);
  const isWritten = /^[1-6]$/.test(beds?.text ?? '') && /^[1-6]$/.test(baths?.text ?? '');
  if (!isWritten || bed?.text !== 'b' || bath?.text !== 'b' || bed.to !== baths?.from)
    return undefined;
  return wish(2, { field: 'bhk', value: { in: [Number(beds?.text)] } });
}
