import type { FieldValues } from '@manemitra/query/criteria';

type Near = FieldValues['near'];
type Journey = Extract<Near, { withinMinutes: number }>;

/*
 * Minutes are estimated from the straight line: a way through the city is about 1.4 times as long, at an
 * average speed from door to door. Round figures for Bengaluru, to compare places by; every text that
 * shows one says "estimated". A router replaces them where an exact time is wanted.
 */
const DETOUR = 1.4;
const KMH = { drive: 22, drivePeak: 14, transit: 18, walk: 4.8 };

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
