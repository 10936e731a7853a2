import type { Criteria, FieldValues } from '@manemitra/query/criteria';
import type { Finder } from './finder.ts';
import { lowestPrice } from './lowest-price.ts';
import { LAST_KEY } from './sort-keys.ts';

/** What two changes find is held to be the same where so many of the cheapest are. */
const SAME_AS_FAR_AS = 50;

type Basis = FieldValues['price']['basis'];

/** Which projects a change finds, and from what price of this basis, where it is known. */
export function outcomeOf(
  finder: Finder,
  criteria: Criteria,
  basis: Basis,
): { key: string; fromPrice: number | undefined } {
  const { total, page } = finder.find(
    { ...criteria, sort: 'price-asc' },
    { limit: SAME_AS_FAR_AS, after: undefined },
  );
  const listed = page[0]?.key ?? LAST_KEY;
  return {
    key: [total, ...page.map(({ id }) => id)].join(),
    fromPrice:
      basis === 'all-in' ? lowestAllIn(finder, criteria) : listed < LAST_KEY ? listed : undefined,
  };
}

/** Undefined also of a range, whose lower end the lowest price knows nothing of, and of alternatives. */
function lowestAllIn(finder: Finder, { constraints, alternatives }: Criteria): number | undefined {
  const isRange = constraints.some(({ field, value }) => field === 'price' && 'min' in value);
  if (isRange || alternatives !== undefined) return undefined;
  return lowestPrice(
    finder,
    constraints.filter(({ field }) => field !== 'price'),
    'all-in',
  );
}
