import { Problem } from '@manemitra/contract/problems';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { LeftCell } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { changeCells } from './change-cells.ts';
import { type BulkChange, changeOneWithin, refusalOf } from './change-in-bulk.ts';
import { lastChangeOf } from './last-change.ts';
import type { PlannedCell } from './plan-cells.ts';
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
  changeIds: readonly number[];
  /** The cells of this project that were left unchanged, with the reason. */
  cells?: LeftCell[];
}

/**
 * Changes one project after the other, each with its result line in one transaction. If it is killed it continues with the
 * next, and nothing is done twice. A project that the caller may no longer change is left as it is.
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
  await endBulkRun(deps, id, 'done');
}

/** Ends a run that nobody has ended: done, or given up where it stopped. */
export async function endBulkRun(
  { db, now }: BulkRunDeps,
  id: number,
  status: 'done' | 'cancelled',
): Promise<void> {
  await db
    .updateTable('property_bulk_runs')
    .set({ status, finished_at: now() })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
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
      return note(trx, await changeWithin(trx, run, { id: propertyId, scope, editor }));
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reason = refusalOf(error);
    const cells = cellsTypedFor(run, propertyId).map(({ column, was = '' }): LeftCell => ({
      column,
      outcome: 'refused',
      reason,
      stands: was,
    }));
    const refused: Result = {
      outcome: 'refused',
      reason,
      changeIds: [],
      ...(cells.length > 0 && { cells }),
    };
    return db.transaction().execute((trx) => note(trx, refused));
  }
}

/** Cells typed for this project alone must not be lost if the project as a whole is refused. */
const cellsTypedFor = ({ cells }: Run, propertyId: number) =>
  (cells ?? []).filter((cell) => cell.id === propertyId);

/** Does to one project what its run asks. */
async function changeWithin(
  trx: Transaction<Database>,
  { action, stage, reason, takes_back, cells }: Run,
  one: { id: number; scope: PropertyScope; editor: ChangedBy },
): Promise<Result> {
  const { id } = one;
  if (action === 'set-facts') {
    const asked = (cells ?? []).filter((cell) => cell.id === undefined || cell.id === id);
    return resultOfCells(await changeCells(trx, { ...one, cells: asked }));
  }
  let isChanged = false;
  if (action === 'take-back') {
    for (const changeId of await changesBy(trx, takes_back ?? 0, id)) {
      const fields = await undoWithin(trx, { ...one, changeId });
      isChanged ||= fields.length > 0;
    }
  } else {
    const asked: BulkChange = {
      action,
      ...(stage === null ? {} : { stage }),
      ...(reason === null ? {} : { reason }),
    };
    isChanged = await changeOneWithin(trx, { ...one, asked });
  }
  const changeIds = isChanged ? [await lastChangeOf(trx, id)] : [];
  return { outcome: isChanged ? 'changed' : 'unchanged', reason: null, changeIds };
}

/** A project counts as changed if one of its cells was set. */
function resultOfCells({
  changeIds,
  cells,
}: {
  changeIds: number[];
  cells: readonly PlannedCell[];
}): Result {
  const left = cells.flatMap(({ column, outcome, reason, stands }): LeftCell[] =>
    outcome === 'refused' || outcome === 'conflict' ? [{ column, outcome, reason, stands }] : [],
  );
  const reasons = left.map(
    ({ column, reason }) => `${column}: ${reason ?? 'Somebody else changed it meanwhile.'}`,
  );
  const otherwise = left.length > 0 ? 'refused' : 'unchanged';
  return {
    outcome: changeIds.length > 0 ? 'changed' : otherwise,
    reason: reasons.length > 0 ? reasons.join(' ') : null,
    changeIds,
    ...(left.length > 0 && { cells: left }),
  };
}

/** The changes that a run made to a project, from the project's history, the last first. */
async function changesBy(
  trx: Transaction<Database>,
  runId: number,
  propertyId: number,
): Promise<number[]> {
  const result = await trx
    .selectFrom('property_bulk_results')
    .select(['change_id', 'change_ids'])
    .where('run_id', '=', runId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  const { change_id, change_ids } = found(result, 'change.not-found');
  // The release before this one noted one change alone.
  const changes = change_ids ?? [found(change_id ?? undefined, 'change.not-found')];
  return changes.toReversed();
}

async function noteResult(
  db: Kysely<Database>,
  {
    runId,
    position,
    propertyId,
    outcome,
    reason,
    changeIds,
    cells,
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
      change_id: changeIds.at(-1) ?? null,
      change_ids: changeIds.length > 0 ? [...changeIds] : null,
      cells: cells === undefined ? null : JSON.stringify(cells),
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
