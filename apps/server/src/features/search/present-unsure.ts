import type { UnsurePlaces, UnsurePrices } from '@manemitra/contract/besides-found';
import type { CurrentCatalogue } from './current-catalogue.ts';
import type { UnsurePlaces as Unsure } from './index/unsure-places.ts';

/** So many are named: the others are counted. */
const NAMED = 8;

/** Those that may lie near enough, by name, and how many are not known to lie anywhere. */
export async function presentUnsure(
  unsure: Unsure | null,
  loadCards: CurrentCatalogue['loadCards'],
): Promise<UnsurePlaces | null> {
  if (unsure === null) return null;
  const cards = await loadCards(unsure.nearEnough.slice(0, NAMED));
  const projects = cards.flatMap(({ presented: { id, slug, project } }) => {
    const { approximate } = project.geolocation;
    return approximate === null ? [] : [{ id, slug, name: project.name, approximate }];
  });
  return {
    nearEnough: { total: unsure.nearEnough.length, projects },
    noPlace: unsure.noPlace,
  };
}

/** Those that may cost what is asked for, by name. */
export async function presentUnsurePrices(
  ids: readonly number[] | null,
  loadCards: CurrentCatalogue['loadCards'],
): Promise<UnsurePrices | null> {
  if (ids === null) return null;
  const cards = await loadCards(ids.slice(0, NAMED));
  const projects = cards.map(({ presented: { id, slug, project } }) => ({
    id,
    slug,
    name: project.name,
    ranges: { price: project.ranges.price, allInPrice: project.ranges.allInPrice },
  }));
  return { total: ids.length, projects };
}
