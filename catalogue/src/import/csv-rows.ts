import { parse } from 'csv-parse';
import type { FileSettings } from './file-settings.ts';
import { underHeader } from './find-header.ts';
import { guessedColumns } from './headings.ts';
import { readingRows } from './joined-rows.ts';
import { LINE_MAX } from './lines.ts';
import { isOwnExport } from './mapped-column.ts';
import type { ProjectRow, RefusedRow } from './project-row.ts';
import type { Cells, Columns } from './row-cells.ts';
import { dividedText } from './divider.ts';

const FIRST_ROWS = 20;

/** Rows of a CSV file after its header. `text` comes in pieces of any size. */
export async function* readCsvRows(
  text: AsyncIterable<string>,
  settings: FileSettings = {},
  /** The columns of such a header; `undefined` is passed over. Default by their names and first cells; a wrong one throws. */
  chooseColumns: (header: readonly string[], rows: readonly string[][]) => Columns = (
    header,
    rows,
  ) => guessedColumns(header, settings, rows).columns,
): AsyncGenerator<ProjectRow> {
  let header: readonly string[] | undefined;
  let reading: ReturnType<typeof readingRows> | undefined;
  let first: (RefusedRow | Cells)[] = [];
  const begin = (): ReturnType<typeof readingRows> =>
    readingRows(chooseColumns(header ?? [], cellsIn(first)), settings);
  const marked = (rows: Iterable<ProjectRow>): ProjectRow[] =>
    isOwnExport(header ?? [])
      ? Array.from(rows, (row) => ('record' in row ? { ...row, isOwnExport: true } : row))
      : [...rows];
  const read = (row: RefusedRow | Cells, by: ReturnType<typeof readingRows>): ProjectRow[] =>
    marked('problems' in row ? [...by.end(), row] : by.take(row));
  for await (const row of underHeader(csvCells(text))) {
    if ('headings' in row) {
      header = row.headings;
      continue;
    }
    if (reading !== undefined) {
      yield* read(row, reading);
      continue;
    }
    first.push(row);
    if (header === undefined || first.length < FIRST_ROWS) continue;
    reading = begin();
    for (const each of first) yield* read(each, reading);
    first = [];
  }
  if (reading === undefined && header !== undefined) reading = begin();
  for (const each of first) {
    if (reading !== undefined) yield* read(each, reading);
    else if ('problems' in each) yield each;
  }
  if (reading !== undefined) yield* marked(reading.end());
}

const cellsIn = (rows: readonly (RefusedRow | Cells)[]): string[][] =>
  rows.flatMap((row) => ('cells' in row ? [row.cells] : []));

/** A line break in a cell of a workbook, whose rows are lines: there is no file that a text editor would show. */
export const BREAK_IN_CELL = '\v';

/** Cells with the line that each row begins on. */
export async function* csvCells(text: AsyncIterable<string>): AsyncGenerator<RefusedRow | Cells> {
  const options = {
    info: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LINE_MAX,
    // Take out everything that this piece of text yields at once: the parser must not have to wait for us.
    readableHighWaterMark: Number.MAX_SAFE_INTEGER,
  };
  const { divider, pieces } = await dividedText(withPlainNewlines(text));
  const parser = parse({ ...options, delimiter: divider });
  let failure: Error | undefined;
  parser.on('error', (error) => (failure = error));
  let last: { line: number; sheetRow: number } = { line: 0, sheetRow: 0 };

  function* parsed(): Generator<Cells> {
    const read = () => parser.read() as Parsed | null;
    for (let item = read(); item !== null; item = read()) {
      const { record, info } = item;
      const within = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      // A spreadsheet shows empty lines as rows too.
      const sheetRow = info.records + info.empty_lines;
      last = { line: info.lines, sheetRow };
      if (record.every((cell) => cell.trim() === '')) continue;
      yield {
        line: info.lines - within,
        sheetRow,
        cells: record.map((cell) => cell.replaceAll(BREAK_IN_CELL, '\n')),
      };
    }
  }

  for await (const piece of pieces) {
    if (failure !== undefined) break;
    await new Promise<void>((resolve) => parser.write(piece, () => resolve()));
    yield* parsed();
  }
  await new Promise<void>((resolve) => {
    parser.once('error', () => resolve());
    parser.end(() => resolve());
  });
  yield* parsed();
  if (failure !== undefined) {
    const reason =
      (failure as { code?: string }).code === 'CSV_MAX_RECORD_SIZE'
        ? 'This row is longer than 1 MB, so the rest of the file cannot be read. Look for a quotation mark that is never closed.'
        : 'A quotation mark opened here is never closed, so the rest of the file cannot be read.';
    yield {
      line: last.line + 1,
      sheetRow: last.sheetRow + 1,
      project: null,
      problems: [{ field: 'row', reason }],
    };
  }
}

interface Parsed {
  record: string[];
  info: { lines: number; records: number; empty_lines: number };
}

/** `\r\n` and `\r` as `\n`, also inside quotes, where the parser would count them as two lines. */
async function* withPlainNewlines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    // A piece may end between the two halves of a line ending.
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}
