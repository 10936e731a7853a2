import type { Kysely, Transaction } from 'kysely';
import type { ImportPlan } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { comparableRecord, storedAlike } from '#server/features/likely-doubles/public.ts';
import { batchesOfImport } from './batches-of-import.ts';
import { countOutcomes, onlyDated } from './bring-in.ts';
import { type ImportDeps, NOT_KEPT } from './import-projects.ts';
import { findImport } from './import-queries.ts';
import { builderlessRefusals } from './builderless-rows.ts';
import { keepQuestions } from './import-questions.ts';
import { forgetRows, keepRefusals, keepRows } from './import-rows.ts';
import { newPlan } from './new-plan.ts';
import { type Brought, type Builderless, type PlannedRow, planRows } from './plan-rows.ts';
import { projectsGone, type SeenInFile } from './projects-gone.ts';
import { type Batch, refusedCellsOf } from './row-batches.ts';

export const PLAN_IMPORT = 'plan-import';

/** Looks at what a whole file would do, and writes only that down. Killed, it looks again from the start. */
export async function planImport(
  { db, today, now = () => new Date() }: ImportDeps,
  id: number,
): Promise<void> {
  const found = await findImport(db, id);
  if (found.status !== 'uploaded' || found.plan === null) return;
  if (found.file_id === null) throw new Error(NOT_KEPT);
  let plan: ImportPlan = { ...newPlan(), status: 'running' };
  await forgetRows(db, id);
  const seen: SeenInFile = { ids: new Set(), sources: new Set() };
  const file = { fileId: found.file_id, file: found, today };
  for await (const batch of batchesOfImport(db, file)) {
    const percent = Math.min(99, Math.floor((100 * batch.bytesRead) / Math.max(1, found.bytes)));
    const next = await lookAt(db, { id, batch, plan, seen, today: today(), at: now() });
    plan = { ...next, percent };
    if (!(await keepPlan(db, id, plan))) return;
  }
  const gone = await projectsGone(db, id, seen);
  await keepPlan(db, id, { ...plan, gone, status: 'done', percent: 100 });
}

/** A look that is given up says so, and no longer that it goes on. */
export async function failPlan(db: Kysely<Database>, id: number): Promise<void> {
  const { plan } = await findImport(db, id);
  if (plan !== null && plan.status !== 'done')
    await keepPlan(db, id, { ...plan, status: 'failed' });
}

interface Looking {
  id: number;
  batch: Batch;
  plan: ImportPlan;
  seen: SeenInFile;
  today: string;
  at: Date;
}

function lookAt(
  db: Kysely<Database>,
  { id, batch, plan, seen, today, at }: Looking,
): Promise<ImportPlan> {
  return db.transaction().execute(async (trx) => {
    const whole = await planRows(trx, batch.good, { today, at, importId: id });
    const { plan: rows, builderless } = whole;
    for (const { row, propertyId } of rows) {
      if (propertyId !== undefined) seen.ids.add(propertyId);
      seen.sources.add(row.record.source.name);
    }
    const { added, changed, unchanged } = countOutcomes(rows);
    const compared = await withAlike(trx, rows);
    const { beside, doubtful } = await keepRows(trx, id, compared, { showsNew: true });
    const unnamed = await withNamesAlike(trx, builderless);
    const refusals = [...batch.refusals, ...builderlessRefusals(unnamed)];
    await keepRefusals(trx, id, refusals);
    const questions = await keepQuestions(trx, id, [...compared, ...unnamed]);
    // What may be told of is not said to be missing.
    for (const { candidates } of questions) for (const { id: own } of candidates) seen.ids.add(own);
    return {
      ...plan,
      rowsRead: plan.rowsRead + batch.rows,
      added: plan.added + added,
      changed: plan.changed + changed,
      onlyDated: (plan.onlyDated ?? 0) + onlyDated(rows),
      unchanged: plan.unchanged + unchanged,
      refused: plan.refused + batch.refusedRows + builderless.length,
      refusedCells: plan.refusedCells + refusedCellsOf(batch),
      refusals: plan.refusals + refusals.length,
      beside: plan.beside + beside,
      doubtful: plan.doubtful + doubtful,
      builderless: (plan.builderless ?? 0) + unnamed.filter(isOfNobody).length,
      questions: (plan.questions ?? 0) + questions.filter(({ isOpen }) => isOpen).length,
    };
  });
}

/** What is new is compared with what is stored. */
async function withAlike<Row extends Brought>(
  trx: Transaction<Database>,
  rows: readonly PlannedRow<Row>[],
) {
  const news = rows.filter(({ outcome, decision }) => outcome === 'added' && decision !== null);
  const alike = await storedAlike(
    trx,
    news.map(({ row }) => comparableRecord(row.record)),
  );
  return rows.map((row) => ({ ...row, alike: alike[news.indexOf(row)] ?? [] }));
}

/** A row without a builder is compared too: a person says whether it is of a project that is called nearly so. */
async function withNamesAlike<Row extends Brought>(
  trx: Transaction<Database>,
  rows: readonly Builderless<Row>[],
) {
  const alike = await storedAlike(
    trx,
    rows.map(({ row }) => comparableRecord(row.record)),
  );
  return rows.map((row, i) => ({ ...row, alike: alike[i] ?? [] }));
}

const isOfNobody = ({ namesakes, alike }: Unnamed): boolean =>
  namesakes.length + alike.length === 0;

type Unnamed = Awaited<ReturnType<typeof withNamesAlike<Brought>>>[number];

/** Answers whether anybody still wants to know: the columns may have been matched anew. */
async function keepPlan(db: Kysely<Database>, id: number, plan: ImportPlan): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_imports')
    .set({ plan: JSON.stringify(plan) })
    .where('id', '=', id)
    .where('status', '=', 'uploaded')
    .where('plan', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
