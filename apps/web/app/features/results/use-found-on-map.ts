import type { ListedCard } from '#web/features/project-card/public.ts';
import type { LatLng } from '@manemitra/query/place';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import type { MapPin } from '#web/features/map/public.ts';
import { firstFit, type FoundOnMap, pinsFound } from './first-fit.ts';
import { foundOnMap } from './found-on-map.ts';
import { handedStanding, handStanding, mapStanding } from './map-memory.ts';

/** A list may be longer than its loaded cards. */
interface Listed {
  cards: readonly ListedCard[];
  /** The search with its order. */
  sentence: string;
}

/** The pins of a list: of its loaded cards and, once they are here, of what the search found besides. */
export function useFoundOnMap({ cards, sentence }: Listed): {
  pins: readonly MapPin[];
  /** Of so many projects the place was looked up. */
  looked: number;
  /** Where the areas end that were searched in. */
  borders: FoundOnMap['borders'];
  /** Everything that was found is here, and not the loaded cards alone. */
  isWhole: boolean;
} {
  const [money] = useStored(slots.money);
  const { data } = useQuery(foundOnMap(sentence));
  const pins = useMemo(() => pinsFound(cards, data, money), [cards, data, money]);
  return {
    pins,
    looked: Math.max(data?.looked ?? 0, cards.length),
    borders: data?.borders ?? [],
    isWhole: data !== undefined,
  };
}

/**
 * The first view of the map: as it was left, or as in the previous search if that was changed on the map; else the area
 * searched; else as much as possible of the results and the destinations. It is set again once all of those have arrived,
 * but not for further pages.
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
  {
    pins,
    borders,
    goTo,
    isWhole,
  }: {
    pins: readonly MapPin[];
    borders: FoundOnMap['borders'];
    goTo: readonly LatLng[];
    isWhole: boolean;
  },
) {
  const [{ look, isHanded }] = useState(() => ({
    look: mapStanding(entry).look ?? handedStanding()?.look,
    isHanded: handedStanding() !== undefined,
  }));
  useEffect(() => handStanding(undefined), []);
  const fit = useMemo(
    () => area ?? firstFit({ spots: pins.length > 0 ? pins : around, borders, goTo }),
    // oxlint-disable-next-line react/exhaustive-deps -- pages that come later would move it under its reader
    [area?.join(), isWhole],
  );
  // Who searched by a button of the map goes on there, and not at the head of the page.
  return { ...(look ?? { fit, isFitKnown: isWhole || area !== undefined }), takesFocus: isHanded };
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
