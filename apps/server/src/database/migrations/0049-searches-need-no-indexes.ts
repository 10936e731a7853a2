import { sql, type Kysely } from 'kysely';

/** Searches run on columns in memory: what only the finder in SQL used made each import slower. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index if exists properties_locality, properties_amenities, properties_zones, properties_position,
      unit_types_by_need, property_metro_near`.execute(db);
}
