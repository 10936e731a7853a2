import { fieldOfHeading } from '../register-headings.ts';
import type { PdfLine, PdfWord } from './words.ts';

/** From where to where a column has text. */
export interface Column {
  left: number;
  right: number;
}

/** A gap of less, of the size of letters, may be one between words. */
const GAP_OF_WORDS = 0.65;
const WORDS_OF_A_HEADING = 6;

/** The columns of a table: what white divides in all of its rows. */
export function columnsOf(head: readonly PdfLine[], body: readonly PdfLine[]): Column[] {
  const words = [...head, ...body].flatMap((line) => line.words);
  const columns: Column[] = [];
  for (const { left, right } of words.toSorted((one, other) => one.left - other.left)) {
    const last = columns.at(-1);
    if (last !== undefined && left <= last.right) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return withoutChanceGaps(columns, head);
}

/**
 * In a short table, words of one column may be aligned by chance: its heading then covers only a part of it, or several
 * columns.
 */
function withoutChanceGaps(columns: readonly Column[], head: readonly PdfLine[]): Column[] {
  const near = GAP_OF_WORDS * (head[0]?.size ?? 0);
  const kept: Column[] = [];
  for (const [at, column] of columns.entries()) {
    const last = kept.at(-1);
    const gap = last === undefined ? Infinity : column.left - last.right;
    const gapBehind = (columns[at + 1]?.left ?? Infinity) - column.right;
    const isHeaded = cellText(head, column) !== '';
    const isPart =
      last !== undefined &&
      gap < near &&
      (isHeaded ? cellText(head, last) === '' : gap <= gapBehind);
    if (isPart) last.right = column.right;
    else kept.push({ ...column });
  }
  const whole: Column[] = [];
  for (let at = 0; at < kept.length;) {
    const count = columnsInOne(kept.slice(at, at + WORDS_OF_A_HEADING), head, near);
    const [first, last] = [kept[at], kept[at + count - 1]];
    if (first !== undefined && last !== undefined) {
      whole.push({ left: first.left, right: last.right });
    }
    at += count;
  }
  return whole;
}

/** How many of these columns, from the first, share one known heading that no part of them has alone. */
function columnsInOne(columns: readonly Column[], head: readonly PdfLine[], near: number): number {
  const [first] = columns;
  for (const [at, column] of columns.entries()) {
    const before = columns[at - 1];
    const isApart = before !== undefined && column.left - before.right >= near;
    if (isApart || fieldOfHeading(cellText(head, column)) !== undefined) break;
    if (first === undefined || at === 0) continue;
    const both = { left: first.left, right: column.right };
    if (fieldOfHeading(cellText(head, both)) !== undefined) return at + 1;
  }
  return 1;
}

const GOES_ON = /\S[-/]$|\bPRM\b/i;

const isIn = (word: PdfWord, { left, right }: Column): boolean =>
  word.left >= left - 0.5 && word.right <= right + 0.5;

/** The text of a cell. A line that ends with a hyphen or a slash, or within a number, continues without a space. */
export function cellText(lines: readonly PdfLine[], column: Column): string {
  let text = '';
  for (const { words } of lines) {
    const line = words
      .filter((word) => isIn(word, column))
      .map((word) => word.text)
      .join(' ');
    text += text === '' || line === '' || GOES_ON.test(text) ? line : ` ${line}`;
  }
  return text;
}

/** Words nearer than this to the next column (as a share of the size of letters) may belong to its cell. */
const GAP_OF_CELLS = 0.3;

/** The cells of a row. Where text runs from one cell into the next, nobody can tell where it ends: both then get all of it. */
export function rowCells(lines: readonly PdfLine[], columns: readonly Column[]): string[] {
  const cells = columns.map((column) => cellText(lines, column));
  for (const [at, column] of columns.entries()) {
    const next = columns[at + 1];
    if (next === undefined || !lines.some((line) => runsOn(line, column, next))) continue;
    const both = `${cells[at] ?? ''} ${cells[at + 1] ?? ''}`;
    [cells[at], cells[at + 1]] = [both, both];
  }
  return cells;
}

function runsOn({ words, size }: PdfLine, column: Column, next: Column): boolean {
  const [last, first] = [
    words.findLast((word) => isIn(word, column)),
    words.find((word) => isIn(word, next)),
  ];
  return last !== undefined && first !== undefined && first.left - last.right < GAP_OF_CELLS * size;
}

/** Whether each word is in one of the columns, as in a row of the table. */
export const isOfTable = (lines: readonly PdfLine[], columns: readonly Column[]): boolean =>
  lines.every(({ words }) => words.every((word) => columns.some((column) => isIn(word, column))));
