import { sql, type Kysely } from 'kysely';

/** Of which tower or phase each RERA number of a project is, by its number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table properties add column rera_parts jsonb`.execute(db);
}
