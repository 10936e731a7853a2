import { type Fitting, howManyFit } from '@manemitra/domain/how-many-fit';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatDay } from '@manemitra/domain/moments';

/** How many projects a saved search finds today. */
export function countText(found: Fitting | undefined): string {
  if (found === undefined) return 'Counting…';
  if (found.total === 0) return 'Nothing fits today';
  const { found: projects, split } = howManyFit(found);
  return split === null ? `${projects} today` : `${projects} today (${split})`;
}

/** How many of them were published since its buyer last looked, at a moment of ISO 8601; undefined when none was. */
export function freshText(fresh: number, lookedAt: string): string | undefined {
  return fresh === 0 ? undefined : `${formatIndianNumber(fresh)} new since ${formatDay(lookedAt)}`;
}
