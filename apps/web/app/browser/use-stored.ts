import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseStored, readRaw, type Slot, store, watch } from './storage.ts';

const nothingOnTheServer = (): null => null;

/**
 * A stored value and its setter. While a page is hydrated it is the fallback, as it was on the server;
 * the stored value follows in the same frame.
 */
export function useStored<T>(slot: Slot<T>): [value: T, set: (value: T) => void] {
  const raw = useSyncExternalStore(
    useCallback((onChange: () => void) => watch(slot.key, onChange), [slot.key]),
    () => readRaw(slot.key),
    nothingOnTheServer,
  );
  const value = useMemo(() => parseStored(slot, raw), [slot, raw]);
  return [value, useCallback((next: T) => store(slot, next), [slot])];
}
