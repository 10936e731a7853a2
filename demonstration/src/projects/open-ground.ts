import { lakeOutlines } from '@manemitra/city/outlines/lake-outlines';
import { parkOutlines } from '@manemitra/city/outlines/park-outlines';
import { techParkOutlines } from '@manemitra/city/outlines/tech-park-outlines';
import { distanceMeters } from '@manemitra/domain/geography';
import { isInRing } from '@manemitra/domain/rings';
import { placeBySlug, places } from '@manemitra/query/gazetteer';
import type { LatLng, Place } from '@manemitra/query/place';

const LAKE_CLEARANCE_METERS = 250;
const lakes = places.filter(({ kind }) => kind === 'lake');
const outlines = [...lakeOutlines, ...parkOutlines, ...techParkOutlines];
const named = places.filter(
  ({ kind, isRough }) => (kind === 'locality' || kind === 'employment-area') && isRough !== true,
);

/** Whether a home that is said to stand in a place can stand at a point: dry, on no park and no campus, and no other name of the map nearer. */
export function isGroundOf(place: Place, at: LatLng): boolean {
  const meters = distanceMeters(place.at, at);
  return (
    isDry(at) &&
    !outlines.some(({ corners }) => isInRing(at, corners)) &&
    neighboursOf(place).every((other) => distanceMeters(other.at, at) >= meters)
  );
}

/** Whether a point is clear of the middle of each known lake. */
export const isDry = (at: LatLng): boolean =>
  lakes.every((lake) => distanceMeters(lake.at, at) >= LAKE_CLEARANCE_METERS);

const neighbours = new Map<string, readonly Place[]>();

/** The localities that could be nearer to a point of this one. A locality and its parts are one ground. */
function neighboursOf(place: Place): readonly Place[] {
  const known = neighbours.get(place.slug);
  if (known !== undefined) return known;
  const whole = place.partOf === undefined ? place : placeBySlug(place.partOf);
  const found = named.filter(
    ({ slug, partOf, at }) =>
      slug !== place.slug &&
      slug !== whole?.slug &&
      (partOf === undefined || partOf !== whole?.slug) &&
      distanceMeters(place.at, at) < 2 * place.radiusMeters,
  );
  neighbours.set(place.slug, found);
  return found;
}
