import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { kindOfFile } from '@manemitra/catalogue/import/file-kind';
import type { FileSettings } from '@manemitra/catalogue/import/file-settings';
import type { ColumnNote } from '@manemitra/catalogue/import/guess-mapping';
import { readProjectRows } from '@manemitra/catalogue/import-file';
import type { ImportedRow } from '@manemitra/contract/staff-properties-imports';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { BROKE_OFF, failImport } from './fail-import.ts';
import { allRefusals, findImport, rowsToTell } from './import-queries.ts';
import type { Refusal } from './judge-rows.ts';
import { type Counts, finishImport, landBatch } from './land-batch.ts';
import { readAhead } from './read-ahead.ts';
import { batchesOf } from './row-batches.ts';

export interface ImportReport {
  /** By which it is known in the dashboard, and can be taken back. */
  id: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Columns that are not taken, or whose headings doubt themselves. */
  columns: ColumnNote[];
  /** Of whole rows and of single cells. */
  refused: Refusal[];
  /** Rows of which something stays beside what stands. */
  beside: ImportedRow[];
  /** Rows that a person should look at: they look like another project, or change it much. */
  doubtful: ImportedRow[];
}

/** The lines of rows that were refused whole, or of which cells were. */
export const refusedLines = (refused: readonly Refusal[], isCell: boolean): number[] => [
  ...new Set(refused.flatMap((each) => (each.isCell === isCell ? [each.line] : []))),
];

interface FileOptions {
  /** `YYYY-MM-DD`: decides the taxes in the all-in prices. */
  today: string;
  now?: () => Date;
  /** What holds for every row that does not say it itself. */
  settings?: FileSettings;
  /** New projects are not published yet. */
  areDrafts?: boolean;
  /** Told after each batch. */
  onProgress?: ((soFar: Counts) => void) | undefined;
}

const BY = 'the command line';

/**
 * Reads a file of real projects (a sheet or JSON Lines) from the command line, row by row. Good rows land in batches, each whole
 * or not at all; refused ones are listed. Running it again, also after a crash, changes nothing that is already there. It
 * stands among the imports of the dashboard, and its beginning and end are in the audit log.
 */
export async function importFile(
  db: Kysely<Database>,
  filePath: string,
  options: FileOptions,
): Promise<ImportReport> {
  await failKilled(db);
  return db.connection().execute(async (held) => {
    try {
      return await importHeld(db, held, filePath, options);
    } finally {
      await sql`select pg_advisory_unlock_all()`.execute(held);
    }
  });
}

async function importHeld(
  db: Kysely<Database>,
  held: Kysely<Database>,
  filePath: string,
  { today, now = () => new Date(), settings = {}, areDrafts = false, onProgress }: FileOptions,
): Promise<ImportReport> {
  const by = { by: BY, file: basename(filePath) };
  const begun = () => begin(held, filePath, { at: now(), areDrafts, by });
  let id: number | undefined;
  let lineDone = 0;
  // A file that cannot be read at all throws before its first row, and nothing was begun.
  let columns: ColumnNote[] = [];
  const rows = readProjectRows(filePath, settings, (notes) => (columns = notes));
  const batches = batchesOf(rows, { today: () => today });
  try {
    for await (const batch of readAhead(batches)) {
      id ??= await begun();
      const landing = { importId: id, batch, lineDone, areDrafts };
      const landed = await landBatch(db, { ...landing, today, at: now() });
      if (landed === undefined) break;
      lineDone = batch.line;
      onProgress?.(landed);
    }
    id ??= await begun();
  } catch (error) {
    if (id !== undefined) await failImport(db, id, BROKE_OFF);
    throw error;
  }
  await finishImport(db, id, by);
  return { ...(await reportOf(db, id)), columns };
}

/** Half of the keys under which the connection of each import that is under way holds a lock. */
const HELD = 72_105;

/** Ends imports of the command line that nobody holds: they were killed, and nobody goes on with them. */
async function failKilled(db: Kysely<Database>): Promise<void> {
  await sql`
    update catalogue_imports set status = 'failed', failure = ${BROKE_OFF}, finished_at = now()
    where status = 'running' and file_id is null and staff_id is null and token_id is null
      and pg_try_advisory_xact_lock(${HELD}, id)`.execute(db);
}

async function begin(
  held: Kysely<Database>,
  filePath: string,
  { at, areDrafts, by }: { at: Date; areDrafts: boolean; by: Record<string, unknown> },
): Promise<number> {
  const { size } = await stat(filePath);
  return held.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('catalogue_imports')
      .values({
        file_name: basename(filePath),
        format: kindOfFile(filePath) === 'jsonl' ? 'jsonl' : 'csv',
        status: 'running',
        bytes: size,
        mapping: '[]',
        preview: '[]',
        as_drafts: areDrafts,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`select pg_advisory_lock(${HELD}, ${id})`.execute(trx);
    const subject = { kind: 'import', id } as const;
    await recordAudit(trx, { at, action: 'import.started', subject, after: by });
    return id;
  });
}

async function reportOf(db: Kysely<Database>, id: number): Promise<Omit<ImportReport, 'columns'>> {
  const [{ added, changed, unchanged }, refused, beside, doubtful] = await Promise.all([
    findImport(db, id),
    allRefusals(db, id),
    rowsToTell(db, id, 'beside'),
    rowsToTell(db, id, 'doubtful'),
  ]);
  return { id, added, changed, unchanged, refused, beside, doubtful };
}
