import { builderDoubts } from './builder-doubts.ts';
import { takesAnyText } from './columns.ts';
import type { FileSettings } from './file-settings.ts';
import { withOwnFacts } from './home-of-row.ts';
import { resaleDoubts } from './known-notes.ts';
import { plainText } from './plain-text.ts';
import { nameShown, type ProjectRow } from './project-row.ts';
import { readCell } from './read-cell.ts';
import { readCells } from './read-cells.ts';
import { type Cells, columnOf, type Columns } from './row-cells.ts';
import { lengthsOf, repeatsHeadings, whyApart } from './rows-apart.ts';
import { soldOutDoubts } from './sold-out.ts';
import { takeRecord } from './take-record.ts';
import type { UnitCells } from './units-notation.ts';

/** A row as a record. A cell that cannot be read is refused alone; the row goes where its project or its source is not said. */
export function readRow(
  { cells, ...place }: Cells,
  columns: Columns,
  settings: FileSettings = {},
): ProjectRow {
  const apart = whyApart(cells, columns);
  if (apart !== undefined) {
    const problems = [{ field: 'row', reason: apart }];
    const isHeader = repeatsHeadings(cells, columns);
    return { ...place, project: isHeader ? null : projectIn(cells, columns), problems };
  }
  const read = readCells(cells, columns, settings);
  const { raw, refused } = withOwnFacts(read.raw, columns, {
    settings,
    isEachRead: !read.inPart.includes('units'),
  });
  const used = columns.filter((column) => column !== undefined);
  for (const { field, reason } of refused)
    read.problems.push({ field: columnOf([field], used), reason });
  return rowOfRecord({ cells, ...place }, { ...read, raw }, columns);
}

/** The name that a row gives its project. */
export const projectIn = (cells: readonly string[], columns: Columns): string | null =>
  nameShown(plainText(cells[columns.findIndex((column) => column?.name === 'name')] ?? ''));

/** The checked values of a row's cells; its place is where its first row begins. */
export function rowOfRecord(
  { cells, ...place }: Cells,
  { raw, problems, inPart }: ReturnType<typeof readCells>,
  columns: Columns,
  doubts: readonly string[] = [],
): ProjectRow {
  const project = nameShown(raw['name']);
  const lengths = lengthsOf(cells, columns);
  const taken = takeRecord(raw);
  const used = columns.filter((column) => column !== undefined);
  for (const { path, reason } of taken.problems) {
    const field = columnOf(path, used);
    if (problems.some((problem) => problem.field === field)) continue;
    const unit = homeAt(path, raw);
    problems.push({ field, reason: `${unit}${reason}` });
  }
  const isShort = cells.length < columns.length;
  if (taken.record === undefined) {
    const short = isShort ? [{ field: 'row', reason: `${lengths}.` }] : [];
    return { ...place, project, problems: [...short, ...problems] };
  }
  const lists = inPart.filter((field) => Array.isArray(raw[field]) && field !== 'units');
  const isDoubtful = isShort && (problems.length > 0 || isShifted(cells, columns));
  const all = [
    ...doubts,
    ...builderDoubts(taken.record.promoter.name),
    ...soldOutDoubts(cells, columns),
    ...resaleDoubts(cells, columns),
    ...(isDoubtful ? [`${lengths}. ${SHIFTED}`] : []),
  ];
  return {
    ...place,
    record: taken.record,
    ...(problems.length > 0 && { refusedCells: problems }),
    ...(lists.length > 0 && { inPart: lists }),
    ...(all.length > 0 && { doubts: all }),
  };
}

/** The home that a problem of a record is about, by its name as given. */
function homeAt([field, at, ...part]: readonly PropertyKey[], raw: Record<string, unknown>) {
  if (field !== 'units' || typeof at !== 'number') return '';
  const { label } = ((raw['units'] ?? []) as UnitCells[])[at] ?? {};
  const name = typeof label === 'string' ? `"${label}"` : `Unit type ${at + 1}`;
  return `${[name, ...part.slice(0, 1).map(String)].join(', ')}: `;
}

const SHIFTED =
  'Some do not suit their columns: one may be missing in the middle, and those behind it stand in wrong columns.';

/** Whether a short row has figures where a text is expected and a column behind it, as far away as cells are missing, takes them. */
function isShifted(cells: readonly string[], columns: Columns): boolean {
  const missing = columns.length - cells.length;
  return cells.some((cell, at) => {
    const [column, ...next] = columns.slice(at, at + missing + 1);
    const isFigure = /^\s*\d[\d\s.,/-]*$/.test(cell);
    if (!isFigure || column === undefined || !takesAnyText(column)) return false;
    return next.some((other) => {
      const read = other && !takesAnyText(other) ? readCell(other, cell, {}) : undefined;
      return read !== undefined && 'value' in read;
    });
  });
}
