import { Problem } from '@manemitra/contract/problems';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { noteChange } from './note-change.ts';

/** Whether a project can be seen, and whether it is there at all. */
export interface Publication {
  isPublished?: boolean;
  isDeleted?: boolean;
}

/**
 * Publishes or withdraws, deletes or restores a project. Deleting is soft: nothing that hangs on it is lost. Answers
 * whether anything is now otherwise. Refuses with `promoter.not-found` to restore one whose promoter is deleted.
 */
export async function changePublication(
  trx: Transaction<Database>,
  propertyId: number,
  change: Publication,
  { undoes, reason, ...editor }: ChangedBy & { undoes?: number; reason?: string | undefined },
): Promise<boolean> {
  const row = await trx
    .selectFrom('properties as p')
    .innerJoin('promoters', 'promoters.id', 'p.promoter_id')
    .select(['is_published', 'p.deleted_at', 'promoters.deleted_at as promoter_deleted_at'])
    .where('p.id', '=', propertyId)
    .forUpdate('p')
    .executeTakeFirstOrThrow();
  const was = { isPublished: row.is_published, isDeleted: row.deleted_at !== null };
  const next = { ...was, ...change };
  const fields = (['isPublished', 'isDeleted'] as const).filter(
    (field) => was[field] !== next[field],
  );
  if (fields.length === 0) return false;
  if (!next.isDeleted && row.promoter_deleted_at !== null) {
    // Requests about it would go to accounts that are gone.
    throw new Problem('promoter.not-found', { message: 'Restore its promoter first.' });
  }
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
