import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

// Two processes that start together would both write; the second waits and finds the work done.
const SEED_LOCK = 72_104_003;

/**
 * Writes contents that come with the release, in one transaction, unless this very version of them is there.
 * Returns whether it wrote.
 */
export async function seedContents(
  db: Kysely<Database>,
  { name, version }: { name: string; version: string },
  write: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const seeded = await trx
      .selectFrom('seeded_contents')
      .select('content_hash')
      .where('name', '=', name)
      .executeTakeFirst();
    if (seeded?.content_hash === version) return false;
    await write(trx);
    await trx
      .insertInto('seeded_contents')
      .values({ name, content_hash: version })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ content_hash: version, seeded_at: sql`now()` }),
      )
      .execute();
    return true;
  });
}
