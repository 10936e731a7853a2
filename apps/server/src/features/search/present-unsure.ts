import type { UnsurePlaces } from '@manemitra/contract/search';
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
