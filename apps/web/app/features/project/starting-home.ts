import type { Property } from '@manemitra/contract/property';

/**
 * `2 BHK, listed`: of which home the lowest price is, and what it is; of a price of the whole project that nobody says of which. Nothing
 * where no price is known.
 */
export function startingHomeText({
  project,
  units,
}: {
  project: Pick<Property['project'], 'prices' | 'ranges'>;
  units: Property['units'];
}): string | null {
  const home = units.find(({ price }) => price !== null && price.min === project.prices.min);
  if (home !== undefined) return `${home.label}, listed`;
  const { price, allInPrice } = project.ranges;
  if (price === null && allInPrice === null) return null;
  return `${price === null ? 'all-in' : 'listed'}, of which home: not disclosed`;
}
