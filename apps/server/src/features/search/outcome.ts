import type { Criteria } from '@manemitra/query/criteria';
import type { Finder } from './finder.ts';
import { LAST_KEY } from './sort-keys.ts';

/** What two changes find is held to be the same where so many of the cheapest are. */
const SAME_AS_FAR_AS = 50;

/** Which projects a change finds, and from what listed price. */
export function outcomeOf(finder: Finder, criteria: Criteria): { key: string; fromPrice?: number } {
  const { total, page } = finder.find(
    { ...criteria, sort: 'price-asc' },
    { limit: SAME_AS_FAR_AS, after: undefined },
  );
  const [first] = page;
  const isPriced = first !== undefined && first.key < LAST_KEY;
  return {
    key: [total, ...page.map(({ id }) => id)].join(),
    ...(isPriced ? { fromPrice: first.key } : {}),
  };
}
