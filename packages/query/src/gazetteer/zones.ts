import { ringAround, type Circle, type Surely } from '@manemitra/domain/circles';
import { degreesAround, distanceMeters } from '@manemitra/domain/geography';
import type { Zone } from '../criteria.ts';
import type { LatLng } from '../place.ts';

// The Majestic interchange, where the first two metro lines cross; its point is the one in metro-stations.ts.
export const CITY_CENTRE: LatLng = [12.97569, 77.57287];

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
  return degreesApart(point, zone) <= REACH_DEGREES;
}

/** Beyond whatever is on our map. */
const OUTER_METERS = 120_000;
const DEGREES_A_CORNER = 4;

/** The border of what `isInZone` takes for a zone, the first corner again at the end: it has none on the outer side but far away. */
export function ringOfZone(zone: Zone): LatLng[] {
  if (zone === 'central') return ringAround({ at: CITY_CENTRE, radiusMeters: CENTRAL_METERS });
  const middle = 45 * BY_BEARING.findIndex((one) => one === zone);
  const half = halfOf(zone);
  const corners = Math.ceil((2 * half) / DEGREES_A_CORNER);
  const bearings = Array.from(
    { length: corners + 1 },
    (_, corner) => middle - half + (corner / corners) * 2 * half,
  );
  const inner = bearings.map((bearing) => pointAt(bearing, CENTRAL_METERS));
  const outer = bearings.map((bearing) => pointAt(bearing, OUTER_METERS)).toReversed();
  return [...inner, ...outer, ...inner.slice(0, 1)];
}

/** So far from the middle of the city, as `bearingOf` has it. */
function pointAt(bearing: number, meters: number): LatLng {
  const angle = (bearing * Math.PI) / 180;
  const { lat, lng } = degreesAround(CITY_CENTRE[0], meters);
  return [CITY_CENTRE[0] + lat * Math.cos(angle), CITY_CENTRE[1] + lng * Math.sin(angle)];
}

/** How far a zone reaches to each side of its middle, in degrees. */
const halfOf = (zone: Zone): number => (zone.includes('-') ? 22.5 : REACH_DEGREES);

/** The map is taken as flat for bearings; this much more of a radius makes up for it. */
const FLAT_MAP_SHARE = 1.01;

/**
 * The same of a place that is known approximately: `null` where it depends on where in its circle it lies. Seen from the middle
 * of the city a circle spans an angle, and a zone is what lies between two bearings beyond the centre.
 */
export function isSurelyInZone(zone: Zone, { at, radiusMeters }: Circle): Surely {
  if (radiusMeters === 0) return isInZone(zone, at);
  const meters = distanceMeters(CITY_CENTRE, at);
  const reach = radiusMeters * FLAT_MAP_SHARE;
  const [isAllCentral, isPartlyCentral] = [
    meters + reach <= CENTRAL_METERS,
    meters - reach <= CENTRAL_METERS,
  ];
  if (zone === 'central') return isAllCentral ? true : isPartlyCentral ? null : false;
  if (isAllCentral) return false;
  const half = halfOf(zone);
  const off = degreesApart(at, zone);
  const span = reach >= meters ? 180 : (Math.asin(reach / meters) * 180) / Math.PI;
  if (off - span > half) return false;
  return !isPartlyCentral && off + span < half ? true : null;
}

/** How far the bearing of a point is off the middle of a zone, in degrees. */
function degreesApart(point: LatLng, zone: Zone): number {
  const off = Math.abs(bearingOf(point) - 45 * BY_BEARING.findIndex((one) => one === zone)) % 360;
  return Math.min(off, 360 - off);
}

const isCentral = (point: LatLng): boolean => distanceMeters(CITY_CENTRE, point) <= CENTRAL_METERS;

/** Degrees from the north by the east, from -180 to 180. */
function bearingOf(point: LatLng): number {
  const north = point[0] - CITY_CENTRE[0];
  const east = (point[1] - CITY_CENTRE[1]) * Math.cos((CITY_CENTRE[0] * Math.PI) / 180);
  return (Math.atan2(east, north) * 180) / Math.PI;
}
