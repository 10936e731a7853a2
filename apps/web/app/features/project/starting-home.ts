import type { Property } from '@manemitra/contract/property';
import { formatShortAtLeast, formatShortRupees } from '@manemitra/domain/money';

/**
 * `2 BHK, listed; ₹93.1 L all-in`: of which home the lowest price is, what it is, and what is known of all that will be paid; of a price of
 * the whole project that nobody says of which. Nothing where no price is known.
 */
export function startingHomeText(
  {
    project,
    units,
  }: {
    project: Pick<Property['project'], 'prices' | 'ranges'>;
    units: Property['units'];
  },
  isAllInTold = true,
): string | null {
  const home = units.find(({ price }) => price !== null && price.min === project.prices.min);
  if (home !== undefined) return `${home.label}, listed${isAllInTold ? allInText(home) : ''}`;
  const { price, allInPrice } = project.ranges;
  if (price === null && allInPrice === null) return null;
  return `${price === null ? 'all-in' : 'listed'}, of which home: not disclosed`;
}

/** `; ₹93.1 L all-in`, `; at least ₹91 L all-in` where a part is not known. */
function allInText({ allInPrice, allInAtLeast }: Property['units'][number]): string {
  if (allInPrice !== null) return `; ${formatShortRupees(allInPrice)} all-in`;
  return allInAtLeast === null ? '' : `; at least ${formatShortAtLeast(allInAtLeast)} all-in`;
}
