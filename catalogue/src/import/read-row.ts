import { isDeepStrictEqual } from 'node:util';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import { isBlank, isFormulaError, noteOf, tellsNothing } from './cell.ts';
import { type Column, HOME_TYPE, takesAnyText } from './columns.ts';
import { unguarded } from './guarded-text.ts';
import type { FileSettings } from './file-settings.ts';
import { plainText } from './plain-text.ts';
import type { FieldProblem } from './plain-words.ts';
import { nameShown, type ProjectRow, type RowPlace } from './project-row.ts';
import { isOpenEnded, type Range } from './ranges.ts';
import { lengthsOf, repeatsHeadings, whyApart } from './rows-apart.ts';
import { withoutContradictions } from './contradictions.ts';
import { soldOutDoubts } from './sold-out.ts';
import { takeRecord } from './take-record.ts';
import { figuresOfHomes } from './figures-of-homes.ts';
import { withOwnFacts } from './home-of-row.ts';
import { joinedEnds } from './range-ends.ts';
import { homesOfRow } from './home-headings.ts';
import type { HomeDefaults, UnitCells } from './units-notation.ts';

export type Columns = readonly (Column | undefined)[];

export interface Cells extends RowPlace {
  cells: string[];
}

/** Columns of other systems, kept exactly as given: nobody is meant to read them. */
const AS_GIVEN: ReadonlySet<string> = new Set(['external_id', 'source_url']);

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
  closeSingles(read.raw, cells, columns);
  const { raw, refused } = withOwnFacts(read.raw, settings);
  const used = columns.filter((column) => column !== undefined);
  for (const { field, reason } of refused)
    read.problems.push({ field: columnOf([field], used), reason });
  return rowOfRecord({ cells, ...place }, { ...read, raw }, columns);
}

/** One figure of a project with one kind of home is that of the home, unless its cell says that there are more; a rate is of all homes. */
function closeSingles(
  raw: Record<string, unknown>,
  cells: readonly string[],
  columns: Columns,
): void {
  const isOne = ((raw['units'] ?? []) as unknown[]).length === 1;
  for (const [at, column] of columns.entries()) {
    if (column?.isOtherForm !== true && column?.isSpread !== true) continue;
    if (isOpenEnded(cells[at]?.trim() ?? '')) continue;
    for (const field of column.name === 'price_range' ? PRICES : [column.path]) {
      const range = raw[field] as Range | undefined;
      if (!isOne && field !== 'rateRange') continue;
      if (RANGES.has(field) && range?.min !== undefined && range.max === undefined)
        raw[field] = { ...range, max: range.min };
    }
  }
}

const PRICES = ['priceRange', 'allInPriceRange', 'rateRange'];
const RANGES: ReadonlySet<string> = new Set([
  ...PRICES,
  'rateRange',
  'carpetRange',
  'superBuiltUpRange',
  'plotRange',
  'areaRange',
]);

/** The name that a row gives its project. */
export const projectIn = (cells: readonly string[], columns: Columns): string | null =>
  nameShown(plainText(cells[columns.findIndex((column) => column?.name === 'name')] ?? ''));

/** The checked values of a row's cells; its place is where its first row begins. */
export function rowOfRecord(
  { cells, ...place }: Cells,
  { raw, problems }: ReturnType<typeof readCells>,
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
    const isOfNobody = path[0] === 'promoter' && isNameless(raw['promoter']);
    problems.push({ field, reason: isOfNobody ? NO_PROMOTER : `${unit}${reason}` });
  }
  const isShort = cells.length < columns.length;
  if (taken.record === undefined) {
    const short = isShort ? [{ field: 'row', reason: `${lengths}.` }] : [];
    return { ...place, project, problems: [...short, ...problems] };
  }
  const isDoubtful = isShort && (problems.length > 0 || isShifted(cells, columns));
  const all = [
    ...doubts,
    ...soldOutDoubts(cells, columns),
    ...(isDoubtful ? [`${lengths}. ${SHIFTED}`] : []),
  ];
  return {
    ...place,
    record: taken.record,
    ...(problems.length > 0 && { refusedCells: problems }),
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

const isNameless = (promoter: unknown): boolean =>
  typeof promoter !== 'object' || promoter === null || !('name' in promoter);

/** Many a sheet says it once, in the first row of each builder. */
const NO_PROMOTER =
  'No builder stands in this row. Where one stands only in the first row of a group, say that empty cells of this column are as in the row above.';

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

/** Cells of known columns as the fields of a record, not checked yet. */
export function readCells(
  cells: readonly string[],
  columns: Columns,
  settings: FileSettings,
): { raw: Record<string, unknown>; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const read = (column: Column, at: number, homeType = settings.homeType): unknown => {
    const defaults = { ...settings, homeType };
    const result = readCell(column, cells[at] ?? '', defaults);
    const reasons =
      result !== undefined && 'reason' in result
        ? [result.reason]
        : [...refusedParts(result), ...untaken(column, cells[at] ?? '', { result, defaults })];
    for (const reason of reasons) problems.push({ field: nameOf(column), reason });
    return result !== undefined && 'value' in result ? result.value : undefined;
  };
  const typeAt = columns.findIndex((column) => column?.name === HOME_TYPE);
  const typeColumn = columns[typeAt];
  const homeType = (typeColumn && read(typeColumn, typeAt)) as FileSettings['homeType'];

  const raw: Record<string, unknown> = {};
  const spread: Record<string, unknown> = {};
  const ends: Parameters<typeof joinedEnds>[0][number][] = [];
  const defaults = { ...settings, homeType: homeType ?? settings.homeType };
  const homes = homesOfRow(defaults);
  const unitsAt = columns.findIndex((column) => column?.name === 'units');
  const unitsColumn = columns[unitsAt];
  // Figures in the other cells may each belong to one of its homes.
  let listed = ((unitsColumn && read(unitsColumn, unitsAt, defaults.homeType)) ??
    []) as UnitCells[];
  columns.forEach((column, at) => {
    if (
      column === undefined ||
      column.name === HOME_TYPE ||
      column.isOfFlat ||
      column.isOfPart ||
      at === unitsAt
    )
      return;
    const ofEach = figuresOfHomes(column, textOf(cells[at] ?? '', column), listed, defaults);
    if (ofEach !== undefined) {
      if ('value' in ofEach) listed = ofEach.value;
      else problems.push({ field: nameOf(column), reason: ofEach.reason });
      return;
    }
    const value = read(column, at, defaults.homeType);
    if (value === undefined) return;
    if (column.isOfHome) {
      const reason = homes.add(nameOf(column), value as UnitCells);
      if (reason !== undefined) problems.push({ field: nameOf(column), reason });
    } else if (column.isEnd) ends.push({ column, range: value as Range });
    else if (column.isSpread) Object.assign(spread, value);
    else put(raw, column.path.split('.'), value);
  });
  const joined = joinedEnds(ends, nameOf);
  problems.push(...joined.problems);
  for (const [field, value] of Object.entries({ ...spread, ...joined.ranges }))
    raw[field] ??= value;
  const units = homes.besides(listed);
  if (units.length > 0) raw['units'] = units;
  tellPlotsApart(raw, units, columns);
  problems.push(...withoutContradictions(raw, columns));
  if (homeType !== undefined)
    raw['units'] ??= [{ label: propertyTypeLabel(homeType), type: homeType }];
  if (settings.project !== undefined) raw['name'] ??= settings.project;
  putPromoter(raw, settings);
  putSource(raw, settings);
  return { raw, problems };
}

/** A plot has no other area than its own, whatever the heading above all homes of a sheet calls it; our own column means what it says. */
function tellPlotsApart(
  raw: Record<string, unknown>,
  units: readonly UnitCells[],
  columns: Columns,
): void {
  const { superBuiltUpRange } = raw;
  if (superBuiltUpRange === undefined || units.length === 0) return;
  const isOurs = columns.some(
    (column) =>
      column?.path.startsWith('superBuiltUpRange') === true && nameOf(column) === column.name,
  );
  if (isOurs) return;
  if (!units.every(({ type }) => type === 'plot')) return;
  raw['plotRange'] ??= superBuiltUpRange;
  delete raw['superBuiltUpRange'];
}

/** The value of one cell, or why it cannot be read; `undefined` if it says nothing. */
export function readCell(
  column: Column,
  given: string,
  defaults: HomeDefaults,
): ReturnType<Column['read']> | undefined {
  const cell = textOf(given, column);
  if (cell === '') return undefined;
  if (isFormulaError(given)) return { reason: `"${cell}" is a formula that failed.` };
  return column.read(cell, { ...defaults, heading: column.heading });
}

const refusedParts = (read: object | undefined): readonly string[] =>
  read !== undefined && 'refused' in read && Array.isArray(read.refused)
    ? (read.refused as string[])
    : [];

/** What a cell says that nothing came of, as sentences: all of it, or the note in brackets behind what was taken. */
function untaken(
  column: Column,
  given: string,
  { result, defaults }: { result: ReturnType<typeof readCell>; defaults: HomeDefaults },
): string[] {
  const cell = given.trim();
  if (cell === '' || isBlank(plainText(cell).trim())) return [];
  if (result === undefined || ('value' in result && result.value === undefined))
    return [`"${cell.slice(0, 120)}" tells nothing that this column holds.`];
  const note = noteOf(cell);
  if (note === undefined || takesAnyText(column)) return [];
  const without = readCell(column, cell.slice(0, -note.length), defaults);
  return isDeepStrictEqual(without, result)
    ? [`The note "${note.slice(0, 120)}" is not taken; what stands before it is.`]
    : [];
}

/** As whoever made the file knows the column. */
export const nameOf = ({ name, heading = name }: Column): string => heading;

/** The text of a cell; empty if it says that nothing is known. */
function textOf(given: string, { name }: Column): string {
  const bare = unguarded(given);
  if (AS_GIVEN.has(name)) return bare.trim();
  const text = plainText(bare).trim();
  return bare === given && tellsNothing(text) ? '' : text;
}

/** The promoter of the whole file, for rows that do not name one. */
function putPromoter(raw: Record<string, unknown>, { promoter }: FileSettings): void {
  const told = raw['promoter'] as Record<string, unknown> | undefined;
  if (promoter !== undefined && told?.['name'] === undefined)
    raw['promoter'] = { ...told, name: promoter };
}

/** The source of the whole file, where the row names none; its day too, where the row has none. */
function putSource(raw: Record<string, unknown>, settings: FileSettings): void {
  const { sourceName, sourceUrl, sourceCheckedOn } = settings;
  const told = raw['source'] as Record<string, unknown> | undefined;
  const source = {
    ...(told?.['name'] === undefined && sourceName !== undefined
      ? { name: sourceName, ...(sourceUrl !== undefined && { url: sourceUrl }) }
      : {}),
    ...(sourceCheckedOn !== undefined && { checkedOn: sourceCheckedOn }),
    ...told,
  };
  if (Object.keys(source).length > 0) raw['source'] = source;
}

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
export function columnOf(path: readonly PropertyKey[], columns: readonly Column[]): string {
  const dotted = path.filter((part) => typeof part === 'string').join('.');
  const column =
    columns.find((each) => each.path === dotted) ??
    columns.find((each) => each.path.startsWith(`${dotted}.`)) ??
    columns.find((each) => dotted.startsWith(`${each.path}.`));
  return column === undefined ? dotted : nameOf(column);
}
