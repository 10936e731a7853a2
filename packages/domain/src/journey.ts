/**
 * How long ways through the city take, where no router is asked: a way is longer than the straight line by a factor,
 * and goes at an average speed. docs/query-language.md has the sources.
 */
export const DETOUR = 1.34;

export const KMH = { drive: 16.6, drivePeak: 13.9, transit: 12, walk: 4.3 } as const;

/** Seconds for so many metres of road at so many km/h. */
export function secondsFor(meters: number, kmh: number): number {
  return (meters * 3.6) / kmh;
}
