import { distanceToPlaceMeters, localitiesNear, places, zoneOf } from '@manemitra/query/gazetteer';
import type { LatLng, Place, PlaceKind } from '@manemitra/query/place';
import { nameSlug } from './name-slug.ts';

const AREAS: readonly PlaceKind[] = ['locality', 'sub-locality', 'employment-area', 'road'];

const byName = new Map<string, Place>();
for (const place of places.filter(({ kind }) => AREAS.includes(kind))) {
  for (const name of [
    place.slug,
    place.name,
    place.nameKn ?? '',
    place.nameHi ?? '',
    ...place.aliases,
  ]) {
    const key = compact(name);
    if (key !== '' && !byName.has(key)) byName.set(key, place);
  }
}

// Two places of one name lie further apart than this; a large locality does not reach as far.
const NAMESAKE_METERS = 8000;

export interface Locality {
  slug: string;
  name: string;
  /** The gazetteer's place, when it has one. */
  place?: Place;
}

/**
 * The gazetteer's locality for the words of a listing, by its name or an alias whatever the spacing,
 * or else a locality of its own. A project far from the place of that name is in a namesake; one whose
 * source names no place is in the locality around it.
 */
export function localityOf(
  text: string | undefined,
  point: LatLng | undefined,
): Locality | undefined {
  if (text === undefined) return point && localityAround(point);
  const place = byName.get(compact(text));
  if (place === undefined) return { slug: nameSlug(text), name: text };
  if (point !== undefined && distanceToPlaceMeters(point, place) > NAMESAKE_METERS) {
    return { slug: `${nameSlug(text)}-${zoneOf(point)}`, name: text };
  }
  return { slug: place.slug, name: place.name, place };
}

function localityAround(point: LatLng): Locality | undefined {
  const [nearest] = localitiesNear(point, 1);
  if (nearest === undefined || nearest.meters > nearest.place.radiusMeters) return undefined;
  const { place } = nearest;
  return { slug: place.slug, name: place.name, place };
}

/** Letters and digits only: "H.S.R. Layout" and "hsr layout" are one. Vowel signs of Indian scripts are marks. */
function compact(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
