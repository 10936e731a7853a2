import type { FileSettings } from './file-settings.ts';
import { homeOf } from './home-of-row.ts';
import { homesIn, joinedRows, nameOfField, saysTotal } from './joined-facts.ts';
import { isForSale } from './kind-of-homes.ts';
import {
  asKinds,
  homeUnsaid,
  isOfSeveral,
  mayNameAnother,
  namingFlats,
  stateOf,
  withoutMarks,
} from './list-of-flats.ts';
import type { ProjectRow } from './project-row.ts';
import { readCells } from './read-cells.ts';
import { readRow } from './read-row.ts';
import type { Cells, Columns } from './row-cells.ts';
import { rowText } from './reasons-of-rows.ts';
import { isTooLong, whyApart } from './rows-apart.ts';
import type { Flat } from './sizes-of-homes.ts';

/** The flats of a project, a row each, as one project with its kinds of home; behind it the rows among them that are none. */
export function projectOfFlats(
  rows: readonly Cells[],
  columns: Columns,
  settings: FileSettings,
): ProjectRow[] {
  const nameFlat = namingFlats(columns);
  const ofHomes = columns.some((column) => column?.name === 'units') ? 'units' : 'flat_number';
  const seen = new Map<string, Cells>();
  const flats: Flat[] = [];
  const open: Record<string, unknown>[] = [];
  const apart: ProjectRow[] = [];
  const titles: string[] = [];
  let unread = 0;
  let joining: ReturnType<typeof joinedRows> | undefined;
  for (const row of rows) {
    const flat = nameFlat(row.cells);
    if (whyApart(row.cells, columns) !== undefined) {
      apart.push(readRow(row, columns, settings));
      if (isTooLong(row.cells, columns)) unread += 1;
      const title = mayNameAnother(row.cells);
      if (joining !== undefined && title !== undefined)
        titles.push(
          `${rowText(row)}, "${title}", stands among its flats. If it names another project, bring the rows below it in a file of their own.`,
        );
      continue;
    }
    joining ??= joinedRows(row, columns);
    const before = flat === undefined ? undefined : seen.get(flat);
    if (before !== undefined) {
      joining.say(
        row,
        'flat_number',
        `The same flat is already in ${rowText(before).toLowerCase()}.`,
      );
      continue;
    }
    if (flat !== undefined) seen.set(flat, row);
    const { state, reason } = stateOf(row.cells, columns);
    if (reason !== undefined) joining.say(row, 'flat_status', reason);
    const read = readCells(withoutMarks(row.cells), columns, settings);
    const told = homesIn(read.raw);
    const [home, ...more] = told.length > 0 ? told : homeUnsaid(columns, settings);
    const isRead = home !== undefined && more.length === 0;
    const figures = joining.take({ row, ...read }, (field) => whoseOfFlat(field, columns));
    if (isOfSeveral(row.cells, columns)) {
      unread += 1;
      joining.say(row, 'flat_number', SEVERAL_FLATS);
    }
    if (isRead) flats.push({ place: rowText(row), home: homeOf(home, figures, settings), state });
    else {
      unread += 1;
      const homesAre = nameOfField(ofHomes, columns);
      if (home !== undefined) joining.say(row, ofHomes, SEVERAL_HOMES);
      else if (read.problems.every(({ field }) => field !== homesAre))
        joining.say(row, ofHomes, ofHomes === 'units' ? NO_HOME : NO_HOMES);
    }
    if (isForSale({ state })) open.push(read.raw);
  }
  if (joining === undefined) return apart;
  joining.joinAllIn(open);
  const { units, leftOut, doubts } = asKinds(flats, unread);
  for (const reason of leftOut) joining.say(undefined, ofHomes, reason);
  if (units.length > 0) joining.joined['units'] = units;
  return [joining.project(flats.length > 0 ? [...doubts, ...titles] : titles), ...apart];
}

const NO_HOME =
  'We cannot read what kind of home this flat is, so it is left out. If only the first row of a group says it, choose that empty cells of its column repeat the row above.';
const NO_HOMES =
  'No column says what home a flat is. Say which one does (2 BHK, 3 BHK), or what the homes of the file are.';
const SEVERAL_FLATS =
  'This row is of several flats, so how many homes there are is not taken from these rows.';
const SEVERAL_HOMES = 'This row names several homes, so it is no single flat.';

/** What a figure in the row of a flat belongs to, or why nobody knows. */
function whoseOfFlat(field: string, columns: Columns): string {
  if (field !== 'totalUnits') return 'home';
  return saysTotal(field, columns)
    ? 'project'
    : 'A row is one flat here. The file does not say what this number is of.';
}
