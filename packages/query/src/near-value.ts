import { formatDistance } from '@manemitra/domain/geography';
import type { FieldValues } from './criteria.ts';
import { DEFAULT_NEAR_METERS } from './distances.ts';
import type { Distance } from './distances.ts';

/** How near a place is wanted, with a sentence that says what was filled in. */
export function nearValue(
  { slug, name }: { slug: string; name: string },
  distance: Distance | undefined,
): { value: FieldValues['near']; assumed?: string } {
  if (distance?.minutes !== undefined) {
    const mode = distance.mode ?? 'drive';
    return {
      value: {
        place: slug,
        withinMinutes: distance.minutes,
        mode,
        ...(distance.peak === true ? { peak: true } : {}),
      },
      ...(distance.mode === undefined ? { assumed: 'We assumed that you go by car.' } : {}),
    };
  }
  const withinMeters = distance?.meters ?? DEFAULT_NEAR_METERS;
  if (isLimitSaid(distance)) return { value: { place: slug, withinMeters } };
  const assumed = `We read “near” as within ${formatDistance(withinMeters)} of ${name}.`;
  return { value: { place: slug, withinMeters }, assumed };
}

/** Whether the words themselves say how near; "walking distance" has no length of its own. */
function isLimitSaid(distance: Distance | undefined): boolean {
  if (distance === undefined) return false;
  return distance.minutes !== undefined || (distance.meters !== undefined && distance.length > 0);
}
