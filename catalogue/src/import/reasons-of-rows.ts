import type { FieldProblem } from './plain-words.ts';
import type { RowPlace } from './project-row.ts';

const numberOf = ({ line, sheetRow }: RowPlace): number => sheetRow ?? line;

/** `Row 12`, as a spreadsheet shows it. */
export const rowText = (row: RowPlace): string => `Row ${numberOf(row)}`;

/** So many rows are named, and the others counted. */
const NAMED = 12;

/** Why cells of several rows are left out of their project: each reason once for a column, with the rows that it is of. */
export function reasonsOfRows(first: RowPlace) {
  const rows = new Map<string, { field: string; reason: string; at: (RowPlace | undefined)[] }>();
  return {
    /** Of no row where it is of the project as a whole. */
    add(row: RowPlace | undefined, field: string, reason: string): void {
      const key = `${field}\n${reason}`;
      const known = rows.get(key) ?? { field, reason, at: [] };
      known.at.push(row);
      rows.set(key, known);
    },
    all: (): FieldProblem[] =>
      [...rows.values()].map(({ field, reason, at }) => ({
        field,
        reason: `${placesText(at, first)}${reason}`,
      })),
  };
}

/** No row number for the first row: it is the project's own. */
function placesText(at: readonly (RowPlace | undefined)[], first: RowPlace): string {
  const rows = at.flatMap((row) => row ?? []);
  const [only, ...more] = rows;
  if (only === undefined) return '';
  if (more.length === 0) return only === first ? '' : `${rowText(only)}: `;
  const named = rows.slice(0, NAMED).map(numberOf).join(', ');
  const others = rows.length - NAMED;
  return `Rows ${named}${others > 0 ? ` and ${others} more` : ''}: `;
}
