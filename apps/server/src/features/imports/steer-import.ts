import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { accountOf } from '#server/platform/sessions/account-ref.ts';
import { type MappedColumn, mappingProblem } from './column-mapping.ts';
import { IMPORT_PROJECTS } from './import-projects.ts';
import { findImport } from './import-queries.ts';

const notPossible = (message: string): Problem => new Problem('import.not-possible', { message });

/** Sets which column of the file is which, before anything is taken in. */
export async function mapColumns(
  db: Kysely<Database>,
  id: number,
  mapping: readonly MappedColumn[],
): Promise<void> {
  const { status, format, mapping: known } = await findImport(db, id);
  if (format !== 'csv') throw notPossible('JSON Lines has no columns to map.');
  if (status !== 'uploaded')
    throw notPossible('This import has started, so its columns can no longer be changed.');
  const as = new Map(mapping.map((mapped) => [mapped.column, mapped.as]));
  const stranger = mapping.findIndex(({ column }) => !known.some((own) => own.column === column));
  const problem =
    stranger === -1 ? mappingProblem(mapping) : 'The file has no column of this name.';
  if (problem !== undefined) {
    const field = stranger === -1 ? 'body.mapping' : `body.mapping.${stranger}.column`;
    throw new Problem('input.invalid', { fields: [{ field, message: problem }] });
  }
  await db
    .updateTable('catalogue_imports')
    .set({
      mapping: JSON.stringify(known.map(({ column }) => ({ column, as: as.get(column) ?? null }))),
    })
    .where('id', '=', id)
    .execute();
}

/** Queues the work; what was cancelled or failed goes on where it stopped. */
export async function startImport(
  db: Kysely<Database>,
  id: number,
  context: CallContext,
): Promise<void> {
  const found = await findImport(db, id);
  if (found.file_id === null) throw notPossible('Its file is not kept any more; upload it again.');
  const problem = found.format === 'csv' ? mappingProblem(found.mapping) : undefined;
  if (problem !== undefined) throw notPossible(problem);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('catalogue_imports')
      .set({ status: 'waiting', failure: null, finished_at: null })
      .where('id', '=', id)
      .where('status', 'in', ['uploaded', 'cancelled', 'failed'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notPossible('This import is already running or finished.');
    await addJob(trx, IMPORT_PROJECTS, { id }, { key: `${IMPORT_PROJECTS} ${id}` });
    await note(trx, id, 'import.started', context);
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
