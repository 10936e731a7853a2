import { VERDICT_LABELS } from '@manemitra/domain/verdict/levels';
import type { Sort } from '@manemitra/query/criteria';
import type { ListedCard } from '#web/features/project-card/public.ts';

/** Whoever reads a list reads about so many. */
const FIRST = 10;

/**
 * Said above a list where projects that we say to stay away from stand among its first: in an order that the buyer chose, and where none
 * that fits as well has a better verdict.
 */
export function stayAwayText(
  cards: readonly Pick<ListedCard, 'verdict'>[],
  sort: Sort | undefined,
): string | undefined {
  const first = cards.slice(0, FIRST).map(({ verdict }) => verdict.level);
  const count = first.filter((level) => level === 'stay-away').length;
  // In the order of fit the verdict has put them behind whatever fits as well.
  if (count === 0 || (sort === undefined && first[0] !== 'stay-away')) return undefined;
  const whole = cards.length > FIRST ? `of the first ${FIRST}` : `of ${cards.length}`;
  const how = count === first.length ? 'all' : String(count);
  const which = cards.length === 1 ? '' : `: ${how} ${whole}`;
  const why =
    sort === undefined || sort === 'fair'
      ? 'Nothing that fits as well has a better verdict.'
      : 'This order does not go by our verdict.';
  return `${VERDICT_LABELS['stay-away']}${which}. ${why}`;
}
