import type { FactGroup } from '@manemitra/contract/property-detail';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';

/** Records that a person checked these groups of facts today. Buyers see the date. */
export async function vouchFor(
  trx: Transaction<Database>,
  propertyId: number,
  groups: readonly FactGroup[],
  { today, by }: ChangedBy,
): Promise<void> {
  if (groups.length === 0) return;
  const check = { property_id: propertyId, checked_on: today, staff_id: by.id };
  await trx
    .insertInto('property_fact_checks')
    .values(groups.map((fact_group) => ({ ...check, fact_group })))
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'fact_group']).doUpdateSet((row) => ({
        checked_on: row.ref('excluded.checked_on'),
        staff_id: row.ref('excluded.staff_id'),
      })),
    )
    .execute();
}
