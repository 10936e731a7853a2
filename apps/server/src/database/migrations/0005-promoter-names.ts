import { sql, type Kysely } from 'kysely';

/** Finds promoters by likeness of their names, as projects are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index promoters_name on promoters using gin (name gin_trgm_ops)`.execute(db);
}
