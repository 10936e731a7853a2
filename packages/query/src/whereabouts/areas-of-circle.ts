import type { Circle } from '@manemitra/domain/circles';
import { degreesAround } from '@manemitra/domain/geography';
import { ZONES, type Zone } from '../criteria.ts';
import { isSurelyInLocality, isSurelyInZone, partsOf, places } from '../gazetteer.ts';
import type { Place } from '../place.ts';

/** The localities and parts of the city that a circle lies in, and those that it may lie in. */
interface AreasOfCircle {
  localities: string[];
  zones: Zone[];
  maybeLocalities: string[];
  maybeZones: Zone[];
}

/** Degrees between which all points of something lie. */
interface Extent {
  south: number;
  north: number;
  west: number;
  east: number;
}

const areas = places
  .filter((place) => place.radiusMeters > 0)
  .map((place) => ({ place, extent: extentOfPlace(place) }));

/** Most localities are far away, and a look at their extent says so: a project is compared exactly with a few of two thousand. */
export function areasOfCircle(circle: Circle): AreasOfCircle {
  const own = extentOf(circle);
  const localities = areas
    .filter(({ extent }) => overlap(own, extent))
    .map(({ place }) => ({ slug: place.slug, said: isSurelyInLocality(circle, place) }));
  const zones = ZONES.map((zone) => ({ zone, said: isSurelyInZone(zone, circle) }));
  return {
    localities: localities.flatMap(({ slug, said }) => (said === true ? slug : [])),
    maybeLocalities: localities.flatMap(({ slug, said }) => (said === null ? slug : [])),
    zones: zones.flatMap(({ zone, said }) => (said === true ? zone : [])),
    maybeZones: zones.flatMap(({ zone, said }) => (said === null ? zone : [])),
  };
}

function extentOfPlace(place: Place): Extent {
  const { radiusMeters } = place;
  const own = (place.path ?? [place.at]).map((at) => extentOf({ at, radiusMeters }));
  return [...own, ...partsOf(place).map(extentOf)].reduce((a, b) => ({
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
    west: Math.min(a.west, b.west),
    east: Math.max(a.east, b.east),
  }));
}

function extentOf({ at: [lat, lng], radiusMeters }: Circle): Extent {
  const reach = degreesAround(lat, radiusMeters);
  return {
    south: lat - reach.lat,
    north: lat + reach.lat,
    west: lng - reach.lng,
    east: lng + reach.lng,
  };
}

function overlap(a: Extent, b: Extent): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}
