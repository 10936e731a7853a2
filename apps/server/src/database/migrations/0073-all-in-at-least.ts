import type { Kysely } from 'kysely';

/**
 * What the known parts of a home come to where its all-in price is not known: what it costs at least. Null, not known, until its
 * project is loaded or edited again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('unit_types').addColumn('all_in_at_least', 'bigint').execute();
}
