import { trackRecord, type TrackRecord } from '@manemitra/domain/track-record';
import type { VerdictParts } from './verdict-rows.ts';

/** How the builder of a project kept its dates, counted to the same day (`YYYY-MM-DD`) on each of its projects, in verdict, page and comparison. */
export const recordOfBuilder = (
  { past, pastCheckedOn }: Pick<VerdictParts, 'past' | 'pastCheckedOn'>,
  today: string,
): TrackRecord => trackRecord(past, { checkedOn: pastCheckedOn, today });
