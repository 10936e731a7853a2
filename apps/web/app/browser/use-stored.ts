import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseStored, readRaw, type Slot, store, watch } from './storage.ts';

/**
 * A stored value and its setter. While a page is hydrated it is what it was on the server: `onServer`, or else the
 * fallback; the stored value follows in the same frame.
 */
export function useStored<T>(
  slot: Slot<T>,
  onServer: T = slot.fallback,
): [value: T, set: (value: T) => void] {
  const raw = useSyncExternalStore(
    useCallback((onChange: () => void) => watch(slot.key, onChange), [slot.key]),
    () => readRaw(slot.key),
    () => (onServer === slot.fallback ? null : JSON.stringify(onServer)),
  );
  const value = useMemo(() => parseStored(slot, raw), [slot, raw]);
  return [value, useCallback((next: T) => store(slot, next), [slot])];
}
