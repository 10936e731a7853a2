import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Two sources place the same school up to this far apart: some 200 m. */
const SAME = { lat: 0.0018, lng: 0.00185 };

/** Removes the release's own entry of a place that an import has too. Doing it again changes nothing. */
export async function removeReplacedPlaces(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from places e
    where e.origin = 'embedded' and exists (
      select 1 from places i
      where i.origin = 'imported' and i.category = e.category and lower(i.name) = lower(e.name)
        and i.lat between e.lat - ${SAME.lat}::float8 and e.lat + ${SAME.lat}::float8
        and i.lng between e.lng - ${SAME.lng}::float8 and e.lng + ${SAME.lng}::float8
    )`.execute(db);
  return Number(numAffectedRows);
}
