import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { startBulkRun } from '#server/features/property-editing/public.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { findImport } from './import-queries.ts';

/** Publishes in the background what an import brought as drafts. Answers the number of the run that does it. */
export async function publishImport(
  db: Kysely<Database>,
  id: number,
  editor: ChangedByCaller,
): Promise<number> {
  await findImport(db, id);
  const drafts = await db
    .selectFrom('properties as p')
    .select('p.id')
    .where('p.is_published', '=', false)
    .where('p.deleted_at', 'is', null)
    .where(
      'p.id',
      'in',
      sql<number>`(select property_id from import_rows where import_id = ${id} and outcome = 'added')`,
    )
    .orderBy('p.id')
    .execute();
  if (drafts.length === 0) {
    throw new Problem('import.not-possible', { message: 'It has no drafts that are left.' });
  }
  const ids = drafts.map((draft) => draft.id);
  const run = await startBulkRun(db, { ids, action: 'publish' }, editor);
  return run.id;
}
