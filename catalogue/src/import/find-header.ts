import { columnName, columnNamed } from './columns.ts';
import { BY_CELLS, BY_OTHER_NAME, namesOfHeading } from './heading-names.ts';
import { homeHeading, homeNamed } from './home-headings.ts';
import type { RefusedRow } from './project-row.ts';
import { rangeHeading } from './range-headings.ts';
import type { Cells } from './row-cells.ts';

/** Names of columns are looked for in the first lines that hold anything. */
const LINES = 12;

/** The header of a sheet. */
export interface Header {
  headings: string[];
  /** What stands above them. */
  titles: string[];
  /** Its one line has one cell: there are no columns. */
  isAlone: boolean;
}

/**
 * The header of a sheet, then its rows. A title, date or note may come before the header. The header may take two lines,
 * where one cell of the upper line covers several columns (`2 BHK` above `Size` and `Price`): the two are joined if that
 * says more.
 */
export async function* underHeader(
  rows: AsyncIterable<RefusedRow | Cells>,
): AsyncGenerator<Header | RefusedRow | Cells> {
  let first: (RefusedRow | Cells)[] | undefined = [];
  for await (const row of rows) {
    if (first === undefined) {
      yield row;
      continue;
    }
    first.push(row);
    if (first.length < LINES) continue;
    yield* begun(first);
    first = undefined;
  }
  if (first !== undefined) yield* begun(first);
}

function* begun(rows: readonly (RefusedRow | Cells)[]): Generator<Header | RefusedRow | Cells> {
  const lines = rows.flatMap((row) => ('cells' in row ? [row] : []));
  const [any] = lines;
  if (any === undefined) {
    yield* rows;
    return;
  }
  const { headings, last } = findHeader(lines.map(({ cells }) => cells)) ?? {
    headings: any.cells,
    last: 0,
  };
  const above = new Set(lines.slice(0, last + 1));
  const titles = [...above].flatMap(({ cells }) => titlesIn(cells));
  yield { headings, titles, isAlone: !isHeader(any) && headings === any.cells };
  for (const row of rows) if (!('cells' in row && above.has(row))) yield row;
}

/** A line with few cells, none of which names a column, is a title. */
function titlesIn(cells: readonly string[]): string[] {
  const told = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return told.length > TITLE_CELLS || told.some(isName) ? [] : told;
}

const TITLE_CELLS = 3;

/** A line above the header, the title of the sheet for example, fills one cell alone. */
export const isHeader = ({ cells }: { cells: readonly string[] }): boolean =>
  cells.filter((cell) => cell.trim() !== '').length > 1;

/** The names of the columns and the index of their last line; undefined if no line has more than one cell. */
function findHeader(
  lines: readonly (readonly string[])[],
): { headings: string[]; last: number } | undefined {
  const named = lines.findIndex((cells) => new Set(cells.filter(isName).map(columnName)).size > 1);
  const at = named === -1 ? lines.findIndex((cells) => isHeader({ cells })) : named;
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line === undefined) return undefined;
  if (after !== undefined && isSecondLine(line, after)) {
    return { headings: joined(line, after), last: at + 1 };
  }
  return { headings: before === undefined ? [...line] : joined(before, line), last: at };
}

const isKnown = (heading: string): boolean =>
  namesOfHeading(heading).some(
    (name) => columnNamed(name) !== undefined || BY_OTHER_NAME.has(name) || BY_CELLS.has(name),
  );

/** Whether a cell is the name of a column that we know. */
export const isName = (cell: string): boolean =>
  isKnown(cell) || rangeHeading(cell) !== undefined || homeHeading(cell) !== undefined;

/** Whether most cells of a line are names, alone or under those above it. */
function isSecondLine(upper: readonly string[], lower: readonly string[]): boolean {
  const headings = joined(upper, lower);
  const told = lower.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  const names = told.filter((at) => isName(headings[at] ?? ''));
  return names.length > 1 && names.length * 2 >= told.length;
}

/** Names in two lines as one each. Every home that the upper one names has the columns that the first of them has. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  let columns: string[] = [];
  let ofFirstHome: readonly string[] | undefined;
  const begin = (next: string): void => {
    if (homeNamed(group) !== undefined) ofFirstHome ??= columns;
    group = next;
    columns = [];
  };
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, own] = [upper[at]?.trim() ?? '', lower[at]?.trim() ?? ''];
    if (above !== '') begin(above);
    if (own === '') {
      begin('');
      return above;
    }
    if (group === '') return own;
    columns.push(columnName(own));
    const both = `${group} ${own}`;
    const isOfHome =
      homeHeading(both) !== undefined && ofFirstHome?.includes(columnName(own)) !== false;
    // "Super area" above "Min sft" says which area it is.
    const ofRange = rangeHeading(both);
    const isOfRange = ofRange !== undefined && ofRange !== rangeHeading(own);
    return isOfHome || isOfRange || (isKnown(both) && !isKnown(own)) ? both : own;
  });
}
