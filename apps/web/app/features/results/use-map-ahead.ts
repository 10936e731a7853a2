import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLineGood } from '#web/browser/is-line-good.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { loadAhead } from '#web/ui/late.ts';
import { foundOnMap } from './found-on-map.ts';
import { loadListMap, loadPhoneMap } from './map-code.ts';

/** Whoever is still on a list by then reads it, and its pictures have come. */
const READ_MS = 3000;

/**
 * Brings the code of a phone's map once the list is being read, where the line is good: opened then, the map waits for its homes and
 * its tiles alone. Beside a wide list the map comes with it. Answers with what brings the code and the homes at once, because the map is
 * pointed at.
 */
export function useMapAhead(isWide: boolean | null, hasMap: boolean, sentence: string): () => void {
  const queries = useQueryClient();
  const isForPhone = isWide === false && hasMap;
  useEffect(() => {
    if (!isForPhone || !isLineGood()) return undefined;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => loadAhead(loadPhoneMap));
    }, READ_MS);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [isForPhone]);
  return () => {
    loadAhead(isWide === true ? loadListMap : loadPhoneMap);
    void queries.prefetchQuery(foundOnMap(sentence));
  };
}
