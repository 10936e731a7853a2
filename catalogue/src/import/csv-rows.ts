import { parse } from 'csv-parse';
import { columnsOf } from './columns.ts';
import type { Column } from './columns.ts';
import { LINE_MAX } from './lines.ts';
import { plainText } from './plain-text.ts';
import { checkRecord } from './plain-words.ts';
import type { FieldProblem } from './plain-words.ts';
import { nameShown, type ProjectRow, type RefusedRow, type RowPlace } from './project-row.ts';

type Columns = readonly (Column | undefined)[];

interface Cells extends RowPlace {
  cells: string[];
}

/** Rows of a CSV file after its header. `text` comes in pieces of any size. */
export async function* readCsvRows(
  text: AsyncIterable<string>,
  /** The columns of such a header; `undefined` is passed over. Default by their names, and a wrong one throws. */
  chooseColumns: (header: readonly string[]) => Columns = columnsOf,
): AsyncGenerator<ProjectRow> {
  let columns: Columns | undefined;
  for await (const row of csvCells(text)) {
    if ('problems' in row) yield row;
    else if (columns === undefined) columns = chooseColumns(row.cells);
    else if (row.cells.some((cell) => cell.trim() !== '')) yield readRow(row, columns);
  }
}

/** Cells with the line that each row begins on. */
export async function* csvCells(text: AsyncIterable<string>): AsyncGenerator<RefusedRow | Cells> {
  const options = {
    info: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LINE_MAX,
    // What one piece of text yields is taken out at once; the parser must not wait for us before that.
    readableHighWaterMark: Number.MAX_SAFE_INTEGER,
  };
  const parser = parse(options);
  let failure: Error | undefined;
  parser.on('error', (error) => (failure = error));
  let last: RowPlace = { line: 0, sheetRow: 0 };

  function* parsed(): Generator<Cells> {
    const read = () => parser.read() as Parsed | null;
    for (let item = read(); item !== null; item = read()) {
      const { record, info } = item;
      const within = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      // A spreadsheet shows empty lines as rows too.
      const sheetRow = info.records + info.empty_lines;
      last = { line: info.lines, sheetRow };
      yield { line: info.lines - within, sheetRow, cells: record };
    }
  }

  for await (const piece of withPlainNewlines(text)) {
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
      sheetRow: (last.sheetRow ?? 0) + 1,
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

/** Of other people's systems: what these hold is not meant to be read. */
const AS_GIVEN: ReadonlySet<string> = new Set(['external_id', 'source_url']);

export function readRow({ cells, ...place }: Cells, columns: Columns): ProjectRow {
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const project = nameShown(plainText(cells[nameAt] ?? ''));
  if (cells.length !== columns.length) {
    const reason = `This row has ${cells.length} cells, the header has ${columns.length}; a comma inside a cell needs quotation marks around the cell.`;
    return { ...place, project, problems: [{ field: 'row', reason }] };
  }
  const raw: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  columns.forEach((column, i) => {
    if (column === undefined) return;
    const { name, path, read } = column;
    const given = unguarded(cells[i] ?? '');
    const cell = AS_GIVEN.has(name) ? given : plainText(given);
    if (cell.trim() === '') return;
    const result = read(cell);
    if ('reason' in result) problems.push({ field: name, reason: result.reason });
    else put(raw, path.split('.'), result.value);
  });
  const used = columns.filter((column) => column !== undefined);
  const checked = checkRecord(raw);
  if ('problems' in checked) {
    for (const { path, reason } of checked.problems) {
      const column = columnOf(path, used);
      if (problems.some(({ field }) => field === column)) continue;
      const unit =
        path[0] === 'units' && typeof path[1] === 'number'
          ? `Unit type ${path[1] + 1}${path.length > 2 ? `, ${String(path[2])}` : ''}: `
          : '';
      problems.push({ field: column, reason: `${unit}${reason}` });
    }
  }
  if (problems.length > 0 || 'problems' in checked) return { ...place, project, problems };
  return { ...place, record: checked.record };
}

/** Without the apostrophe by which an export keeps spreadsheets from reading a text as a formula. */
const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

function put(
  target: Record<string, unknown>,
  [first = '', ...rest]: string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const inner = (target[first] ?? {}) as Record<string, unknown>;
  target[first] = inner;
  put(inner, rest, value);
}

/** The column that a path of the record came from: `promoter.name` and `promoter` are `promoter`. */
function columnOf(path: readonly PropertyKey[], columns: readonly Column[]): string {
  const dotted = path.filter((part) => typeof part === 'string').join('.');
  const column =
    columns.find((each) => each.path === dotted) ??
    columns.find((each) => each.path.startsWith(`${dotted}.`)) ??
    columns.find((each) => dotted.startsWith(`${each.path}.`));
  return column?.name ?? dotted;
}
