/**
 * How long ways through the city take, where no router is asked and only main roads are known: a way is longer than the
 * straight line by a factor (mean of 300 European cities, doi 10.1177/23998083231168870), and goes at the average speed of
 * Bengaluru (TomTom Traffic Index 2025: 10 km in 36 min 9 s).
 */
export const DETOUR = 1.34;

/** A car, on average. */
export const DRIVE_KMH = 16.6;

/** Seconds for so many metres of road at so many km/h. */
export function secondsFor(meters: number, kmh: number): number {
  return (meters * 3.6) / kmh;
}
