import type { Criterion, FieldValues } from '@manemitra/query/criteria';
import type { Finder } from './finder.ts';

/** The lowest price in rupees, listed or all-in, of homes that meet these wishes; undefined where no such price of them is known. */
export function lowestPrice(
  finder: Finder,
  wishes: readonly Criterion[],
  basis: FieldValues['price']['basis'],
): number | undefined {
  // Every home is beyond a budget of nothing, by its whole price.
  const nothing: Criterion = { field: 'price', strength: 'must', value: { max: 0, basis } };
  const { nearMisses } = finder.find(
    { constraints: [...wishes, nothing] },
    { limit: 1, after: undefined },
  );
  const prices = (nearMisses.at(-1) ?? []).flatMap(([, gap]) =>
    gap !== null && gap > 0 ? [gap] : [],
  );
  return prices.length === 0 ? undefined : Math.min(...prices);
}
