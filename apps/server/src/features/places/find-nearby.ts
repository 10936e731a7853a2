import {
  NEARBY_CATEGORIES,
  NEARBY_LABELS,
  type NearbyCategory,
} from '@manemitra/contract/nearby-categories';
import type { getNearbyPlaces, NearbyPlace } from '@manemitra/contract/places';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { Point } from '@manemitra/domain/geography';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { walksFrom } from '#server/features/journeys/public.ts';
import type {
  PlaceCategory,
  PlaceNearby,
  PlaceQuestion,
} from '#server/providers/nearby-places/nearby-places.port.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { unlessOut, type PlaceServices } from './outside-services.ts';

type Answer = EndpointAnswer<typeof getNearbyPlaces>;

/** The edge where the wire's spelling of one category ends (spec 3). */
const CATEGORIES: Record<NearbyCategory, PlaceCategory> = {
  schools: 'schools',
  hospitals: 'hospitals',
  malls: 'malls',
  restaurants: 'restaurants',
  ponintOfInterest: 'pointsOfInterest',
  metroStations: 'metroStations',
};

const NO_LOCATION =
  'Where exactly this project is has not been recorded, so nothing can be said about what is near.';
const OUT_OF_ORDER = 'The place service did not answer; these places are from our own list.';

/** The surroundings of a project: from the configured service, else (also if that fails) from our own table. */
export async function findNearby(
  db: Kysely<Database>,
  at: Point | null,
  {
    category,
    radius,
    limit,
  }: { category?: NearbyCategory | undefined; radius: number; limit: number },
  { findPlaces, report }: PlaceServices,
): Promise<Answer> {
  const asked = category === undefined ? NEARBY_CATEGORIES : [category];
  if (at === null)
    return { coordinates: null, categories: asked.map((id) => group(id, [])), note: NO_LOCATION };

  const question: PlaceQuestion = {
    at,
    withinMeters: radius,
    limit,
    categories: asked.map((id) => CATEGORIES[id]),
  };
  const served = findPlaces && (await unlessOut(findPlaces(question), report));
  const found = served ?? (await ownPlaces(db, question));
  const walkTo = walksFrom(at);
  return {
    coordinates: [...at],
    categories: asked.map((id) =>
      group(
        id,
        (found[CATEGORIES[id]] ?? []).map((place) => ({ ...place, walk: walkTo(place.at) })),
      ),
    ),
    note: findPlaces && !served ? OUT_OF_ORDER : null,
  };
}

const group = (
  id: NearbyCategory,
  places: readonly (PlaceNearby & Pick<NearbyPlace, 'walk'>)[],
): Answer['categories'][number] => ({
  id,
  label: NEARBY_LABELS[id],
  places: places.map(({ at, ...place }) => ({
    id: place.id,
    name: place.name,
    nameKn: place.nameKn,
    kind: place.kind,
    status: place.status,
    coordinates: [...at],
    meters: place.meters,
    walk: place.walk,
    source: place.source,
  })),
});

async function ownPlaces(
  db: Kysely<Database>,
  { at, withinMeters, limit, categories }: PlaceQuestion,
): Promise<Partial<Record<PlaceCategory, PlaceNearby[]>>> {
  const lists = await Promise.all(
    categories.map(async (category) => {
      const places = await nearbyPlaces(db, at, category, { withinMeters, limit });
      return [
        category,
        places.map(({ id, label, ...place }) => ({ ...place, id: String(id), kind: label })),
      ] as const;
    }),
  );
  return Object.fromEntries(lists);
}
