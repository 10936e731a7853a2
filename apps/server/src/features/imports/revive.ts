import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Projects that went with an import that was taken back, and are told of again. Not those that a person deleted. */
export async function revive(
  trx: Transaction<Database>,
  propertyIds: readonly number[],
  { at, areDrafts = false }: { at: Date; areDrafts?: boolean },
): Promise<void> {
  if (propertyIds.length === 0) return;
  await sql`
    update properties set deleted_at = null, is_published = ${!areDrafts}, version = version + 1, updated_at = ${at}
    where id = any(${propertyIds}::int[]) and deleted_at is not null`.execute(trx);
}
