import type tiles from 'virtual:map-tiles';
import type { MapView } from './city-map-props.ts';

/** Where small streets are known, as the build calculates it. */
export type StreetCoverage = (typeof tiles)['coverage'];

/** From here on small streets are drawn, and who sees none takes it for fields. */
const SEEN_FROM = 13;
/** Points a side at which a view is looked at. */
const LOOKS = 5;

/** What a view lacks of streets, in words; nothing where it lacks none, or shows none that small. */
export function thinStreetsText(
  coverage: StreetCoverage,
  { zoom, bounds }: { zoom: number; bounds?: MapView['bounds'] | undefined },
): string | undefined {
  if (coverage.isComplete || bounds === undefined || zoom < SEEN_FROM) return undefined;
  const known = new Set(coverage.known.map((field) => field.join()));
  const { south, west, north, east } = bounds;
  const shares = Array.from({ length: LOOKS }, (_, at) => (at + 0.5) / LOOKS);
  const unknown = shares
    .flatMap((up) =>
      shares.map((right) => [south + (north - south) * up, west + (east - west) * right] as const),
    )
    .filter((spot) => !known.has(spot.map((at) => Math.floor(at * coverage.perDegree)).join()));
  if (unknown.length === LOOKS * LOOKS) return 'Small streets are missing here.';
  return unknown.length > 0 ? 'Small streets are missing in parts.' : undefined;
}
