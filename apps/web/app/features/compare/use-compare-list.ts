import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import type { CompareItem } from './compare-list.ts';

/** The projects chosen for comparison, kept in step across tabs. */
export function useCompareList(): CompareItem[] {
  return useStored(slots.compareList)[0];
}
