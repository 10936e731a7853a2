import { sql, type Kysely } from 'kysely';

/** Prices with everything, of a project as a whole: of them no price before taxes follows, and no taxes are added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table properties add column all_in_price_range jsonb`.execute(db);
}
