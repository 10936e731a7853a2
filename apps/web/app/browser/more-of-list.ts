import { useEffect } from 'react';

/* The assistant goes on in the list that is seen: "next page". */

let shown: (() => void) | undefined;

/** Shows what comes next in the list; false where there is no more of it. */
export function showMoreOfList(): boolean {
  shown?.();
  return shown !== undefined;
}

/** Says how a list shows more of itself, as long as it is seen and has more. */
export function useMoreOfList(show: (() => void) | undefined): void {
  useEffect(() => {
    if (show === undefined) return undefined;
    shown = show;
    return () => {
      if (shown === show) shown = undefined;
    };
  }, [show]);
}
