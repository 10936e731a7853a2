import type { ProjectRow, RowPlace } from '@manemitra/catalogue/import/project-row';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { importKeyOf } from '#server/features/catalogue/public.ts';

/** One reason why a row was refused, with where the row is and what it calls its project. */
export interface Refusal extends RowPlace {
  project: string | null;
  field: string;
  reason: string;
}

/** `row 6 (line 475)`: where a row is found again, in a spreadsheet and in a text editor. */
export function placeText({ line, sheetRow }: RowPlace): string {
  if (sheetRow === null) return `line ${line}`;
  return sheetRow === line ? `row ${sheetRow}` : `row ${sheetRow} (line ${line})`;
}

/** Judges the rows of one file in their order: that a project came before in the same file is seen here alone. */
export function rowJudge(): (row: ProjectRow) => Refusal[] {
  const first = new Map<string, RowPlace>();
  return (row) => {
    const { line, sheetRow } = row;
    if ('problems' in row) {
      const { project } = row;
      return row.problems.map((problem) => ({ line, sheetRow, project, ...problem }));
    }
    const key = importKeyOf(row.record);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, { line, sheetRow });
      return [];
    }
    const reason = `The same project is already ${before.sheetRow === null ? 'on' : 'in'} ${placeText(before)}.`;
    return [{ line, sheetRow, project: row.record.name, field: identityOf(row.record), reason }];
  };
}

const identityOf = ({ reraNumbers, externalId }: ProjectRecord): string =>
  reraNumbers?.[0] !== undefined ? 'reraNumbers' : externalId !== undefined ? 'externalId' : 'name';
