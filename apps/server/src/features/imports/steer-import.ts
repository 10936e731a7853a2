import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { accountOf } from '#server/platform/sessions/account-ref.ts';
import type { FileSettings } from '@manemitra/catalogue/import/file-settings';
import { mappingConflict, mappingProblem } from '@manemitra/catalogue/import/headings';
import type { MappedColumn } from '@manemitra/catalogue/import/mapped-column';
import { rememberReading } from './remembered-mappings.ts';
import { IMPORT_PROJECTS, NOT_KEPT } from './import-projects.ts';
import { findImport } from './import-queries.ts';
import { forgetRows } from './import-rows.ts';
import { newPlan } from './new-plan.ts';
import { PLAN_IMPORT } from './plan-import.ts';
import type { ImportRow } from './present-import.ts';
import { TAKE_IMPORT_BACK } from './take-back.ts';

const notPossible = (message: string): Problem => new Problem('import.not-possible', { message });

/** Sets which column of the file is which and what holds for all rows, before anything is taken in. */
export async function mapColumns(
  db: Kysely<Database>,
  id: number,
  { mapping, settings }: { mapping: readonly MappedColumn[]; settings?: FileSettings | undefined },
): Promise<void> {
  const { status, format, mapping: known } = await findImport(db, id);
  if (format !== 'csv') throw notPossible('JSON Lines has no columns to map.');
  if (status !== 'uploaded')
    throw notPossible('This import has started, so its columns can no longer be changed.');
  const as = new Map(mapping.map((mapped) => [mapped.column, mapped.as]));
  const stranger = mapping.findIndex(({ column }) => !known.some((own) => own.column === column));
  const problem =
    stranger === -1 ? mappingConflict(mapping) : 'The file has no column of this name.';
  if (problem !== undefined) {
    const field = stranger === -1 ? 'body.mapping' : `body.mapping.${stranger}.column`;
    throw new Problem('input.invalid', { fields: [{ field, message: problem }] });
  }
  await db
    .updateTable('catalogue_imports')
    .set({
      mapping: JSON.stringify(known.map(({ column }) => ({ column, as: as.get(column) ?? null }))),
      ...(settings && { settings: JSON.stringify(settings) }),
      // What was seen was seen by the mapping before.
      plan: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Refuses a file that cannot be read any more, or not by its mapping. */
function refuseUnreadable({ file_id, format, mapping, settings }: ImportRow): void {
  if (file_id === null) throw notPossible(NOT_KEPT);
  const problem = format === 'csv' ? mappingProblem(mapping, settings) : undefined;
  if (problem !== undefined) throw notPossible(problem);
}

/** Queues a look at what the whole file would do. */
export async function planImport(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  const found = await findImport(db, id);
  refuseUnreadable(found);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('catalogue_imports')
      .set({ plan: JSON.stringify(newPlan()) })
      .where('id', '=', id)
      .where('status', '=', 'uploaded')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notPossible('This import has started already.');
    await addJob(trx, PLAN_IMPORT, { id }, { key: `${PLAN_IMPORT} ${id}` });
    // Who corrects the sheet and uploads it again need not match its columns again.
    if (found.format === 'csv') await rememberReading(trx, found, now);
  });
}

/** Queues the work; what was cancelled or failed goes on where it stopped, as it had begun. */
export async function startImport(
  db: Kysely<Database>,
  { id, areDrafts }: { id: number; areDrafts: boolean },
  context: CallContext,
): Promise<void> {
  const found = await findImport(db, id);
  refuseUnreadable(found);
  await db.transaction().execute(async (trx) => {
    if (found.status === 'uploaded') await forgetRows(trx, id);
    const { numUpdatedRows } = await trx
      .updateTable('catalogue_imports')
      .set({ status: 'waiting', failure: null, finished_at: null })
      .$if(found.status === 'uploaded', (import_) => import_.set({ as_drafts: areDrafts }))
      .where('id', '=', id)
      .where('status', 'in', ['uploaded', 'cancelled', 'failed'])
      .where('taking_back', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notPossible('This import is already running or finished.');
    await addJob(trx, IMPORT_PROJECTS, { id }, { key: `${IMPORT_PROJECTS} ${id}` });
    if (found.format === 'csv') await rememberReading(trx, found, context.now);
    await note(trx, id, 'import.started', context);
  });
}

/** Queues the taking back of all that an import told, also of one that was stopped midway. */
export async function takeImportBack(
  db: Kysely<Database>,
  id: number,
  context: CallContext,
): Promise<void> {
  await findImport(db, id);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('catalogue_imports')
      .set({ taking_back: 'waiting' })
      .where('id', '=', id)
      .where('status', 'in', ['done', 'cancelled', 'failed'])
      .where('taking_back', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw notPossible('This import is still running, or is taken back already.');
    }
    await addJob(trx, TAKE_IMPORT_BACK, { id }, { key: `${TAKE_IMPORT_BACK} ${id}` });
    await note(trx, id, 'import.take-back-asked', context);
  });
}

/** Stops after the rows in hand. */
export async function cancelImport(
  db: Kysely<Database>,
  id: number,
  context: CallContext,
): Promise<void> {
  await findImport(db, id);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('catalogue_imports')
      .set({ status: 'cancelled', finished_at: context.now })
      .where('id', '=', id)
      .where('status', 'in', ['uploaded', 'waiting', 'running'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notPossible('This import is not running.');
    await note(trx, id, 'import.cancelled', context);
  });
}

async function note(
  db: Kysely<Database>,
  id: number,
  action: string,
  { caller, now, address }: CallContext,
): Promise<void> {
  await recordAudit(db, {
    at: now,
    ...(caller.kind === 'account' ? { actor: accountOf(caller) } : {}),
    action,
    subject: { kind: 'import', id },
    ...(caller.kind === 'service' ? { after: { serviceToken: caller.tokenId } } : {}),
    address,
  });
}
