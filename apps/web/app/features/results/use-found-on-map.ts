import type { FoundMark } from '@manemitra/contract/found-on-map';
import type { ListedCard } from '#web/features/project-card/public.ts';
import type { LatLng } from '@manemitra/query/place';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import type { MapPin } from '#web/features/map/public.ts';
import { mapStanding } from './map-memory.ts';
import { pinsOf, type Placed } from './map-view.ts';

/** A list may be longer than its loaded cards. */
interface Listed {
  cards: readonly ListedCard[];
  /** The search with its order. */
  sentence: string;
}

type FoundOnMap = Awaited<ReturnType<typeof httpClient.findOnMap>>;

/** The pins of a list: of its loaded cards and, once they are here, of what the search found besides. */
export function useFoundOnMap({ cards, sentence }: Listed): {
  pins: readonly MapPin[];
  /** Of so many projects the place was looked up. */
  looked: number;
  /** Where the areas end that were searched in. */
  borders: FoundOnMap['borders'];
} {
  const [money] = useStored(slots.money);
  const { data } = useQuery({
    queryKey: ['on-map', sentence],
    queryFn: () => httpClient.findOnMap({ query: { prompt: sentence } }),
    retry: false,
  });
  const pins = useMemo(() => {
    const ids = new Set(cards.map(({ id }) => id));
    const others = (data?.marks ?? []).filter(({ id }) => !ids.has(id)).map(placedOf);
    return pinsOf([...cards, ...others], money);
  }, [cards, data, money]);
  return {
    pins,
    looked: Math.max(data?.looked ?? 0, cards.length),
    borders: data?.borders ?? [],
  };
}

/**
 * Where the map looks first: as it was left; else at the area searched in; else at the best of the list, its first page. All that was
 * found may reach far beyond, and pages that come later would move it under its reader.
 */
export function useFirstLook(
  {
    area,
    around,
    entry,
  }: {
    area: readonly LatLng[] | undefined;
    around: readonly Pick<MapPin, 'at'>[];
    entry: string;
  },
  pins: readonly MapPin[],
) {
  const [look] = useState(
    () =>
      mapStanding(entry).look ?? {
        fit: area ?? (pins.length > 0 ? pins : around).map(({ at }) => at),
      },
  );
  return look;
}

/** The card of a chosen pin whose card is not loaded: what the project is to this search. */
export function useCardOfPin(
  id: string | undefined,
  { cards, sentence }: Listed,
): ListedCard | undefined {
  const loaded = cards.find((card) => card.id === id);
  const { data } = useQuery({
    queryKey: ['on-map', sentence, id],
    queryFn: () =>
      httpClient.searchProperties({
        query: { prompt: sentence, ids: id ?? '', detailsLevel: 'card' },
      }),
    enabled: id !== undefined && loaded === undefined,
    retry: false,
  });
  return loaded ?? data?.properties[0];
}

function placedOf({ id, name, at, radiusMeters, verdict, home, lowest, range }: FoundMark): Placed {
  const isExact = radiusMeters === 0;
  return {
    id,
    home,
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
