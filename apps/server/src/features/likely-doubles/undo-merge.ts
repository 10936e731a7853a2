import { Problem } from '@manemitra/contract/problems';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { bringPromotersBack } from '#server/features/promoters/public.ts';
import { type PropertyScope, scopeOf, within } from '#server/features/property-editing/public.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import { identityOf } from './merge-projects.ts';
import { moveBack, type Undoing } from './move-back.ts';
import { partJournals } from './part-journals.ts';

type Merge = Selectable<Database['project_merges']>;

/**
 * Makes two of what a merge made one: each has its facts, addresses, requests, lists, operators and history as before, as if the
 * merge had not been. What was told since of an address or key of the other is the other's; what a person set since stays at the one
 * that stayed, with what stood there before beside it, and stands beside the other's facts too. It is in the audit log.
 */
export async function undoMerge(
  db: Kysely<Database>,
  mergeId: number,
  { by, now, today, address, caller }: ChangedByCaller,
): Promise<void> {
  const scope = await scopeOf(db, caller);
  await inLoadTransaction(db, async (trx) => {
    const merge = await undoable(trx, mergeId, scope);
    const undoing: Undoing = {
      mergeId,
      id: merge.stays_id,
      other: merge.goes_id,
      before: merge.before,
    };
    const { id, other } = undoing;
    const was = await identityOf(trx, id);
    await moveBack(trx, undoing);
    await trx
      .updateTable('properties')
      .set({ merged_into: null, deleted_at: null, version: sql`version + 1`, updated_at: now })
      .where('id', '=', other)
      .execute();
    await bringPromotersBack(trx, merge.after?.promoters ?? []);
    await partJournals(trx, merge, { at: now, today });
    await standAsBefore(trx, merge, {
      wasPublished: was.is_published && !(await isDeleted(trx, id)),
    });
    await trx
      .updateTable('project_merges')
      .set({ undone_at: now, undone_by: by.id })
      .where('id', '=', mergeId)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'property.merge-undone',
      subject: { kind: 'property', id },
      before: was,
      after: {
        ...(await identityOf(trx, id)),
        other: { id: other, ...(await identityOf(trx, other)) },
      },
      address,
    });
  });
}

async function undoable(
  trx: Transaction<Database>,
  mergeId: number,
  scope: PropertyScope,
): Promise<Merge> {
  const row = await trx
    .selectFrom('project_merges as m')
    .innerJoin('properties as s', 's.id', 'm.stays_id')
    .innerJoin('properties as g', 'g.id', 'm.goes_id')
    .innerJoin('properties as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(s.merged_into, s.id)`),
    )
    .where('m.id', '=', mergeId)
    .where(within(scope))
    .selectAll('m')
    .select(['s.merged_into', 'g.merged_into as other_is_in'])
    .executeTakeFirst();
  const { merged_into, other_is_in, ...merge } = found(row, 'merge.not-found');
  if (merge.undone_at !== null) throw notUndoable('It is undone already.');
  if (merged_into !== null || other_is_in !== merge.stays_id) {
    throw notUndoable('The project was merged again since. Undo that later merge first.');
  }
  return merge;
}

const notUndoable = (message: string): Problem => new Problem('merge.not-undoable', { message });

async function isDeleted(trx: Transaction<Database>, id: number): Promise<boolean> {
  const { deleted_at } = await trx
    .selectFrom('properties')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return deleted_at !== null;
}

/** Restores addresses and publication; projects renamed or unpublished since stay so. */
async function standAsBefore(
  trx: Transaction<Database>,
  { stays_id, goes_id, before: { stays, goes }, after }: Merge,
  { wasPublished }: { wasPublished: boolean },
): Promise<void> {
  const { slug } = await identityOf(trx, stays_id);
  const isRenamed = slug !== after?.slug && slug !== goes.slug && slug !== stays.slug;
  await trx
    .updateTable('properties')
    .set({
      ...(isRenamed ? {} : { slug: stays.slug }),
      is_published: sql<boolean>`is_published and ${stays.isPublished}::boolean`,
    })
    .where('id', '=', stays_id)
    .execute();
  const merged = `merged-${goes_id}`;
  await trx
    .updateTable('properties')
    .set({
      slug: sql<string>`case when slug = ${merged} then ${goes.slug} else slug end`,
      is_published: wasPublished && goes.isPublished,
    })
    .where('id', '=', goes_id)
    .execute();
  await sql`delete from project_slugs where slug = ${merged}`.execute(trx);
}
