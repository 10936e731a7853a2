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
  if (distanceMeters(CITY_CENTRE, point) <= CENTRAL_METERS) return 'central';
  const north = point[0] - CITY_CENTRE[0];
  const east = (point[1] - CITY_CENTRE[1]) * Math.cos((CITY_CENTRE[0] * Math.PI) / 180);
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  return BY_BEARING[(Math.round(bearing / 45) + 8) % 8] ?? 'north';
}

/** Who says "north" means the north-east and north-west too; who says "north-east" means just that. */
export function isInZone(zone: Zone, point: LatLng): boolean {
  const actual = zoneOf(point);
  return actual === zone || actual.startsWith(`${zone}-`) || actual.endsWith(`-${zone}`);
}
