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

export function setNumber(column: NumberColumn, row: number, value: number | null): void {
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

export function setText(column: TextColumn, row: number, text: string | null): void {
  if (row >= column.codes.length) {
    const { codes } = column;
    column.codes = new Uint16Array(capacityFor(row));
    column.codes.set(codes);
  }
  if (text === null) {
    column.codes[row] = 0;
    return;
  }
  const code = column.codeOf.get(text) ?? column.codeOf.size + 1;
  if (code > 0xffff) throw new Error('A column of texts holds more different ones than it can.');
  column.codeOf.set(text, code);
  column.codes[row] = code;
}

export const listColumn = (): ListColumn => ({ known: bits(), byText: new Map() });

export function setList(column: ListColumn, row: number, texts: readonly string[] | null): void {
  if (hasBit(column.known, row)) {
    clearBit(column.known, row);
    for (const rows of column.byText.values()) clearBit(rows, row);
  }
  if (texts === null) return;
  setBit(column.known, row);
  for (const text of texts) {
    const rows = column.byText.get(text) ?? bits();
    column.byText.set(text, rows);
    setBit(rows, row);
  }
}

export const bits = (): Bits => ({ words: new Uint32Array(FIRST_CAPACITY / 32) });

export function setBit(set: Bits, row: number): void {
  const word = row >>> 5;
  if (word >= set.words.length) {
    const { words } = set;
    set.words = new Uint32Array(capacityFor(word));
    set.words.set(words);
  }
  set.words[word] = (set.words[word] ?? 0) | (1 << (row & 31));
}

export function clearBit(set: Bits, row: number): void {
  const word = row >>> 5;
  if (word < set.words.length) set.words[word] = (set.words[word] ?? 0) & ~(1 << (row & 31));
}

export function hasBit({ words }: Bits, row: number): boolean {
  return (((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Half as much again as is needed, so that growing is seldom. */
function capacityFor(row: number): number {
  return Math.ceil((row + 1) * 1.5);
}
