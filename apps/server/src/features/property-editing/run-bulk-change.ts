import { Problem } from '@manemitra/contract/problems';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type BulkChange, changeOneWithin, refusalOf } from './change-in-bulk.ts';
import { type PropertyScope, scopeOfStaff } from './property-scope.ts';

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
  const asked: BulkChange = {
    action: run.action,
    ...(run.stage === null ? {} : { stage: run.stage }),
    ...(run.reason === null ? {} : { reason: run.reason }),
  };
  const by = { kind: 'staff', id: run.staff_id } as const;
  const editor = { by, now: now(), today: today(), address: run.address };
  const note = (on: Kysely<Database>, result: Result) =>
    noteResult(on, { runId: run.id, position, propertyId, ...result });
  try {
    return await db.transaction().execute(async (trx) => {
      const isChanged = await changeOneWithin(trx, { id: propertyId, scope, editor, asked });
      return note(trx, { outcome: isChanged ? 'changed' : 'unchanged', reason: null });
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const refused: Result = { outcome: 'refused', reason: refusalOf(error) };
    return db.transaction().execute((trx) => note(trx, refused));
  }
}

async function noteResult(
  db: Kysely<Database>,
  {
    runId,
    position,
    propertyId,
    outcome,
    reason,
  }: Result & Record<'runId' | 'position' | 'propertyId', number>,
): Promise<boolean> {
  await db
    .insertInto('property_bulk_results')
    .values({ run_id: runId, position, property_id: propertyId, outcome, reason })
    .execute();
  const { status } = await db
    .updateTable('property_bulk_runs')
    .set({ done: sql`${position + 1}::int` })
    .where('id', '=', runId)
    .returning('status')
    .executeTakeFirstOrThrow();
  return status === 'running';
}
