import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/*
 * Where somebody brought real places of a category, none of that category are invented within the reach of a project's
 * list (spec 9: 3 km), and the release's own entry of the same place gives way. Degrees are enough for that: 0.027 of
 * latitude are 3 km, 0.0277 of longitude are 3 km at Bengaluru.
 */
const REACH = { lat: 0.027, lng: 0.0277 };
/** Two sources put the same school so far apart: some 200 m. */
const SAME = { lat: 0.0018, lng: 0.00185 };

/** Removes what the release brought and an import has replaced. Doing it again changes nothing. */
export async function removeReplacedPlaces(db: Kysely<Database>): Promise<number> {
  const beside = ({ lat, lng }: typeof REACH) => sql`
    i.origin = 'imported' and i.category = e.category
    and i.lat between e.lat - ${lat}::float8 and e.lat + ${lat}::float8
    and i.lng between e.lng - ${lng}::float8 and e.lng + ${lng}::float8`;
  const { numAffectedRows = 0n } = await sql`
    delete from places e
    where e.origin = 'embedded' and (
      e.is_demonstration and exists (select 1 from places i where ${beside(REACH)})
      or exists (select 1 from places i where ${beside(SAME)} and lower(i.name) = lower(e.name))
    )`.execute(db);
  return Number(numAffectedRows);
}
