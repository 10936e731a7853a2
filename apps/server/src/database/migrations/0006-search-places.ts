import { sql, type Kysely } from 'kysely';

/** Finds projects by where they are: on a side of the city, or in the square around a place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index properties_zones on properties using gin (zones)`.execute(db);
  await sql`create index properties_position on properties (lat, lng)`.execute(db);
}
