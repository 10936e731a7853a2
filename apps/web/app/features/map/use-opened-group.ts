import { useEffect, useRef } from 'react';
import type { PinGroup } from './cluster-pins.ts';

/** Where a group was opened with the focus on it, the focus goes to the mark that its first home is in now: the group's own is gone. */
export function useOpenedGroup(groups: readonly PinGroup[]) {
  const marks = useRef(new Map<string, HTMLButtonElement>());
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === undefined || document.activeElement !== document.body) return;
    const group = groups.find(({ pins }) => pins.some(({ id }) => id === opened.current));
    opened.current = undefined;
    if (group !== undefined) marks.current.get(group.id)?.focus({ preventScroll: true });
  });
  return {
    /** This group is about to be opened. */
    note: ({ id, pins: [first] }: PinGroup): void => {
      opened.current = marks.current.get(id) === document.activeElement ? first.id : undefined;
    },
    /** To be given to the mark of each group. */
    refOf:
      ({ id }: PinGroup) =>
      (mark: HTMLButtonElement | null): void => {
        if (mark === null) marks.current.delete(id);
        else marks.current.set(id, mark);
      },
  };
}
