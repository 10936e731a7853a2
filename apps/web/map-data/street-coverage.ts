import type { Roads } from '@manemitra/city/roads';
import { distanceMeters } from '@manemitra/domain/geography';
import type { StreetCoverage } from '../app/features/map/thin-streets.ts';
import type { StreetFeature } from './street-features.ts';

const PER_DEGREE = 100;
/** A field is about 1.2 square kilometres; where people live, that many have ten and more kilometres of small streets. */
const FEWEST_METERS = 3000;

/** Where small streets are known, calculated from their lines and from what the file of roads says of itself. */
export function streetCoverage(
  { isComplete, sources }: Roads['about'],
  smallStreets: readonly StreetFeature[],
): StreetCoverage {
  const meters = new Map<string, number>();
  for (const { geometry } of smallStreets) {
    for (const [at, [lng, lat]] of geometry.coordinates.entries()) {
      const before = geometry.coordinates[at - 1];
      if (before === undefined) continue;
      const field = `${Math.floor(lat * PER_DEGREE)} ${Math.floor(lng * PER_DEGREE)}`;
      const length = distanceMeters([before[1], before[0]], [lat, lng]);
      meters.set(field, (meters.get(field) ?? 0) + length);
    }
  }
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
