import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { bringIn, countOutcomes } from './bring-in.ts';
import { builderlessRefusals } from './builderless-rows.ts';
import { keepRefusals, keepRows } from './import-rows.ts';
import type { ImportRow } from './present-import.ts';
import { type Batch, refusedCellsOf } from './row-batches.ts';

interface Landing {
  importId: number;
  batch: Batch;
  /** The line behind which the batch begins. */
  lineDone: number;
  areDrafts: boolean;
  /** `YYYY-MM-DD`: decides the taxes in the all-in prices. */
  today: string;
  at: Date;
}

/** How many rows of an import have done what so far. */
export type Counts = Pick<ImportRow, 'added' | 'changed' | 'unchanged'>;

/** Brings a batch in, with its progress and its report. Answers how far the import is, or nothing where it is not to go on. */
export function landBatch(
  db: Kysely<Database>,
  { importId, batch, lineDone, areDrafts, today, at }: Landing,
): Promise<Counts | undefined> {
  return db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('catalogue_imports')
      .select(['status', 'line_done'])
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Cancelled, or in the hands of another process that took this one for dead.
    if (now.status !== 'running' || now.line_done !== lineDone) return undefined;
    const brought = await bringIn(trx, batch.good, { today, at, importId, areDrafts });
    const { landed: plan, builderless } = brought;
    const { added, changed, unchanged } = countOutcomes(plan);
    const { beside } = await keepRows(trx, importId, plan);
    await keepRefusals(trx, importId, [...batch.refusals, ...builderlessRefusals(builderless)]);
    return trx
      .updateTable('catalogue_imports')
      .set({
        bytes_read: batch.bytesRead,
        line_done: batch.line,
        rows_read: sql`rows_read + ${batch.rows}`,
        added: sql`added + ${added}`,
        changed: sql`changed + ${changed}`,
        unchanged: sql`unchanged + ${unchanged}`,
        refused: sql`refused + ${batch.refusedRows + builderless.length}`,
        refused_cells: sql`refused_cells + ${refusedCellsOf(batch)}`,
        beside: sql`beside + ${beside}`,
      })
      .where('id', '=', importId)
      .returning(['added', 'changed', 'unchanged'])
      .executeTakeFirstOrThrow();
  });
}

/** An import whose last row has landed. Its end is in the audit log, with what it did. */
export async function finishImport(
  db: Kysely<Database>,
  id: number,
  by: Record<string, unknown> = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const done = await trx
      .updateTable('catalogue_imports')
      .set({ status: 'done', finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning([
        'added',
        'changed',
        'unchanged',
        'refused',
        'refused_cells as refusedCells',
        'staff_id',
        'finished_at',
      ])
      .executeTakeFirst();
    if (done === undefined) return;
    const { staff_id, finished_at, ...counts } = done;
    await recordAudit(trx, {
      at: finished_at ?? new Date(),
      ...(staff_id === null ? {} : { actor: { kind: 'staff', id: staff_id } }),
      action: 'import.finished',
      subject: { kind: 'import', id },
      after: { ...by, ...counts },
    });
  });
}
