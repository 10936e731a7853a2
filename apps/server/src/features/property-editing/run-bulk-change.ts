import { Problem } from '@manemitra/contract/problems';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { type BulkChange, changeOneWithin, lastChangeOf, refusalOf } from './change-in-bulk.ts';
import { type PropertyScope, scopeOfStaff } from './property-scope.ts';
import { undoWithin } from './undo-change.ts';

export const RUN_BULK_CHANGE = 'run-bulk-change';

export interface BulkRunDeps {
  db: Kysely<Database>;
  now: () => Date;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: () => string;
}

type Run = Selectable<Database['property_bulk_runs']>;

interface Result {
  outcome: 'changed' | 'unchanged' | 'refused';
  reason: string | null;
  changeId: number | null;
}

/**
 * Changes one project after the other, each with its line of the result in one transaction: killed at any point it goes
 * on with the next, and nothing is done twice. What whoever asked may no longer change is left as it is.
 */
export async function runBulkChange(deps: BulkRunDeps, id: number): Promise<void> {
  const { db } = deps;
  const run = await db
    .updateTable('property_bulk_runs')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
  if (run === undefined) return;
  const scope = await scopeOfStaff(db, run.staff_id);
  for (let position = run.done; position < run.property_ids.length; position += 1) {
    if (!(await changeNext(deps, run, { scope, position }))) return;
  }
  await db
    .updateTable('property_bulk_runs')
    .set({ status: 'done', finished_at: deps.now() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** Answers whether to go on. */
async function changeNext(
  { db, now, today }: BulkRunDeps,
  run: Run,
  { scope, position }: { scope: PropertyScope; position: number },
): Promise<boolean> {
  const propertyId = run.property_ids[position] ?? 0;
  const by = { kind: 'staff', id: run.staff_id } as const;
  const editor = { by, now: now(), today: today(), address: run.address };
  const note = (on: Kysely<Database>, result: Result) =>
    noteResult(on, { runId: run.id, position, propertyId, ...result });
  try {
    return await db.transaction().execute(async (trx) => {
      const isChanged = await changeWithin(trx, run, { id: propertyId, scope, editor });
      if (!isChanged) return note(trx, { outcome: 'unchanged', reason: null, changeId: null });
      const changeId = await lastChangeOf(trx, propertyId);
      return note(trx, { outcome: 'changed', reason: null, changeId });
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const refused: Result = { outcome: 'refused', reason: refusalOf(error), changeId: null };
    return db.transaction().execute((trx) => note(trx, refused));
  }
}

/** Does to one project what its run asks. Answers whether it is now otherwise. */
async function changeWithin(
  trx: Transaction<Database>,
  { action, stage, reason, takes_back }: Run,
  one: { id: number; scope: PropertyScope; editor: ChangedBy },
): Promise<boolean> {
  if (action === 'take-back') {
    const changeId = await changeBy(trx, takes_back ?? 0, one.id);
    return (await undoWithin(trx, { ...one, changeId })).length > 0;
  }
  const asked: BulkChange = {
    action,
    ...(stage === null ? {} : { stage }),
    ...(reason === null ? {} : { reason }),
  };
  return changeOneWithin(trx, { ...one, asked });
}

/** What a run changed of a project, as the project's history knows it. */
async function changeBy(
  trx: Transaction<Database>,
  runId: number,
  propertyId: number,
): Promise<number> {
  const result = await trx
    .selectFrom('property_bulk_results')
    .select('change_id')
    .where('run_id', '=', runId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return found(result?.change_id ?? undefined, 'change.not-found');
}

async function noteResult(
  db: Kysely<Database>,
  {
    runId,
    position,
    propertyId,
    outcome,
    reason,
    changeId,
  }: Result & Record<'runId' | 'position' | 'propertyId', number>,
): Promise<boolean> {
  await db
    .insertInto('property_bulk_results')
    .values({
      run_id: runId,
      position,
      property_id: propertyId,
      outcome,
      reason,
      change_id: changeId,
    })
    .execute();
  const { status } = await db
    .updateTable('property_bulk_runs')
    .set({ done: sql`${position + 1}::int` })
    .where('id', '=', runId)
    .returning('status')
    .executeTakeFirstOrThrow();
  return status === 'running';
}
