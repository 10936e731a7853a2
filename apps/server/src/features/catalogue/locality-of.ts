import { distanceToPlaceMeters, localitiesNear, zoneOf } from '@manemitra/query/gazetteer';
import type { LatLng, Place } from '@manemitra/query/place';
import { areasWritten } from '@manemitra/query/whereabouts/areas-written';
import { nameSlug } from './name-slug.ts';

// Two places of one name lie further apart than this; a large locality does not reach as far.
const NAMESAKE_METERS = 8000;

export interface Locality {
  slug: string;
  name: string;
  /** The gazetteer's place, when it has one. */
  place?: Place;
}

/**
 * The gazetteer's locality for the words of a listing, by its name or an alias, shortened or misspelt,
 * or else a locality of its own. A project far from the place of that name is in a namesake; one whose
 * source names no place is in the locality around it.
 */
export function localityOf(
  text: string | undefined,
  point: LatLng | undefined,
): Locality | undefined {
  if (text === undefined) return point && localityAround(point);
  const [place] = areasWritten(text);
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
