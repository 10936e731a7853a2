import { VIEW_MULTIPLE_MAX } from '@manemitra/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { httpClient } from '#web/api/http-client.ts';
import { type Bounds, isWithin } from '@manemitra/domain/bounds';
import type { MapPin } from '#web/features/map/public.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';

/**
 * The cards of the homes visible on a map, the best first, as many as one request gives; the chosen one is among them if its
 * pin is visible. Cards that are not loaded are requested with the same sentence; until they arrive, the previous ones stay.
 */
export function useCardsInSight(
  { cards, sentence }: { cards: readonly ListedCard[]; sentence: string },
  {
    pins,
    bounds,
    chosenId,
  }: { pins: readonly MapPin[]; bounds: Bounds | undefined; chosenId: string | undefined },
): readonly ListedCard[] {
  const ids = idsInSight(pins, bounds, chosenId);
  const loaded = new Map(cards.map((card) => [card.id, card]));
  const missing = ids.filter((id) => !loaded.has(id));
  const { data } = useQuery({
    queryKey: ['on-map', sentence, ...missing],
    queryFn: () =>
      httpClient.searchProperties({
        query: { prompt: sentence, ids: missing.join(','), detailsLevel: 'card' },
      }),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (bounds === undefined) return cards;
  const fetched = new Map((data?.properties ?? []).map((card) => [card.id, card]));
  return ids.flatMap((id) => loaded.get(id) ?? fetched.get(id) ?? []);
}

/** The first of the list in sight; the chosen one takes the place of the last where it is beyond them. */
export function idsInSight(
  pins: readonly Pick<MapPin, 'id' | 'at'>[],
  bounds: Bounds | undefined,
  chosenId: string | undefined,
): string[] {
  if (bounds === undefined) return [];
  const ids = pins.filter(({ at }) => isWithin(at, bounds)).map(({ id }) => id);
  const first = ids.slice(0, VIEW_MULTIPLE_MAX);
  return chosenId === undefined || first.includes(chosenId) || !ids.includes(chosenId)
    ? first
    : [...first.slice(0, -1), chosenId];
}
