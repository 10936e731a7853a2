import { basename, extname } from 'node:path';
import { readProjectRows, type ProjectRow } from '@manemitra/catalogue/import-file';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { bringIn } from './bring-in.ts';
import { fieldNote, type FieldNote } from './field-notes.ts';
import { type Refusal, rowJudge } from './judge-rows.ts';

const BATCH = 100;

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  refused: Refusal[];
  /** What became of fields that staff had set. */
  staffFields: FieldNote[];
}

type GoodRow = Extract<ProjectRow, { record: unknown }>;

/**
 * Reads a file of real projects (CSV or JSON Lines) from the command line, row by row. Good rows land in batches, each whole
 * or not at all; refused ones are listed. Running it again, also after a crash, changes nothing that is already there. Its
 * beginning and its end are in the audit log.
 */
export async function importFile(
  db: Kysely<Database>,
  filePath: string,
  {
    today,
    now = () => new Date(),
    onProgress,
  }: { today: string; now?: () => Date; onProgress?: (report: ImportReport) => void },
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, refused: [], staffFields: [] };
  const by = { by: 'the command line', file: basename(filePath) };
  const format = extname(filePath).toLowerCase() === '.csv' ? 'csv' : 'jsonl';
  const judge = rowJudge();
  let batch: GoodRow[] = [];
  let isBegun = false;
  const load = async () => {
    const { added, changed, unchanged, staffFields } = await db
      .transaction()
      .execute((trx) => bringIn(trx, batch, today));
    report.added += added;
    report.changed += changed;
    report.unchanged += unchanged;
    report.staffFields.push(
      ...staffFields.flatMap(({ row, fields }) =>
        fields.map((field) => fieldNote(row, field, format)),
      ),
    );
    batch = [];
    onProgress?.(report);
  };

  // A file that cannot be read at all throws before its first row, and nothing was begun.
  for await (const row of readProjectRows(filePath)) {
    if (!isBegun) await recordAudit(db, { at: now(), action: 'import.started', after: by });
    isBegun = true;
    const refusals = judge(row);
    report.refused.push(...refusals);
    if (refusals.length === 0 && 'record' in row) batch.push(row);
    if (batch.length === BATCH) await load();
  }
  if (batch.length > 0) await load();
  const { added, changed, unchanged, refused } = report;
  const counts = {
    added,
    changed,
    unchanged,
    refused: new Set(refused.map(({ line }) => line)).size,
  };
  await recordAudit(db, { at: now(), action: 'import.finished', after: { ...by, ...counts } });
  return report;
}
