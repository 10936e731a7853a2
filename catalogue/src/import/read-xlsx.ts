import { WORKBOOK_MAX_MB } from '@manemitra/domain/record-limits';
import { BREAK_IN_CELL } from './csv-rows.ts';
import { dateKinds, type DateKind, dateText } from './xlsx-dates.ts';
import { columnAt, mergedCells } from './merged-cells.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { sheetsIn } from './xlsx-sheets.ts';
import { attribute, type Element, elements, xmlText } from './xml-elements.ts';
import { zipParts } from './zip-parts.ts';

const MB = 1_000_000;
/** Bytes of a sheet as it is unpacked. */
const SHEET_MAX = 200 * MB;
const TEXTS_MAX = 100 * MB;
const PART_MAX = 5 * MB;
const COLUMNS_MAX = 500;
const ROWS_MAX = 1_048_576;

/** Throws UnreadableFile for a workbook that has more bytes than are read. */
export function refuseLargeWorkbook(bytes: number): void {
  if (bytes <= WORKBOOK_MAX_MB * MB) return;
  throw new UnreadableFile('This workbook is too large to be read; save its sheet as CSV.');
}

interface Book {
  texts: string[];
  dates: (DateKind | undefined)[];
  is1904: boolean;
}

/**
 * The first visible sheet with rows of a workbook, as CSV in pieces, each row on the line on which the sheet shows it, so
 * that it is read like CSV. A formula counts as its last result: nothing is calculated and no link is followed. Dates are as
 * exact as they are shown. Throws UnreadableFile for anything that is no workbook or unpacks to more than is allowed.
 */
export function* xlsxAsCsv(file: Buffer): Generator<string> {
  if (file.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw new UnreadableFile(
      'This workbook is of an old kind or has a password; save it as .xlsx without one, or as CSV.',
    );
  }
  const parts = zipParts(file);
  const text = (name: string, max = PART_MAX) => parts.get(name)?.(max).toString('utf8') ?? '';
  const workbook = text('xl/workbook.xml');
  const [settings] = elements(workbook, 'workbookPr');
  const book: Book = {
    texts: [...elements(text('xl/sharedStrings.xml', TEXTS_MAX), 'si')].map(richText),
    dates: dateKinds(text('xl/styles.xml')),
    is1904: settings !== undefined && /^(?:1|true)$/.test(attribute(settings, 'date1904') ?? ''),
  };
  const sheets = sheetsIn(parts).filter(({ isVisible }) => isVisible);
  if (sheets.length === 0) throw new UnreadableFile('This workbook has no sheet that is shown.');
  for (const { part } of sheets) {
    let isEmpty = true;
    for (const piece of sheetAsCsv(part(SHEET_MAX).toString('utf8'), book)) {
      isEmpty = false;
      yield piece;
    }
    if (!isEmpty) return;
  }
}

const ROWS_A_PIECE = 200;

function* sheetAsCsv(xml: string, book: Book): Generator<string> {
  let [row, width, lines] = [0, 0, [] as string[]];
  const merged = mergedCells(xml);
  for (const element of elements(xml, 'row')) {
    const at = Number(attribute(element, 'r') ?? row + 1);
    if (!Number.isInteger(at) || at <= row || at > ROWS_MAX) {
      throw new UnreadableFile('The rows of this workbook are not in order; save it as CSV.');
    }
    const cells = cellsOf(element.inner, book);
    if (cells.length === 0) continue;
    merged.fill(cells, at);
    width = Math.max(width, cells.length);
    // Empty rows count, so that row numbers match the sheet.
    lines.push('\n'.repeat(at - row - 1), lineOf(cells, width));
    row = at;
    if (lines.length < 2 * ROWS_A_PIECE) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

const lineOf = (cells: readonly string[], width: number): string =>
  `${Array.from({ length: width }, (_, i) => `"${(cells[i] ?? '').replaceAll('"', '""').replaceAll(/\r\n?|\n/g, BREAK_IN_CELL)}"`).join(',')}\n`;

/** The cells of a row up to the last one that holds something. */
function cellsOf(xml: string, book: Book): string[] {
  const cells: string[] = [];
  let at = -1;
  for (const cell of elements(xml, 'c')) {
    at = columnAt(attribute(cell, 'r')) ?? at + 1;
    const text = cellText(cell, book);
    if (text === '') continue;
    if (at >= COLUMNS_MAX) {
      throw new UnreadableFile(`The sheet has more than ${COLUMNS_MAX} columns.`);
    }
    cells[at] = text;
  }
  return Array.from(cells, (cell) => cell ?? '');
}

function cellText(cell: Element, { texts, dates, is1904 }: Book): string {
  const type = attribute(cell, 't') ?? 'n';
  if (type === 'inlineStr') return richText(cell);
  const [value] = elements(cell.inner, 'v');
  if (value === undefined) return '';
  const text = xmlText(value.inner);
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  const number = Number(text);
  if (type !== 'n' || text.trim() === '' || !Number.isFinite(number)) return text;
  const kind = dates[Number(attribute(cell, 's') ?? 0)];
  // As many digits as a sheet keeps: 1.7400000000000002 is 1.74.
  return kind === undefined
    ? String(Number(number.toPrecision(15)))
    : dateText(number, kind, is1904);
}

/** All text of an element, whatever its letters look like, without how it is pronounced. */
function richText({ inner }: Element): string {
  return [...elements(withoutPhonetics(inner), 't')].map((text) => xmlText(text.inner)).join('');
}

function withoutPhonetics(xml: string): string {
  const from = xml.indexOf('<rPh');
  return from === -1 ? xml : xml.slice(0, from);
}
