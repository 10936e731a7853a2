import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isLineGood } from '#web/browser/is-line-good.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { loadAhead } from '#web/ui/late.ts';
import { foundOnMap } from './found-on-map.ts';
import { loadListMap, loadPhoneMap } from './map-code.ts';
import type { ListAnswer } from './search.ts';
import { searchedArea } from './searched-area.ts';
import { asksWays } from './use-reach.tsx';

/** Whoever is still on a list by then reads it, and its pictures have come. */
const READ_MS = 3000;

/**
 * Brings a phone's map once the list is being read, where the line is good: its code, its homes and the tiles that it shows first.
 * Opened then, it waits for nothing. Beside a wide list the map comes with it. Answers with what brings all of it at once, because
 * the map is pointed at.
 */
export function useMapAhead(isWide: boolean | null, answer: ListAnswer): () => void {
  const queries = useQueryClient();
  const { properties: cards, wholeSentence: sentence, interpretation } = answer;
  const isForPhone = isWide === false && cards.length > 0;
  /** Of which search. */
  const brought = useRef<string>(undefined);
  const bring = (): void => {
    if (brought.current === sentence) return;
    brought.current = sentence;
    void queries.prefetchQuery(foundOnMap(sentence));
    loadAhead(async () => {
      const { bringFirstView } = await loadPhoneMap();
      // Where one goes is in sight too, and known only when the map is there.
      if (asksWays(interpretation)) return;
      await bringFirstView(queries, { cards, sentence, area: searchedArea(interpretation) });
    });
  };
  const bringForReader = useEffectEvent(bring);
  useEffect(() => {
    if (!isForPhone || !isLineGood()) return undefined;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => bringForReader());
    }, READ_MS);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [isForPhone]);
  return () => {
    if (isWide !== true) return bring();
    loadAhead(loadListMap);
    void queries.prefetchQuery(foundOnMap(sentence));
  };
}
