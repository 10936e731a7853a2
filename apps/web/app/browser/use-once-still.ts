import { useEffect, useRef } from 'react';

/** A row that is pushed stands still when nothing has moved it for so long. */
const STILL_MS = 140;

/** For `onScroll`: what happens once the scrolling has come to rest. Not every browser tells its end itself. */
export function useOnceStill(rest: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, STILL_MS);
  };
}
