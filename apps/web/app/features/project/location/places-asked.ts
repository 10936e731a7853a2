import type { FoundCard } from '@manemitra/contract/found-property';
import { formatDistance } from '@manemitra/domain/geography';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { matchLines, wayKind } from '#web/features/project-card/public.ts';

/** A place that a search wants to be near, and how far it is from one project. */
export interface PlaceAsked {
  id: string;
  /** Of its reason. */
  kind: NonNullable<ReturnType<typeof wayKind>>;
  /** `Partner: 38 to 56 min by car at 9 am (estimated) to Koramangala: may be over your 45` */
  text: string;
  /** `45 min` */
  limit: string;
}

/** The places of a search, in its words for one project; what it wants to be far from is none of them. */
export function placesAsked(
  match: FoundCard['match'] | undefined,
  interpretation: Interpretation,
): PlaceAsked[] {
  if (match === undefined) return [];
  const wishes = everyConstraint(interpretation);
  const lines = matchLines(match, interpretation.constraints, interpretation.alternatives);
  return lines.flatMap(({ id, verdict, text }): PlaceAsked[] => {
    const wish = wishes.find((one) => one.id === id);
    if (wish?.field !== 'near' || wish.strength === 'avoid') return [];
    const { value } = wish;
    const limit =
      'withinMinutes' in value ? `${value.withinMinutes} min` : formatDistance(value.withinMeters);
    return [{ id, kind: wayKind(match, id) ?? verdict, text, limit }];
  });
}
