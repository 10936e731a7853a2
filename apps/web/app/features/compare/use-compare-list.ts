import { useMemo } from 'react';
import { type Compared, slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { soundList } from './compare-list.ts';

/** The projects chosen for comparison, kept in step across tabs. */
export function useCompareList(): Compared[] {
  const [list] = useStored(slots.compareList);
  return useMemo(() => soundList(list), [list]);
}
