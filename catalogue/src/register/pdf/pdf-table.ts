import type { Cells } from '../../import/row-cells.ts';
import { type Band, bandsOf, hasNumber } from './bands.ts';
import { cellText, type Column, columnsOf, isOfTable, rowCells } from './columns.ts';
import { linesOf, type PdfLine, type PdfPage } from './words.ts';

/** More are none of a table. */
const COLUMNS_MAX = 100;

/** A page of the list of registrations. */
interface TableOnPage {
  /** The heading, where the page has one. */
  head: PdfLine[];
  rows: Band[];
}

/** Pages with the same columns. */
interface Table {
  pages: TableOnPage[];
}

/**
 * The rows of the list of registrations in a PDF, from the positions of its words; each page's heading is among them. A PDF
 * has no cells. Where nobody can tell to which cell a word belongs, the cell becomes unreadable, or the row has no number.
 */
export function pdfTable(pages: readonly PdfPage[]): Cells[] {
  const tables: Table[] = [];
  for (const page of pages) {
    const part = tableOnPage(linesOf(page));
    const before = tables.at(-1);
    if (before !== undefined && isGoingOn(before, part)) before.pages.push(part);
    else if (part.head.length > 0) tables.push({ pages: [part] });
  }
  const rows: Cells[] = [];
  for (const table of tables) {
    const [first, ...others] = table.pages;
    const columns = columnsOf(first?.head ?? [], [
      ...others.flatMap(({ head }) => head),
      ...table.pages.flatMap((page) => upToLastNumber(page.rows).flatMap(({ lines }) => lines)),
    ]);
    if (columns.length > COLUMNS_MAX) continue;
    const heads = table.pages.map(({ head }) => head);
    for (const lines of table.pages.flatMap((page) => linesOfRows(page, columns))) {
      const number = rows.length + 1;
      const cells = heads.includes(lines)
        ? columns.map((column) => cellText(lines, column))
        : rowCells(lines, columns);
      rows.push({ line: number, sheetRow: number, cells });
    }
  }
  return rows;
}

function tableOnPage(lines: readonly PdfLine[]): TableOnPage {
  const firstNumber = lines.findIndex(({ words }) => hasNumber(words));
  const heading = lines
    .slice(0, firstNumber === -1 ? undefined : firstNumber)
    .findLastIndex(({ words }) => words.some(({ text }) => /^(?:registration|rera)\b/i.test(text)));
  if (heading === -1) return { head: [], rows: bandsOf(lines) };
  const named = lines[heading];
  const { y = 0, size = 0 } = named ?? {};
  // A heading may go over some lines before the one that names the number.
  const near = lines.filter((line) => line.y > y - 5 * size);
  const bands = bandsOf(near, named);
  const at = bands.findIndex((band) => band.lines.some((line) => line === named));
  const head = bands[at]?.lines ?? [];
  return { head, rows: bands.slice(at + 1) };
}

/** A page without a heading continues the columns of the page before it. */
function isGoingOn({ pages }: Table, { head }: TableOnPage): boolean {
  if (head.length === 0) return true;
  return placesOf(pages[0]?.head ?? []) === placesOf(head);
}

const placesOf = (head: readonly PdfLine[]): string =>
  head
    .flatMap(({ words }) => words.map(({ text, left }) => `${text} ${Math.round(left)}`))
    .join('|');

/** Behind the last number there may be text that is no table. */
const upToLastNumber = (rows: readonly Band[]): Band[] =>
  rows.slice(0, rows.findLastIndex(({ lines }) => lines.some(({ words }) => hasNumber(words))) + 1);

function linesOfRows({ head, rows }: TableOnPage, columns: readonly Column[]): PdfLine[][] {
  const sure = upToLastNumber(rows);
  const rest = rows.slice(sure.length);
  const end = rest.findIndex(({ lines }) => !isOfTable(lines, columns));
  const taken = [...sure, ...rest.slice(0, end === -1 ? undefined : end)];
  return [head, ...taken.map(({ lines }) => lines)].filter((lines) => lines.length > 0);
}
