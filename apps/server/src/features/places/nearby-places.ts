import { degreesAround } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { PlaceCategory } from './embedded-places.ts';
import { placeLabel } from './place-labels.ts';

export interface NearbyPlace {
  id: number;
  category: PlaceCategory;
  kind: string;
  /** What it is: `Lake`, `Metro station`. */
  label: string;
  name: string;
  nameKn: string | null;
  at: LatLng;
  /** As the crow flies. */
  meters: number;
  /** Of a metro station: `operational`, `under-construction` or `proposed`, and its lines. */
  status: string | null;
  lines: string[] | null;
  source: string;
}

/**
 * The places of a category within so many metres of a point, nearest first, `limit` at most. Planned places come after
 * existing ones, and the nearest running metro station is listed however far away it is.
 */
export async function nearbyPlaces(
  db: Kysely<Database>,
  at: LatLng,
  category: PlaceCategory,
  { withinMeters, limit }: { withinMeters: number; limit: number },
): Promise<NearbyPlace[]> {
  const near = await placesWithin(db, at, category, { withinMeters, limit });
  if (category !== 'metroStations' || !near.every(isPlanned)) return near;
  const running = await placesWithin(db, at, category, { withinMeters: ANYWHERE, limit: 1 });
  return [...running.filter((one) => !isPlanned(one)), ...near].slice(0, limit);
}

const RUNS = 'operational';
const isPlanned = ({ status }: NearbyPlace): boolean => status !== null && status !== RUNS;
/** Across the city and its surroundings. */
const ANYWHERE = 150_000;

async function placesWithin(
  db: Kysely<Database>,
  [lat, lng]: LatLng,
  category: PlaceCategory,
  { withinMeters, limit }: { withinMeters: number; limit: number },
): Promise<NearbyPlace[]> {
  const reach = degreesAround(lat, withinMeters);
  const meters = sql<number>`ground_meters(${lat}, ${lng}, lat, lng)`;
  const rows = await db
    .selectFrom('places')
    .selectAll()
    .select(meters.as('meters'))
    .where('category', '=', category)
    .where('lat', '>=', lat - reach.lat)
    .where('lat', '<=', lat + reach.lat)
    .where('lng', '>=', lng - reach.lng)
    .where('lng', '<=', lng + reach.lng)
    .where(meters, '<=', withinMeters)
    .orderBy(sql`coalesce(status <> ${RUNS}, false)`)
    .orderBy('meters')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    kind: row.kind,
    label: placeLabel(row.kind),
    name: row.name,
    nameKn: row.name_kn,
    at: [row.lat, row.lng],
    meters: Math.round(row.meters),
    status: row.status,
    lines: row.lines,
    source: row.source,
  }));
}
