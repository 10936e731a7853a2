import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatDay } from '@manemitra/domain/moments';

/** How many projects a saved search finds today. */
export function countText(total: number | undefined): string {
  if (total === undefined) return 'Counting…';
  if (total === 0) return 'Nothing fits today';
  return total === 1 ? '1 project fits today' : `${formatIndianNumber(total)} projects fit today`;
}

/** How many of them were published since its buyer last looked, at a moment of ISO 8601; undefined when none was. */
export function freshText(fresh: number, lookedAt: string): string | undefined {
  return fresh === 0 ? undefined : `${formatIndianNumber(fresh)} new since ${formatDay(lookedAt)}`;
}
