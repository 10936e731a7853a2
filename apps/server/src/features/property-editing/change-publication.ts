import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type Editor, noteChange } from './note-change.ts';

/** Whether a project can be seen, and whether it is there at all. */
export interface Publication {
  isPublished?: boolean;
  isDeleted?: boolean;
}

/**
 * Publishes or withdraws, deletes or restores a project. Deleting is soft: nothing that hangs on it is lost. Answers
 * whether anything is now otherwise.
 */
export async function changePublication(
  trx: Transaction<Database>,
  propertyId: number,
  change: Publication,
  { undoes, reason, ...editor }: Editor & { undoes?: number; reason?: string | undefined },
): Promise<boolean> {
  const row = await trx
    .selectFrom('properties')
    .select(['is_published', 'deleted_at'])
    .where('id', '=', propertyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const was = { isPublished: row.is_published, isDeleted: row.deleted_at !== null };
  const next = { ...was, ...change };
  const fields = (['isPublished', 'isDeleted'] as const).filter(
    (field) => was[field] !== next[field],
  );
  if (fields.length === 0) return false;
  const { version } = await trx
    .updateTable('properties')
    .set({
      is_published: next.isPublished,
      deleted_at: next.isDeleted ? (row.deleted_at ?? editor.now) : null,
      version: sql`version + 1`,
      updated_at: editor.now,
    })
    .where('id', '=', propertyId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const only = (values: typeof was) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  const [before, after] = [only(was), only(next)];
  await noteChange(
    trx,
    { propertyId, version, section: 'publication', before, after, undoes, reason },
    editor,
  );
  return true;
}
