import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { standing, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { staleOperator } from './edit-operator.ts';
import { lockOperator } from './operator-queries.ts';

/**
 * Sets the projects that an operator looks after: of the existing ones, exactly these. Refuses with `operator.not-found`,
 * `edit.stale`, and `input.invalid` if a project does not exist.
 */
export async function setOperatorProperties(
  db: Kysely<Database>,
  userName: string,
  { version, propertyIds }: { version: number; propertyIds: readonly number[] },
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = standing(await lockOperator(trx, userName), 'operator.not-found');
    if (row.version !== version) throw await staleOperator(trx, row);
    await refuseUnknown(trx, propertyIds);
    const removed = await trx
      .deleteFrom('operator_properties')
      .where('staff_id', '=', row.id)
      .where(sql<boolean>`not property_id = any(${propertyIds}::int[])`)
      // One that was deleted was not shown to choose from, and may come back.
      .where(
        sql<boolean>`exists (select from properties where id = property_id and deleted_at is null)`,
      )
      .returning('property_id')
      .execute();
    const { rows: added } = await sql<{ property_id: number }>`
      insert into operator_properties (staff_id, property_id)
      select ${row.id}, id from unnest(${propertyIds}::int[]) id
      on conflict do nothing returning property_id`.execute(trx);
    if (removed.length + added.length === 0) return;
    // Raise the version although no column of the account changed: the next edit starts from this set.
    await trx
      .updateTable('staff_accounts')
      .set({ version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'operator.properties-set',
      subject: { kind: 'staff', id: row.id },
      before: { removed: removed.map(({ property_id }) => property_id) },
      after: { added: added.map(({ property_id }) => property_id) },
      address,
    });
  });
}

async function refuseUnknown(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  const { known } = await trx
    .selectFrom('properties')
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (known === ids.length) return;
  throw new Problem('input.invalid', {
    fields: [
      { field: 'body.propertyIds', message: 'Some of these projects do not exist any more.' },
    ],
  });
}
