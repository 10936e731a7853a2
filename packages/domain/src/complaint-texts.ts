import { formatDate } from './dates.ts';
import type { ReraStanding } from './rera-standing.ts';

/**
 * The texts for empty lists from the RERA register (spec 8), with the day on which that project was looked up.
 * Where nobody looked, an empty list says nothing about the builder, and the text says that.
 */

/** What needs no registration has no complaints there; that is not a check. */
export const NOT_HEARD = 'not heard there, for it needs no registration';

/** `No complaints have been raised on RERA as of 3 Aug 2026`. `checkedOn` is `YYYY-MM-DD`. */
export function noComplaintsText(
  checkedOn: string | null,
  { state }: { state: ReraStanding['state'] },
): string {
  if (checkedOn === null && state === 'not-needed') return `Complaints on RERA: ${NOT_HEARD}`;
  return checkedOn === null
    ? 'Complaints on RERA: not checked yet'
    : `No complaints have been raised on RERA as of ${formatDate(checkedOn)}`;
}

/** `No project history is available in RERA as of 3 Aug 2026`. */
export function noPastProjectsText(checkedOn: string | null): string {
  return checkedOn === null
    ? 'Project history in RERA: not checked yet'
    : `No project history is available in RERA as of ${formatDate(checkedOn)}`;
}

/** `as given by a leaflet; not checked`: of a number that the register was not asked about. */
export function unaskedText(source: string): string {
  return `as given by ${source}; not checked`;
}
