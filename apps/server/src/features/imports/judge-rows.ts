import type { GoodRow, ProjectRow, RowPlace } from '@manemitra/catalogue/import/project-row';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { importKeyOf } from '#server/features/catalogue/public.ts';

/** One reason why a row, or a cell of one that came in, was refused, with where it is and what it calls its project. */
export interface Refusal extends RowPlace {
  project: string | null;
  field: string;
  reason: string;
  isCell: boolean;
}

export interface Judged {
  /** The row, if it can come in. */
  good?: GoodRow;
  refusals: Refusal[];
}

/** `row 6 (line 475)`: where a row is found again, in a spreadsheet and in a text editor. */
export function placeText({ line, sheetRow }: RowPlace): string {
  if (sheetRow === null) return `line ${line}`;
  return sheetRow === line ? `row ${sheetRow}` : `row ${sheetRow} (line ${line})`;
}

/** Judges the rows of one file in their order: that a project came before in the same file is seen here alone. */
export function rowJudge(): (row: ProjectRow) => Judged {
  const first = new Map<string, RowPlace>();
  return (row) => {
    const { line, sheetRow } = row;
    if ('problems' in row) {
      const { project } = row;
      return {
        refusals: row.problems.map((problem) => ({
          line,
          sheetRow,
          project,
          ...problem,
          isCell: false,
        })),
      };
    }
    const key = importKeyOf(row.record);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, { line, sheetRow });
      const project = row.record.name;
      const refusals = (row.refusedCells ?? []).map((problem) => ({
        line,
        sheetRow,
        project,
        ...problem,
        isCell: true,
      }));
      return { good: row, refusals };
    }
    const reason = `The same project is already ${before.sheetRow === null ? 'on' : 'in'} ${placeText(before)}.`;
    const [project, field] = [row.record.name, identityOf(row.record)];
    return { refusals: [{ line, sheetRow, project, field, reason, isCell: false }] };
  };
}

const identityOf = ({ reraNumbers, externalId }: ProjectRecord): string =>
  reraNumbers?.[0] !== undefined ? 'reraNumbers' : externalId !== undefined ? 'externalId' : 'name';
