import { sql, type Kysely } from 'kysely';

/** How many floors a home itself has: 1 for a flat, 2 or 3 for most villas; `null` is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unit_types add column floors smallint`.execute(db);
}
