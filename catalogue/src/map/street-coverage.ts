import type { Roads } from '@manemitra/city/roads';
import { distanceMeters } from '@manemitra/domain/geography';
import { streetFeatures } from './street-features.ts';

/** Where the small streets are known, in fields of a grid. */
export interface StreetCoverage {
  /** The file of streets says that it holds all of them. */
  isComplete: boolean;
  /** From when the streets are: the years of the oldest and of the newest source. */
  years: [from: string, to: string];
  /** Fields to a degree, each way. */
  perDegree: number;
  /** Those in which small streets are known, each as its number to the north and to the east. */
  known: [north: number, east: number][];
}

const PER_DEGREE = 100;
/** A field is about 1.2 square kilometres; where people live, that many have ten and more kilometres of small streets. */
const FEWEST_METERS = 3000;

export function streetCoverage(roads: Roads): StreetCoverage {
  const meters = new Map<string, number>();
  for (const { geometry } of streetFeatures(roads).small) {
    for (const [at, [lng, lat]] of geometry.coordinates.entries()) {
      const before = geometry.coordinates[at - 1];
      if (before === undefined) continue;
      const field = `${Math.floor(lat * PER_DEGREE)} ${Math.floor(lng * PER_DEGREE)}`;
      const length = distanceMeters([before[1], before[0]], [lat, lng]);
      meters.set(field, (meters.get(field) ?? 0) + length);
    }
  }
  const { isComplete, sources } = roads.about;
  const years = sources
    .filter(({ attribution }) => attribution.includes('OpenStreetMap'))
    .flatMap(({ date }) => date.match(/\d{4}/g) ?? [])
    .toSorted();
  return {
    isComplete,
    years: [years.at(0) ?? '', years.at(-1) ?? ''],
    perDegree: PER_DEGREE,
    known: [...meters]
      .filter(([, length]) => length >= FEWEST_METERS)
      .map(([field]) => field.split(' ').map(Number) as [number, number])
      .toSorted(([a, b], [c, d]) => a - c || b - d),
  };
}
