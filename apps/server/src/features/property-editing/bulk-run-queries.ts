import { pathOf } from '@manemitra/contract/address';
import { downloadBulkResult } from '@manemitra/contract/staff-wire';
import type { BulkRun } from '@manemitra/contract/staff-properties-publication';
import { stringify } from 'csv-stringify/sync';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { found } from '#server/platform/database/found.ts';

type Counts = Record<'changed' | 'unchanged' | 'refused', number>;
type RunRow = Selectable<Database['property_bulk_runs']> & Counts;

/** A change of many projects that the caller started. */
export async function findBulkRun(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<RunRow> {
  const counted = (outcome: keyof Counts) =>
    sql<number>`(select count(*)::int from property_bulk_results r
      where r.run_id = property_bulk_runs.id and r.outcome = ${outcome})`;
  const run = await db
    .selectFrom('property_bulk_runs')
    .selectAll()
    .select([
      counted('changed').as('changed'),
      counted('unchanged').as('unchanged'),
      counted('refused').as('refused'),
    ])
    .where('id', '=', id)
    .where('staff_id', '=', accountCaller(caller).accountId)
    .executeTakeFirst();
  return found(run, 'bulk.not-found');
}

/** The projects that one of the caller's own runs changed, in its order. */
export async function changedByRun(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<number[]> {
  await findBulkRun(db, caller, id);
  const rows = await db
    .selectFrom('property_bulk_results')
    .select('property_id')
    .where('run_id', '=', id)
    .where('outcome', '=', 'changed')
    .orderBy('position')
    .execute();
  return rows.map(({ property_id }) => property_id);
}

/** The cells that one of the caller's own runs left as they were. */
export async function leftCells(db: Kysely<Database>, caller: Caller, id: number) {
  await findBulkRun(db, caller, id);
  const rows = await db
    .selectFrom('property_bulk_results')
    .select(['property_id', 'cells'])
    .where('run_id', '=', id)
    .where('cells', 'is not', null)
    .orderBy('position')
    .limit(LEFT_SHOWN)
    .execute();
  return rows.flatMap(({ property_id, cells }) =>
    (cells ?? []).map((cell) => ({ id: property_id, ...cell })),
  );
}

/** Removes what ended before, with what became of each project. */
export async function removeOldBulkRuns(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('property_bulk_runs').where('finished_at', '<', before).execute();
}

export function presentBulkRun(run: RunRow): BulkRun {
  return {
    id: run.id,
    action: run.action,
    stage: run.stage,
    status: run.status,
    total: run.property_ids.length,
    done: run.done,
    changed: run.changed,
    unchanged: run.unchanged,
    refused: run.refused,
    createdAt: run.created_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
    resultHref: pathOf(downloadBulkResult, { params: { id: run.id } }),
  };
}

/** A sheet shows at most a page of projects; for more, the file of results is used. */
const LEFT_SHOWN = 500;

const RESULT_BATCH = 500;
const HEAD = ['project', 'name', 'address', 'outcome', 'reason'];
const WORDS = { changed: 'changed', unchanged: 'was already so', refused: 'left as it was' };

/** The result for each project, in the order of the changes. Projects that were not reached are not listed. */
export async function* bulkResultAsCsv(
  db: Kysely<Database>,
  runId: number,
): AsyncGenerator<string> {
  const toCsv = (rows: unknown[][]) => stringify(rows, { escape_formulas: true });
  yield `\uFEFF${toCsv([HEAD])}`;
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('property_bulk_results as r')
      .leftJoin('properties as p', 'p.id', 'r.property_id')
      .select(['r.position', 'r.property_id', 'r.outcome', 'r.reason', 'p.name', 'p.slug'])
      .where('r.run_id', '=', runId)
      .where('r.position', '>', last)
      .orderBy('r.position')
      .limit(RESULT_BATCH)
      .execute();
    if (rows.length > 0) {
      yield toCsv(
        rows.map(({ property_id, outcome, reason, name, slug }) => [
          property_id,
          name,
          slug,
          WORDS[outcome],
          reason,
        ]),
      );
    }
    last = rows.at(-1)?.position ?? last;
    if (rows.length < RESULT_BATCH) return;
  }
}
