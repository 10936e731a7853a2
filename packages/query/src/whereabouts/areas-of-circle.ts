import type { Circle } from '@manemitra/domain/circles';
import { ZONES, type Zone } from '../criteria.ts';
import { isSurelyInLocality, isSurelyInZone, places } from '../gazetteer.ts';

const areas = places.filter((place) => place.radiusMeters > 0);

/** The localities and parts of the city that a circle lies in, and those that it may lie in. */
interface AreasOfCircle {
  localities: string[];
  zones: Zone[];
  maybeLocalities: string[];
  maybeZones: Zone[];
}

export function areasOfCircle(circle: Circle): AreasOfCircle {
  const localities = areas.map((place) => ({
    slug: place.slug,
    said: isSurelyInLocality(circle, place),
  }));
  const zones = ZONES.map((zone) => ({ zone, said: isSurelyInZone(zone, circle) }));
  return {
    localities: localities.flatMap(({ slug, said }) => (said === true ? slug : [])),
    maybeLocalities: localities.flatMap(({ slug, said }) => (said === null ? slug : [])),
    zones: zones.flatMap(({ zone, said }) => (said === true ? zone : [])),
    maybeZones: zones.flatMap(({ zone, said }) => (said === null ? zone : [])),
  };
}
