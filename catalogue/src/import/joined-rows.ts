import { continuing, isOfFlats } from './continuing.ts';
import type { FileSettings } from './file-settings.ts';
import { takingFromAbove } from './from-above.ts';
import { isAsAbove } from './headings.ts';
import { homeOf, isOfOneHome, OF_WHICH_HOME } from './home-of-row.ts';
import { homesOfRows } from './homes-of-rows.ts';
import { namesHome } from './bedrooms.ts';
import { columnsOf, homesIn, joinedRows, saysTotal } from './joined-facts.ts';
import { projectOfFlats } from './project-of-flats.ts';
import type { ProjectRow } from './project-row.ts';
import { readCells } from './read-cells.ts';
import { projectIn, readRow } from './read-row.ts';
import type { Cells, Columns } from './row-cells.ts';
import { partOf } from './registrations-of-parts.ts';
import { rowText } from './reasons-of-rows.ts';
import type { Flat } from './sizes-of-homes.ts';
import type { UnitCells } from './units-notation.ts';

/**
 * Reads rows one after the other and joins rows of one project (one home each). Each call returns the projects that are
 * complete so far.
 */
export function readingRows(columns: Columns, settings: FileSettings) {
  const fromAbove = takingFromAbove(
    isAsAbove(
      columns.map((column) => column?.name),
      settings,
    ),
    columns.findIndex((column) => column?.name === 'name'),
  );
  const continues = continuing(columns, settings);
  let group: Cells[] = [];
  const end = (): ProjectRow[] => {
    const rows = group;
    group = [];
    return isOfFlats(columns)
      ? projectOfFlats(rows, columns, settings)
      : apartFromTwice(rows, columns, (once) => projectsOf(once, columns, settings));
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

/** Rows that say something of their own, read; and behind them those that say again what another says. */
function apartFromTwice(
  rows: readonly Cells[],
  columns: Columns,
  read: (once: readonly Cells[]) => ProjectRow[],
): ProjectRow[] {
  const seen = new Map<string, Cells>();
  const twice = rows.flatMap(({ cells, ...place }): ProjectRow[] => {
    const said = columns.map((column, at) => column && cells[at]?.trim()).join('\n');
    const before = seen.get(said);
    if (before === undefined) seen.set(said, { cells, ...place });
    else
      return [
        {
          ...place,
          project: projectIn(cells, columns),
          problems: [
            { field: 'row', reason: `It says the same as ${rowText(before).toLowerCase()}.` },
          ],
        },
      ];
    return [];
  });
  return [...read([...seen.values()]), ...twice];
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
  const isOfPart = ({ cells }: Cells): boolean => partOf(cells, columns) !== undefined;
  const homesAt = columns.findIndex((column) => column?.name === 'units');
  // A row whose home cannot be read still counts as a home: its row says why it is left out.
  const isOneEach =
    read.every(
      ({ raw, row }) =>
        homesIn(raw).length === 1 ||
        (homesIn(raw).length === 0 && namesHome(row.cells[homesAt] ?? '')),
    ) && read.some(({ raw }) => homesIn(raw).length === 1);
  // Rows that all say the name are each whole where they list several homes, unless each is of a tower.
  if (!isOneEach && rows.every(isNamed) && !rows.every(isOfPart))
    return rows.map((row) => readRow(row, columns, settings));

  const joining = joinedRows(first, columns);
  const told: Flat[] = [];
  const doubts: string[] = [];
  for (const each of read) {
    const homes = homesIn(each.raw);
    const again = homes.find(({ label }) => told.some(({ home }) => home['label'] === label));
    if (again !== undefined && nameAt !== -1 && !isNamed(each.row) && !isOfPart(first))
      doubts.push(
        `${rowText(each.row)} has no name and tells of "${String(again['label'])}" again: it is taken to be another size of this project.`,
      );
    const figures = joining.take(each, (field) =>
      whoseFigure(field, { row: each.row, homes }, others.some(isNamed) ? [] : others, columns),
    );
    const [home, ...more] = homes;
    const own = home !== undefined && more.length === 0 ? [homeOf(home, figures, settings)] : homes;
    told.push(...own.map((one) => ({ place: rowText(each.row), home: one })));
  }
  joining.joinAllIn(read.map(({ raw }) => raw));
  const { kinds: units, leftOut } = homesOfRows(told);
  for (const reason of leftOut) joining.say(undefined, 'units', reason);
  if (units.length > 0) joining.joined['units'] = units;
  return [joining.project(doubts)];
}

/** Whether a figure of a row belongs to its home or to the whole project, or why nobody can tell. */
function whoseFigure(
  field: string,
  { row, homes }: { row: Cells; homes: readonly UnitCells[] },
  /** Rows behind the first that go on with its project and say no name. */
  others: readonly Cells[],
  columns: Columns,
): string {
  const own = columnsOf(field, columns);
  const inFirstAlone =
    others.length > 0 &&
    own.every(([at]) => others.every(({ cells }) => (cells[at] ?? '').trim() === ''));
  const isEnd = own.some(([, column]) => /^m(?:in|ax)_/.test(column?.name ?? ''));
  if (inFirstAlone && field === 'totalUnits' && saysTotal(field, columns)) return 'project';
  // One starting price, one number of homes or one facing in the row of the first of several homes.
  if (inFirstAlone && (isEnd || field === 'totalUnits' || isOfOneHome(field)))
    return 'Only the first row has it. The file does not say whether it is for that home or for the whole project.';
  if (homes.length === 1) return 'home';
  if (homes.length === 0 && partOf(row.cells, columns) !== undefined)
    return 'This row is of one tower or phase, so this is no figure of the whole project.';
  return homes.length === 0
    ? 'The home of this row cannot be read, so nobody knows whose figure this is.'
    : OF_WHICH_HOME;
}
