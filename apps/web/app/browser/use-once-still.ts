import { useEffect, useRef } from 'react';

/** A scrolled row is at rest when nothing has moved it for this long. */
const STILL_MS = 140;

/** For `onScroll`: calls back once scrolling has ended. Not every browser reports that itself. */
export function useOnceStill(rest: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, STILL_MS);
  };
}
