import { DETOUR, KMH } from '@manemitra/domain/journey';
import type { FieldValues } from '@manemitra/query/criteria';

type Near = FieldValues['near'];
type Journey = Extract<Near, { withinMinutes: number }>;

/*
 * Minutes are estimated from the straight line: a way through a city is longer by a factor, at an average speed. They
 * compare places; every text that shows one says "estimated". `@manemitra/domain/journey` has the figures.
 */

function metersPerMinute({ mode, peak }: Journey): number {
  const kmh = mode === 'drive' && peak === true ? KMH.drivePeak : KMH[mode];
  return (kmh * 1000) / 60 / DETOUR;
}

/** How far, in metres in a straight line, "near" reaches. */
export function reachMeters(value: Near): number {
  return 'withinMeters' in value
    ? value.withinMeters
    : value.withinMinutes * metersPerMinute(value);
}

/** How many minutes a straight line of so many metres takes. */
export function estimatedMinutes(value: Journey, meters: number): number {
  return meters / metersPerMinute(value);
}
