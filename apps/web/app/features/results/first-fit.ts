import type { FoundMark } from '@manemitra/contract/found-on-map';
import type { LatLng } from '@manemitra/query/place';
import type { httpClient } from '#web/api/http-client.ts';
import type { MoneyView } from '#web/browser/money-view.ts';
import type { MapPin } from '#web/features/map/public.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { pinsOf, type Placed } from './map-view.ts';
import { mostOf } from './most-of.ts';

export type FoundOnMap = Awaited<ReturnType<typeof httpClient.findOnMap>>;

/** The pins of the loaded cards and, once they are here, of what the search found besides. */
export function pinsFound(
  cards: readonly ListedCard[],
  found: FoundOnMap | undefined,
  money: MoneyView,
): MapPin[] {
  const ids = new Set(cards.map(({ id }) => id));
  const others = (found?.marks ?? []).filter(({ id }) => !ids.has(id)).map(placedOf);
  const limit = cards.find((card) => card.limit !== null)?.limit ?? undefined;
  return pinsOf([...cards, ...others], money, limit);
}

/** What a map looks at first: as much as possible of the homes, what counts as near to a place, and where one goes. */
export const firstFit = ({
  spots,
  borders,
  goTo,
}: {
  spots: readonly Pick<MapPin, 'at'>[];
  borders: FoundOnMap['borders'];
  goTo: readonly LatLng[];
}): LatLng[] => [...mostOf(spots.map(({ at }) => at)), ...borders.flatMap(aroundPlace), ...goTo];

/** A place that homes are near to is in sight with all that counts as near, unless that is much of the city. */
function aroundPlace({ near, line }: FoundOnMap['borders'][number]): LatLng[] {
  const lats = line.map(([, lat]) => lat);
  const isSmall = Math.max(...lats) - Math.min(...lats) <= WIDEST_DEGREES;
  return near !== undefined && isSmall ? line.map(([lng, lat]) => [lat, lng]) : [];
}

/** From south to north: a circle of 5 km. */
const WIDEST_DEGREES = 0.091;

function placedOf(mark: FoundMark): Placed {
  const { id, name, at, radiusMeters, fit, verdict, home, lowest, range } = mark;
  const isExact = radiusMeters === 0;
  return {
    id,
    home,
    match: { fit },
    verdict: verdict === null ? null : { level: verdict },
    project: {
      name,
      price: null,
      prices: { min: lowest },
      ranges: { price: range },
      geolocation: {
        coordinates: isExact ? at : null,
        approximate: isExact ? null : { at, radiusMeters },
      },
    },
  };
}
