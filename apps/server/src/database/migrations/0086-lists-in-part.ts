import { sql, type Kysely } from 'kysely';

/** Facts of a telling whose lists could be read in part only: heard, they add to what stands and take nothing from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property_tellings add column in_part text[]`.execute(db);
}
