/*
 * What is kept of the catalogue in memory: one column for each fact, one place in it for each row. What is set takes
 * the place of what was there. Numbers that are not known are NaN, texts that are not known have the code 0.
 */

const FIRST_CAPACITY = 1024;

export interface NumberColumn {
  values: Float64Array;
}

/** Texts from a small set, as the numbers of their first appearance. */
export interface TextColumn {
  codes: Uint16Array;
  codeOf: Map<string, number>;
}

/** Lists of texts: for each text a bit for every row that has it. */
export interface ListColumn {
  known: Bits;
  byText: Map<string, Bits>;
}

export interface Bits {
  words: Uint32Array;
}

export const numberColumn = (): NumberColumn => ({
  values: new Float64Array(FIRST_CAPACITY).fill(NaN),
});

export function setNumber(
  column: NumberColumn,
  row: number,
  value: number | null | undefined,
): void {
  if (row >= column.values.length) {
    const { values } = column;
    column.values = new Float64Array(capacityFor(row)).fill(NaN, values.length);
    column.values.set(values);
  }
  column.values[row] = value ?? NaN;
}

export const textColumn = (): TextColumn => ({
  codes: new Uint16Array(FIRST_CAPACITY),
  codeOf: new Map(),
});

export function setText(column: TextColumn, row: number, text: string | null | undefined): void {
  if (row >= column.codes.length) {
    const { codes } = column;
    column.codes = new Uint16Array(capacityFor(row));
    column.codes.set(codes);
  }
  if (text === null || text === undefined) {
    column.codes[row] = 0;
    return;
  }
  const code = column.codeOf.get(text) ?? column.codeOf.size + 1;
  if (code > 0xffff) throw new Error('A column of texts holds more different ones than it can.');
  column.codeOf.set(text, code);
  column.codes[row] = code;
}

export const listColumn = (): ListColumn => ({ known: bits(), byText: new Map() });

export function setList(
  column: ListColumn,
  row: number,
  texts: readonly string[] | null | undefined,
): void {
  if (hasBit(column.known, row)) {
    clearBit(column.known, row);
    for (const rows of column.byText.values()) clearBit(rows, row);
  }
  if (texts === null || texts === undefined) return;
  setBit(column.known, row);
  for (const text of texts) {
    const rows = column.byText.get(text) ?? bits();
    column.byText.set(text, rows);
    setBit(rows, row);
  }
}

export const bits = (): Bits => ({ words: new Uint32Array(FIRST_CAPACITY / 32) });

/** Words for so many rows. */
export const wordsFor = (rows: number): Uint32Array => new Uint32Array((rows + 31) >>> 5);

/** The words with this row in them or not: others where they were too few. */
export function put(words: Uint32Array, row: number, isMember: boolean): Uint32Array {
  const word = row >>> 5;
  const enough = word < words.length ? words : new Uint32Array(capacityFor(word));
  if (enough !== words) enough.set(words);
  const bit = 1 << (row & 31);
  enough[word] = isMember ? (enough[word] ?? 0) | bit : (enough[word] ?? 0) & ~bit;
  return enough;
}

export function setBit(set: Bits, row: number): void {
  set.words = put(set.words, row, true);
}

export function clearBit(set: Bits, row: number): void {
  const word = row >>> 5;
  if (word < set.words.length) set.words[word] = (set.words[word] ?? 0) & ~(1 << (row & 31));
}

export function hasBit({ words }: Bits, row: number): boolean {
  return isIn(words, row);
}

export function isIn(words: Uint32Array, row: number): boolean {
  return (((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Whether any row from one to another is in it. */
export function anyIn(words: Uint32Array, from: number, to: number): boolean {
  for (let row = from; row < to; row = (row | 31) + 1) {
    const left = to - row;
    const wanted = left < 32 ? (1 << left) - 1 : -1;
    // The rows of this word from here on.
    if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & wanted) !== 0) return true;
  }
  return false;
}

/** Calls back for each row that is in it. */
export function forEachIn(words: Uint32Array, call: (row: number) => void): void {
  for (let word = 0; word < words.length; word++) {
    for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
      call((word << 5) + 31 - Math.clz32(left & -left));
    }
  }
}

/** How many rows are in it. */
export function countIn(words: Uint32Array): number {
  let count = 0;
  for (const word of words) {
    // Pairs, fours and eights of bits added side by side.
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export const NO_ROWS = new Uint32Array();

/** The rows that are in both. */
export function bothIn(one: Uint32Array, other: Uint32Array): Uint32Array {
  return one.map((word, at) => word & (other[at] ?? 0));
}

/** The rows that are in any of these. */
export function eitherOf(sets: readonly Uint32Array[]): Uint32Array {
  const [first = NO_ROWS, ...others] = sets.toSorted((one, other) => other.length - one.length);
  return others.reduce((all, set) => all.map((word, at) => word | (set[at] ?? 0)), first.slice());
}

/** Half as much again as is needed, so that growing is seldom. */
function capacityFor(row: number): number {
  return Math.ceil((row + 1) * 1.5);
}
