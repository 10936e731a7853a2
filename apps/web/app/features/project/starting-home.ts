import type { Property } from '@manemitra/contract/property';

/** `2 BHK, listed`: of which home the lowest listed price is; nothing where no home has one. */
export function startingHomeText({
  project,
  units,
}: {
  project: Pick<Property['project'], 'prices'>;
  units: Property['units'];
}): string | null {
  const home = units.find(({ price }) => price !== null && price.min === project.prices.min);
  return home === undefined ? null : `${home.label}, listed`;
}
