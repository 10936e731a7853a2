import { formatDistance } from '@manemitra/domain/geography';
import {
  isPlainlyNear,
  NEAR,
  nearReason,
  tooNearMeters,
  type NearKind,
} from '@manemitra/domain/near-distances';
import type { FieldValues } from './criteria.ts';
import type { Distance } from './distances.ts';
import { placeBySlug } from './gazetteer.ts';

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
  const withinMeters = distance?.meters ?? nearMeters(slug);
  if (isLimitSaid(distance)) return { value: { place: slug, withinMeters } };
  const reason = distance === undefined ? nearReason(kindOf(slug)) : '';
  const assumed = `We read “near” as within ${formatDistance(withinMeters)} of ${name}${reason}.`;
  return { value: { place: slug, withinMeters }, assumed };
}

/** How far around a place "near" reaches where nobody says how far. */
export const nearMeters = (slug: string): number => NEAR[kindOf(slug)].meters;

/** How near a place is that one does not want to be near, where nobody says how far. */
export const tooNear = (slug: string): number => tooNearMeters(kindOf(slug));

/** Whether "near" alone says this distance. */
export const isSaidByNear = (slug: string, meters: number): boolean =>
  isPlainlyNear(kindOf(slug), meters);

/** What the catalogue alone knows are localities. */
const kindOf = (slug: string): NearKind => placeBySlug(slug)?.kind ?? 'locality';

/** Whether the words themselves say how near; "walking distance" has no length of its own. */
function isLimitSaid(distance: Distance | undefined): boolean {
  if (distance === undefined) return false;
  return distance.minutes !== undefined || (distance.meters !== undefined && distance.length > 0);
}
