import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** The newest change in the history of a project that has one. */
export async function lastChangeOf(
  trx: Transaction<Database>,
  propertyId: number,
): Promise<number> {
  const { id } = await trx
    .selectFrom('property_changes')
    .select('id')
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
