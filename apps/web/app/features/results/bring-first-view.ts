import type { LatLng } from '@manemitra/query/place';
import type { QueryClient } from '@tanstack/react-query';
import { bringLookOfHomes } from '#web/features/map/public.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { firstFit, pinsFound } from './first-fit.ts';
import { foundOnMap } from './found-on-map.ts';

/** What stands above and below the map on a phone takes about so many pixels: the same tiles are in sight of a map a little higher. */
const AROUND_MAP_PX = 390;

/** Brings the homes of a list and the tiles that they stand on, as the map over a phone shows them first. */
export async function bringFirstView(
  queries: QueryClient,
  {
    cards,
    sentence,
    area,
  }: { cards: readonly ListedCard[]; sentence: string; area: readonly LatLng[] | undefined },
): Promise<void> {
  const asked = foundOnMap(sentence);
  await queries.prefetchQuery(asked);
  const found = queries.getQueryData(asked.queryKey);
  if (found === undefined) return;
  const { borders } = found;
  // Where pins stand does not change with what they say of money.
  const spots = pinsFound(cards, found, 'all-in');
  const size = [window.innerWidth, Math.max(0, window.innerHeight - AROUND_MAP_PX)];
  bringLookOfHomes(size, area ?? firstFit({ spots, borders, goTo: [] }));
}
