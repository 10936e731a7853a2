import { isDeepStrictEqual } from 'node:util';
import { OF_A_HOME } from './home-of-row.ts';
import type { ProjectRow } from './project-row.ts';
import { type Range, spanOf } from './ranges.ts';
import type { readCells } from './read-cells.ts';
import { rowOfRecord } from './read-row.ts';
import { type Cells, type Columns, nameOf } from './row-cells.ts';
import { registrationsOfParts } from './registrations-of-parts.ts';
import { reasonsOfRows, rowText } from './reasons-of-rows.ts';
import type { UnitCells } from './units-notation.ts';

type Raw = Record<string, unknown>;

export const homesIn = (raw: Raw): UnitCells[] => (raw['units'] as UnitCells[] | undefined) ?? [];

interface ReadRow extends ReturnType<typeof readCells> {
  row: Cells;
}

/**
 * Facts that several rows give of their project: the first row that gives a fact counts; a later row that contradicts it is
 * refused for that cell.
 */
export function joinedRows(first: Cells, columns: Columns) {
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const reasons = reasonsOfRows(first);
  const doubts: string[] = [];
  const joined: Raw = {};
  const registrations = registrationsOfParts(columns);
  const inPart = new Set<string>();
  const say = (row: Cells | undefined, field: string, reason: string): void => {
    inPart.add(field);
    reasons.add(row, nameOfField(field, columns), reason);
  };
  return {
    joined,
    say,
    /** Takes the project's facts from a row and returns what is left for its home. */
    take({ row, raw, problems }: ReadRow, whose: (field: string) => string): Raw {
      for (const { field, reason } of problems) {
        for (const column of columns)
          if (column !== undefined && nameOf(column) === field)
            inPart.add(column.path.split('.')[0] ?? '');
        reasons.add(row, field, reason);
      }
      const figures: Raw = {};
      const added: string[] = [];
      const part = registrations.hear(row, raw);
      for (const [field, value] of Object.entries(raw)) {
        if (field === 'units' || field === 'allInPriceRange') continue;
        const of = field in OF_A_HOME ? whose(field) : 'project';
        if (of === 'home') figures[field] = value;
        else if (of !== 'project') say(row, field, of);
        else if (field === 'reraParts') continue;
        else if (field === 'rateRange')
          joined[field] = spanOf([(joined[field] ?? value) as Range, value as Range]);
        else if (field === 'reraNumbers' && part !== undefined)
          joined[field] = [
            ...new Set([...((joined[field] ?? []) as string[]), ...(value as string[])]),
          ];
        else if (joined[field] === undefined && !firstTellsOtherwise(field, row, first, columns)) {
          joined[field] = value;
          if (row !== first && !IN_EACH_ROW.has(field)) added.push(nameOfField(field, columns));
        } else if (!IN_EACH_ROW.has(field) && !isDeepStrictEqual(joined[field], value))
          say(row, field, field === 'reraNumbers' ? OTHER_NUMBER : OTHERWISE);
      }
      const isNamed = nameAt === -1 || (row.cells[nameAt] ?? '').trim() !== '';
      if (added.length > 0 && !isNamed)
        doubts.push(
          `${rowText(row)} has no name: what it says under ${added.join(' and ')} is taken to be of this project.`,
        );
      return figures;
    },
    /** A range of all-in prices is made only if each row gives one. */
    joinAllIn(rows: readonly Raw[]): void {
      const told = rows.flatMap(
        ({ allInPriceRange }) => (allInPriceRange as Range | undefined) ?? [],
      );
      if (told.length > 0 && told.length === rows.length) joined['allInPriceRange'] = spanOf(told);
      else if (told.length > 0) say(undefined, 'allInPriceRange', NOT_OF_ALL);
    },
    project: (more: readonly string[]): ProjectRow => {
      const { parts, doubt } = registrations.told();
      const raw = { ...joined, ...(parts && { reraParts: parts }) };
      const all = [...doubts, ...(doubt === undefined ? [] : [doubt]), ...more];
      return rowOfRecord(
        first,
        { raw, problems: reasons.all(), inPart: [...inPart] },
        columns,
        all,
      );
    },
  };
}

/** "RTM" in the first row gives no date, so the date of a later row is new and contradicts nothing. */
function firstTellsOtherwise(field: string, row: Cells, first: Cells, columns: Columns): boolean {
  const at = columns.findIndex((column) => column?.path.split('.')[0] === field);
  const [before, own] = [first, row].map(({ cells }) => (cells[at] ?? '').trim());
  return row !== first && before !== '' && own !== '' && before !== own;
}

const OTHERWISE = 'The first row of this project says otherwise.';
const OTHER_NUMBER =
  'The first row of this project has another number. Where numbers count up from row to row, a cell was most likely dragged down.';
const NOT_OF_ALL =
  'Not each row of this project tells a price with everything that can be taken, so from where to where they go is not known.';

export const columnsOf = (field: string, columns: Columns) =>
  [...columns.entries()].filter(([, column]) => column?.path.split('.')[0] === field);

/** Whether the heading of a figure says that it is of the whole project. */
export const saysTotal = (field: string, columns: Columns): boolean =>
  columnsOf(field, columns).some(([, column]) =>
    /total|project|overall/i.test(column === undefined ? '' : nameOf(column)),
  );

/** Said of the whole file or of each row: nothing can differ. */
const IN_EACH_ROW: ReadonlySet<string> = new Set(['promoter', 'source']);

/** The file's heading for a field, or for one of our columns. */
export const nameOfField = (field: string, columns: Columns): string => {
  const column = columns.find((each) => each?.name === field || each?.path.split('.')[0] === field);
  return column?.heading ?? column?.name ?? field;
};
