import { distanceMeters, formatDistance } from '@manemitra/domain/geography';
import { RECORD_BOUNDS } from '@manemitra/domain/record-limits';
import type { Coordinates } from './read-point.ts';

/** Vidhana Soudha: where the map begins while no point is known. */
export const CITY_CENTRE: Coordinates = { lat: 12.9796, lng: 77.5906 };

export interface PointCheck {
  tone: 'info' | 'warning';
  text: string;
  /** What was probably meant. */
  instead?: Coordinates;
}

export function isInRegion({ lat, lng }: Coordinates): boolean {
  const { south, north, west, east } = RECORD_BOUNDS;
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Warnings about a typed point before it is saved; undefined if there are none. */
export function checkPoint(
  point: Coordinates | null,
  saved: Coordinates | null,
): PointCheck | undefined {
  if (point === null || Number.isNaN(point.lat) || Number.isNaN(point.lng)) return undefined;
  if (!isInRegion(point)) {
    const swapped = { lat: point.lng, lng: point.lat };
    if (isInRegion(swapped)) {
      return {
        tone: 'warning',
        text: 'Latitude and longitude look swapped: Bengaluru lies near 12.97 north, 77.59 east.',
        instead: swapped,
      };
    }
    return { tone: 'warning', text: 'This point lies outside of Bengaluru and its towns.' };
  }
  const fromCentre = formatDistance(metersBetween(point, CITY_CENTRE));
  const text = `${fromCentre} from Vidhana Soudha as the crow flies.`;
  if (saved === null) return { tone: 'info', text };
  const moved = metersBetween(point, saved);
  if (moved < 1) return undefined;
  return {
    tone: moved > 2000 ? 'warning' : 'info',
    text: `${formatDistance(moved)} from the saved point; ${text}`,
    ...(moved > 2000 ? { instead: saved } : {}),
  };
}

const metersBetween = (a: Coordinates, b: Coordinates): number =>
  distanceMeters([a.lat, a.lng], [b.lat, b.lng]);

/** A point with one of its numbers replaced; without both numbers it is not known. */
export function withDegree(
  point: Coordinates | null,
  side: keyof Coordinates,
  degrees: number | null,
): Coordinates | null {
  const next = { lat: point?.lat ?? NaN, lng: point?.lng ?? NaN, [side]: degrees ?? NaN };
  const isEmptied = degrees === null && Number.isNaN(side === 'lat' ? next.lng : next.lat);
  return isEmptied ? null : next;
}
