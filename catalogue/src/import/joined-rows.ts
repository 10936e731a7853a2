import { isDeepStrictEqual } from 'node:util';
import { tellsNothing } from './cell.ts';
import type { Column } from './columns.ts';
import type { FileSettings } from './file-settings.ts';
import { takingFromAbove } from './from-above.ts';
import { isAsAbove } from './headings.ts';
import type { FieldProblem } from './plain-words.ts';
import type { ProjectRow } from './project-row.ts';
import type { Range } from './ranges.ts';
import { type Cells, type Columns, readCells, readRow, rowOfRecord } from './read-row.ts';
import { isTotal, standsAlone } from './rows-apart.ts';
import type { UnitCells } from './units-notation.ts';

type Raw = Record<string, unknown>;

/** Reads rows one after the other; a project that stands in several of them, a home in each, is one. Each call answers what is complete by then. */
export function readingRows(columns: Columns, settings: FileSettings) {
  const fromAbove = takingFromAbove(
    isAsAbove(
      columns.map((column) => column?.name),
      settings,
    ),
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

/** Of rows, given one after the other: whether one tells another home of the project that the rows before it told of. */
export function continuing(columns: Columns): (cells: readonly string[]) => boolean {
  const places = [...columns.entries()];
  const who = places.flatMap(([at, column]) => (WHO_IT_IS.has(column?.name ?? '') ? [at] : []));
  const all = places.flatMap(([at, column]) =>
    column === undefined || isOfAHome(column) ? [] : [at],
  );
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const homesAt = columns.findIndex((column) => column?.name === 'units');
  let first: readonly string[] = [];
  let homes = new Set<string>();
  return (cells) => {
    const told = (at: number): string => cells[at]?.trim() ?? '';
    const home = told(homesAt).toLowerCase();
    const isOne =
      (first[nameAt] ?? '').trim() !== '' &&
      home !== '' &&
      !tellsNothing(home) &&
      !homes.has(home) &&
      standsAlone(cells) === undefined &&
      !isTotal(cells) &&
      // A row that has lost its name may be of any project, unless it tells of homes alone.
      (told(nameAt) === '' ? all : who).every(
        (at) => told(at) === '' || told(at) === first[at]?.trim(),
      );
    if (!isOne) [first, homes] = [cells, new Set()];
    homes.add(home);
    return isOne;
  };
}

function projectsOf(
  rows: readonly Cells[],
  columns: Columns,
  settings: FileSettings,
): ProjectRow[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  const each = () => rows.map((row) => readRow(row, columns, settings));
  if (others.length === 0) return each();
  const read = rows.map((row) => ({ row, ...readCells(row.cells, columns, settings) }));
  const homes = read.map(({ raw }) => (raw['units'] as UnitCells[] | undefined) ?? []);
  if (homes.some((ofRow) => ofRow.length !== 1)) return each();

  const problems: FieldProblem[] = [];
  const joined: Raw = {};
  for (const { row, raw, problems: own } of read) {
    const where = row === first ? '' : `Row ${row.sheetRow ?? row.line}: `;
    const say = (field: string, reason: string) =>
      problems.push({ field, reason: `${where}${reason}` });
    for (const { field, reason } of own) say(field, reason);
    for (const [field, value] of Object.entries(raw)) {
      if (field === 'units' || field in OF_A_HOME) continue;
      if (field === 'allInPriceRange')
        joined[field] = around(joined[field] as Range, value as Range);
      else if (joined[field] === undefined) joined[field] = value;
      else if (row !== first && !IN_EACH_ROW.has(field) && !isDeepStrictEqual(joined[field], value))
        say(nameOfField(field, columns), 'The first row of this project says otherwise.');
    }
  }
  joined['units'] = read.map(({ raw }, at) => homeOf(homes[at]?.[0] ?? {}, raw, settings));
  return [rowOfRecord(first, { raw: joined, problems }, columns)];
}

/** What is told of a project where its row is the only one, and of the home of the row where there are several. */
const OF_A_HOME = {
  totalUnits: 'count',
  priceRange: 'price',
  carpetRange: 'carpetSqft',
  superBuiltUpRange: 'superBuiltUpSqft',
  plotRange: 'plotSqft',
  areaRange: 'superBuiltUpSqft',
} as const;

/** Whether a column tells of the homes of its row. */
const isOfAHome = ({ path, isOfHome }: Column): boolean => {
  const [field = ''] = path.split('.');
  return (
    isOfHome === true || ['', 'units', 'allInPriceRange'].includes(field) || field in OF_A_HOME
  );
};

/** Said of the whole file or of each row: nothing can differ. */
const IN_EACH_ROW: ReadonlySet<string> = new Set(['promoter', 'source']);

function homeOf(home: UnitCells, raw: Raw, { areas }: FileSettings): UnitCells {
  const told: UnitCells = {};
  for (const [field, of] of Object.entries(OF_A_HOME)) {
    if (raw[field] === undefined) continue;
    const isArea = of === 'superBuiltUpSqft';
    const place =
      isArea && home['type'] === 'plot'
        ? 'plotSqft'
        : field === 'areaRange' && areas === 'carpet'
          ? 'carpetSqft'
          : of;
    told[place] ??= raw[field];
  }
  return { ...told, ...home };
}

const around = (one: Range | undefined, other: Range): Range => {
  const ends = [one, other].flatMap((range) => [range?.min ?? [], range?.max ?? []].flat());
  return { min: Math.min(...ends), max: Math.max(...ends) };
};

const nameOfField = (field: string, columns: Columns): string => {
  const column = columns.find((each) => each?.path.split('.')[0] === field);
  return column?.heading ?? column?.name ?? field;
};
