import { distanceMeters } from '@manemitra/domain/geography';
import type { Zone } from '../criteria.ts';
import type { LatLng } from '../place.ts';

// The Majestic interchange, where the first two metro lines cross; its point is the one in metro-stations.ts.
const CITY_CENTRE: LatLng = [12.97569, 77.57287];

// Half the way to the Outer Ring Road and a little more: Malleshwaram, Shivajinagar, Basavanagudi are inside.
const CENTRAL_METERS = 5000;

const BY_BEARING = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const satisfies readonly Zone[];

/**
 * The zone of a point by one rule for every project: within 5 km of Majestic is central, the rest is
 * one of eight equal sectors by the bearing from there.
 */
export function zoneOf(point: LatLng): Zone {
  if (isCentral(point)) return 'central';
  return BY_BEARING[(Math.round(bearingOf(point) / 45) + 8) % 8] ?? 'north';
}

/** Half of a quarter and a little more: Hennur is north and east, Hebbal and Devanahalli are north alone. */
const REACH_DEGREES = 52;

/**
 * Whether somebody who says a zone means a point. "North" reaches half the way into the north-east and the north-west;
 * who says "north-east" means just that.
 */
export function isInZone(zone: Zone, point: LatLng): boolean {
  if (zone === 'central' || isCentral(point) || zone.includes('-')) return zoneOf(point) === zone;
  const off = Math.abs(bearingOf(point) - 45 * BY_BEARING.findIndex((one) => one === zone));
  return Math.min(off, 360 - off) <= REACH_DEGREES;
}

const isCentral = (point: LatLng): boolean => distanceMeters(CITY_CENTRE, point) <= CENTRAL_METERS;

/** Degrees from the north by the east, from -180 to 180. */
function bearingOf(point: LatLng): number {
  const north = point[0] - CITY_CENTRE[0];
  const east = (point[1] - CITY_CENTRE[1]) * Math.cos((CITY_CENTRE[0] * Math.PI) / 180);
  return (Math.atan2(east, north) * 180) / Math.PI;
}
