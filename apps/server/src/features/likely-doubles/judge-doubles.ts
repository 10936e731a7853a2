import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { scopeOf, within } from '#server/features/property-editing/public.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { foundAll } from '#server/platform/database/found.ts';
import type { Merging } from './plan-merge.ts';

/**
 * Records that two projects are different, so that staff are not asked again. Refuses with `property.not-found` if either is
 * not the caller's.
 */
export async function tellApart(
  db: Kysely<Database>,
  { id, other }: Merging,
  { by, now, address, caller }: ChangedByCaller,
): Promise<void> {
  const scope = await scopeOf(db, caller);
  const [one, another] = [Math.min(id, other), Math.max(id, other)];
  await db.transaction().execute(async (trx) => {
    const there = await trx
      .selectFrom('properties as p')
      .select(['p.id', 'p.name'])
      .where('p.id', '=', sql<number>`any(${[one, another]}::int[])`)
      .where(within(scope))
      .execute();
    foundAll(there, 2, 'property.not-found');
    const decision = { is_not_same: true, decided_at: now, staff_id: by.id };
    await trx
      .insertInto('likely_doubles')
      .values({
        one_id: one,
        other_id: another,
        evidence: [],
        is_sure: false,
        found_at: now,
        ...decision,
      })
      .onConflict((conflict) => conflict.columns(['one_id', 'other_id']).doUpdateSet(decision))
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'property.told-apart',
      subject: { kind: 'property', id },
      after: { other: there.find((each) => each.id === other) ?? other },
      address,
    });
  });
}

/** Projects of which a person said, when a file was looked at, that they are none of those that they look like. */
export async function keepApart(
  trx: Transaction<Database>,
  propertyIds: readonly number[],
  at: Date,
): Promise<void> {
  if (propertyIds.length === 0) return;
  const those = sql<boolean>`(one_id = any(${propertyIds}::int[]) or other_id = any(${propertyIds}::int[]))`;
  await trx
    .updateTable('likely_doubles')
    .set({ is_not_same: true, decided_at: at })
    .where('is_not_same', '=', false)
    .where(those)
    .execute();
}
