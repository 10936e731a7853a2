import { type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { nameSlug, rewriteKnown } from '#server/features/catalogue/public.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { keepFacts, tellRepeatsInFull } from '#server/features/facts/public.ts';
import { changedPromoters, promoterImages } from '#server/features/promoters/public.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { beforeMerge, keepLists, keepListsLeft } from './before-merge.ts';
import { moveParts } from './move-parts.ts';
import { type Merging, planMerge } from './plan-merge.ts';

/**
 * Merges two projects because a person says that they are one. The tellings, addresses, requests, lists, operators and
 * history of the other become those of this one, and the other's address leads here. It is logged and can be undone
 * (`undoMerge`).
 */
export async function mergeProjects(
  db: Kysely<Database>,
  merging: Merging,
  { by, now, today, address, caller }: ChangedByCaller,
): Promise<void> {
  const scope = await scopeOf(db, caller);
  const { id, other } = merging;
  await inLoadTransaction(db, async (trx) => {
    await tellRepeatsInFull(trx, [id, other]);
    const plan = await planMerge(trx, merging, { scope, at: now });
    const [was, gone] = [await identityOf(trx, id), await identityOf(trx, other)];
    const names = [was.promoter, gone.promoter, plan.record.promoter.name].map(nameSlug);
    const promoters = await promoterImages(trx, names);
    const { id: mergeId } = await trx
      .insertInto('project_merges')
      .values({
        stays_id: id,
        goes_id: other,
        at: now,
        staff_id: by.id,
        last_telling: plan.lastTelling,
        before: JSON.stringify(await beforeMerge(trx, merging)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepLists(trx, mergeId, merging);
    await keepFacts(trx, [
      { propertyId: other, entries: plan.missedOfOther, facts: plan.factsOfOther },
    ]);
    await moveParts(trx, merging);
    await keepFacts(trx, [{ propertyId: id, entries: plan.missed, facts: plan.facts }]);
    await rewriteKnown(trx, [{ id, record: plan.record }], today);
    const is = await identityOf(trx, id);
    await keepListsLeft(trx, mergeId, merging);
    const changed = changedPromoters(promoters, await promoterImages(trx, names));
    await trx
      .updateTable('project_merges')
      .set({ after: JSON.stringify({ slug: is.slug, promoters: changed }) })
      .where('id', '=', mergeId)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'property.merged',
      subject: { kind: 'property', id },
      before: { ...was, other: { id: other, ...gone } },
      after: is,
      address,
    });
  });
}

/** How the audit log names a project. */
export function identityOf(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('properties as p')
    .innerJoin('promoters as b', 'b.id', 'p.promoter_id')
    .select(['p.name', 'b.name as promoter', 'p.slug', 'p.rera_numbers', 'p.is_published'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
}
