import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** The promoter that an account of staff belongs to, if any. */
export async function ownPromoter(db: Kysely<Database>, staffId: number): Promise<number | null> {
  const account = await db
    .selectFrom('staff_accounts')
    .select('promoter_id')
    .where('id', '=', staffId)
    .executeTakeFirst();
  return account?.promoter_id ?? null;
}
