import type { EndpointInput } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import type {
  BulkRun,
  startBulkRun as endpoint,
} from '@manemitra/contract/staff-properties-publication';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { changedByRun, findBulkRun, presentBulkRun } from './bulk-run-queries.ts';
import { idsFitting } from './list-properties.ts';
import { scopeOf } from './property-scope.ts';
import { RUN_BULK_CHANGE } from './run-bulk-change.ts';

/** Queues a change of many projects: those named, what fits the filter now, or what an earlier run changed. */
export async function startBulkRun(
  db: Kysely<Database>,
  {
    ids,
    fitting,
    changedBy: earlierRun,
    action,
    stage,
    reason,
    cells,
  }: EndpointInput<typeof endpoint>['body'],
  { by, now, address, caller }: ChangedByCaller,
): Promise<BulkRun> {
  const ofCells = (cells ?? []).flatMap(({ id }) => id ?? []);
  const chosen =
    (ofCells.length > 0 ? ofCells : ids) ??
    (earlierRun === undefined
      ? await idsFitting(db, await scopeOf(db, caller), fitting ?? { search: '' })
      : await changedByRun(db, caller, earlierRun));
  if (chosen.length === 0) {
    const nothing = {
      field: 'body.fitting',
      message: 'No project matches these filters any more.',
    };
    throw new Problem('input.invalid', { fields: [nothing] });
  }
  const id = await db.transaction().execute(async (trx) => {
    const run = await trx
      .insertInto('property_bulk_runs')
      .values({
        action,
        stage: stage ?? null,
        reason: reason ?? null,
        status: 'waiting',
        property_ids: [...new Set(chosen)],
        cells: cells === undefined ? null : JSON.stringify(cells),
        takes_back: action === 'take-back' ? (earlierRun ?? null) : null,
        staff_id: by.id,
        address,
        created_at: now,
        finished_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addJob(trx, RUN_BULK_CHANGE, { id: run.id }, { key: `${RUN_BULK_CHANGE} ${run.id}` });
    return run.id;
  });
  return presentBulkRun(await findBulkRun(db, caller, id));
}

/** Stops after the current project; finished ones stay changed. */
export async function cancelBulkRun(
  db: Kysely<Database>,
  id: number,
  { caller, now }: ChangedByCaller,
): Promise<BulkRun> {
  await findBulkRun(db, caller, id);
  await db
    .updateTable('property_bulk_runs')
    .set({ status: 'cancelled', finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  return presentBulkRun(await findBulkRun(db, caller, id));
}
