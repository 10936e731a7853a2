import { isDeepStrictEqual } from 'node:util';
import { tellsNothing } from './cell.ts';
import type { Column } from './columns.ts';
import type { FileSettings } from './file-settings.ts';
import { takingFromAbove } from './from-above.ts';
import { isAsAbove } from './headings.ts';
import { homeOf, OF_A_HOME } from './home-of-row.ts';
import { readHomes } from './homes.ts';
import type { FieldProblem } from './plain-words.ts';
import type { ProjectRow } from './project-row.ts';
import type { Range } from './ranges.ts';
import { type Cells, type Columns, nameOf, readCells, readRow, rowOfRecord } from './read-row.ts';
import { isTotal, repeatsHeadings, standsAlone } from './rows-apart.ts';
import type { UnitCells } from './units-notation.ts';

type Raw = Record<string, unknown>;

/** Reads rows one after the other; a project that stands in several of them, a home in each, is one. Each call answers what is complete by then. */
export function readingRows(columns: Columns, settings: FileSettings) {
  const fromAbove = takingFromAbove(
    isAsAbove(
      columns.map((column) => column?.name),
      settings,
    ),
    columns.findIndex((column) => column?.name === 'name'),
  );
  const continues = continuing(columns);
  let group: Cells[] = [];
  const end = (): ProjectRow[] => {
    const rows = group;
    group = [];
    return projectsOf(rows, columns, settings);
  };
  return {
    take(row: Cells): ProjectRow[] {
      const taken = { ...row, cells: fromAbove(row.cells) };
      const done = continues(taken.cells) ? [] : end();
      group.push(taken);
      return done;
    },
    end,
  };
}

/** What says which project it is. */
const WHO_IT_IS: ReadonlySet<string> = new Set([
  'name',
  'promoter',
  'locality',
  'pincode',
  'rera_numbers',
  'external_id',
]);
/** A row without a name may tell so many other facts otherwise than the first: a tower that is ready later. With more it is of another project. */
const OWN_FACTS_MOST = 1;

/** Of rows, given one after the other: whether one tells another home of the project that the rows before it told of. */
export function continuing(columns: Columns): (cells: readonly string[]) => boolean {
  const places = [...columns.entries()].flatMap(([at, column]) =>
    column === undefined || isOfAHome(column) ? [] : [{ at, name: column.name }],
  );
  const who = places.filter(({ name }) => WHO_IT_IS.has(name));
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const homesAt = columns.findIndex((column) => column?.name === 'units');
  let first: readonly string[] = [];
  let homes = new Set<string>();
  return (cells) => {
    const told = (at: number): string => cells[at]?.trim() ?? '';
    const before = (at: number): string => first[at]?.trim() ?? '';
    const isSame = ({ at }: { at: number }) => told(at) === '' || told(at) === before(at);
    const home = told(homesAt).toLowerCase();
    const otherwise = () => places.filter((place) => !isSame(place));
    const isOfFirst = ({ at, name }: { at: number; name: string }) =>
      name === 'rera_numbers'
        ? countsUp(before(at), told(at))
        : name !== 'promoter' && before(at) === '';
    const isOne =
      before(nameAt) !== '' &&
      home !== '' &&
      !tellsNothing(home) &&
      !homes.has(home) &&
      (standsAlone(cells) === undefined || isHomeAlone(home)) &&
      !isTotal(cells) &&
      !repeatsHeadings(cells, columns) &&
      (told(nameAt) === ''
        ? otherwise().every((place) => !WHO_IT_IS.has(place.name) || isOfFirst(place)) &&
          otherwise().filter(({ name }) => !WHO_IT_IS.has(name)).length <= OWN_FACTS_MOST
        : who.every(isSame));
    if (!isOne) [first, homes] = [cells, new Set()];
    homes.add(home);
    return isOne;
  };
}

/** A row may say no more than its home; the title of a part of the sheet is none. */
const isHomeAlone = (home: string): boolean => home !== '' && 'value' in readHomes(home);

/** Whether a number is one of the next after another: a spreadsheet counts on where somebody drags a cell down. */
function countsUp(from: string, to: string): boolean {
  const [, before, serial] = /^(.*?)(\d{1,6})$/.exec(from) ?? [];
  const [, start, next] = /^(.*?)(\d{1,6})$/.exec(to) ?? [];
  const steps = Number(next) - Number(serial);
  return before !== undefined && before === start && steps > 0 && steps < 20;
}

function projectsOf(
  rows: readonly Cells[],
  columns: Columns,
  settings: FileSettings,
): ProjectRow[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  if (others.length === 0) return rows.map((row) => readRow(row, columns, settings));
  const read = rows.map((row) => ({ row, ...readCells(row.cells, columns, settings) }));
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const isNamed = ({ cells }: Cells): boolean => (cells[nameAt] ?? '').trim() !== '';
  const isOneEach = read.every(
    ({ raw }) => (raw['units'] as UnitCells[] | undefined)?.length === 1,
  );
  // Rows that all say the name are each whole where they list several homes.
  if (!isOneEach && rows.every(isNamed)) return rows.map((row) => readRow(row, columns, settings));

  const problems: FieldProblem[] = [];
  const doubts: string[] = [];
  const joined: Raw = {};
  const units: UnitCells[] = [];
  for (const { row, raw, problems: own } of read) {
    const place = `Row ${row.sheetRow ?? row.line}`;
    const say = (field: string, reason: string) =>
      problems.push({
        field: nameOfField(field, columns),
        reason: row === first ? reason : `${place}: ${reason}`,
      });
    for (const { field, reason } of own) say(field, reason);
    const homes = (raw['units'] as UnitCells[] | undefined) ?? [];
    const figures: Raw = {};
    const added: string[] = [];
    for (const [field, value] of Object.entries(raw)) {
      if (field === 'units' || field === 'allInPriceRange') continue;
      const whose =
        field in OF_A_HOME
          ? whoseFigure(field, homes, others.some(isNamed) ? [] : others, columns)
          : 'project';
      if (whose === 'home') figures[field] = value;
      else if (whose !== 'project') say(field, whose);
      else if (joined[field] === undefined && !firstTellsOtherwise(field, row, first, columns)) {
        joined[field] = value;
        if (row !== first && !IN_EACH_ROW.has(field)) added.push(nameOfField(field, columns));
      } else if (!IN_EACH_ROW.has(field) && !isDeepStrictEqual(joined[field], value))
        say(
          field,
          field === 'reraNumbers' ? OTHER_NUMBER : 'The first row of this project says otherwise.',
        );
    }
    if (added.length > 0 && !isNamed(row))
      doubts.push(
        `${place} has no name: what it says under ${added.join(' and ')} is taken to be of this project.`,
      );
    const [home, ...more] = homes;
    units.push(
      ...(home !== undefined && more.length === 0 ? [homeOf(home, figures, settings)] : homes),
    );
  }
  const allIn = read.flatMap(({ raw }) => (raw['allInPriceRange'] as Range | undefined) ?? []);
  if (allIn.length === rows.length) joined['allInPriceRange'] = allIn.reduce(around);
  else if (allIn.length > 0)
    problems.push({ field: nameOfField('allInPriceRange', columns), reason: NOT_OF_ALL });
  if (units.length > 0) joined['units'] = units;
  return [rowOfRecord(first, { raw: joined, problems }, columns, doubts)];
}

/** "RTM" in the first row tells no date; the date of a later row is one of its own all the same. */
function firstTellsOtherwise(field: string, row: Cells, first: Cells, columns: Columns): boolean {
  const at = columns.findIndex((column) => column?.path.split('.')[0] === field);
  const [before, own] = [first, row].map(({ cells }) => (cells[at] ?? '').trim());
  return row !== first && before !== '' && own !== '' && before !== own;
}

const OTHER_NUMBER =
  'The first row of this project has another number. Where numbers count up from row to row, a cell was most likely dragged down.';
const NOT_OF_ALL =
  'Not each row of this project tells a price with everything that can be taken, so from where to where they go is not known.';

/** Whether a figure of a row is of its home or of the whole project, or why nobody can tell. */
function whoseFigure(
  field: string,
  homes: readonly UnitCells[],
  /** Rows behind the first that go on with its project and say no name. */
  others: readonly Cells[],
  columns: Columns,
): string {
  const own = [...columns.entries()].filter(([, column]) => column?.path.split('.')[0] === field);
  const inFirstAlone =
    others.length > 0 &&
    own.every(([at]) => others.every(({ cells }) => (cells[at] ?? '').trim() === ''));
  const isEnd = own.some(([, column]) => /^m(?:in|ax)_/.test(column?.name ?? ''));
  const saysTotal = own.some(([, column]) =>
    /total|project|overall/i.test(column === undefined ? '' : nameOf(column)),
  );
  if (inFirstAlone && field === 'totalUnits' && saysTotal) return 'project';
  // One price from which, or one number of homes, beside the first of several homes.
  if (inFirstAlone && (isEnd || field === 'totalUnits'))
    return 'It stands in the first row alone: whether it is of the home of that row or of the whole project nobody says.';
  if (homes.length === 1) return 'home';
  return homes.length === 0
    ? 'The home of this row cannot be read, so nobody knows whose figure this is.'
    : 'This row lists several homes; of which of them this figure is nobody says.';
}

/** Whether a column tells of the homes of its row. */
const isOfAHome = ({ path, isOfHome }: Column): boolean => {
  const [field = ''] = path.split('.');
  return (
    isOfHome === true || ['', 'units', 'allInPriceRange'].includes(field) || field in OF_A_HOME
  );
};

/** Said of the whole file or of each row: nothing can differ. */
const IN_EACH_ROW: ReadonlySet<string> = new Set(['promoter', 'source']);

const around = (one: Range, other: Range): Range => {
  const ends = [one, other].flatMap((range) => [range.min ?? [], range.max ?? []].flat());
  return { min: Math.min(...ends), max: Math.max(...ends) };
};

const nameOfField = (field: string, columns: Columns): string => {
  const column = columns.find((each) => each?.path.split('.')[0] === field);
  return column?.heading ?? column?.name ?? field;
};
