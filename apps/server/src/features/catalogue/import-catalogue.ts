import { readProjectRows } from '@manemitra/catalogue/import-file';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadProjects, type LoadResult } from './load-projects.ts';
import { importKeyOf } from './project-rows.ts';

const BATCH = 100;

interface RefusedRow {
  line: number;
  field: string;
  reason: string;
}

export interface ImportReport extends LoadResult {
  refused: RefusedRow[];
}

/**
 * Reads a file of real projects (CSV or JSON Lines) row by row. Good rows land in batches, each whole or not
 * at all; refused ones are listed with their line. Running it again, also after a crash, changes nothing
 * that is already there.
 */
export async function importCatalogue(
  db: Kysely<Database>,
  filePath: string,
  { today, onProgress }: { today: string; onProgress?: (report: ImportReport) => void },
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, refused: [] };
  const lineOf = new Map<string, number>();
  let batch: ProjectRecord[] = [];
  const load = async () => {
    const result = await loadProjects(db, batch, today);
    report.added += result.added;
    report.changed += result.changed;
    report.unchanged += result.unchanged;
    batch = [];
    onProgress?.(report);
  };

  for await (const row of readProjectRows(filePath)) {
    if ('problems' in row) {
      report.refused.push(...row.problems.map((problem) => ({ line: row.line, ...problem })));
      continue;
    }
    const key = importKeyOf(row.record);
    const first = lineOf.get(key);
    if (first !== undefined) {
      report.refused.push({ line: row.line, ...duplicateOf(first, row.record) });
      continue;
    }
    lineOf.set(key, row.line);
    batch.push(row.record);
    if (batch.length === BATCH) await load();
  }
  if (batch.length > 0) await load();
  return report;
}

/** What is wrong with a row whose project is on an earlier line of the same file. */
export function duplicateOf(line: number, record: ProjectRecord): Omit<RefusedRow, 'line'> {
  const field =
    record.reraNumbers?.[0] !== undefined
      ? 'reraNumbers'
      : record.externalId !== undefined
        ? 'externalId'
        : 'name';
  return { field, reason: `The same project is already on line ${line}.` };
}
