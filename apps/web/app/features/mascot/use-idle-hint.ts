import { HINT_EVERY_MS, HINT_SHOWN_MS } from '@manemitra/contract/limits';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';

/** Whether the hint is shown now: every 10 s for 3 s (spec 1), never where less motion is asked for. */
export function useIdleHint(isQuiet: boolean): boolean {
  const reducedMotion = useReducedMotion();
  const [isShown, setShown] = useState(false);
  const rests = isQuiet || reducedMotion;

  useEffect(() => {
    if (rests) return undefined;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const showing = setInterval(() => {
      setShown(true);
      hiding = setTimeout(() => setShown(false), HINT_SHOWN_MS);
    }, HINT_EVERY_MS);
    return () => {
      clearInterval(showing);
      clearTimeout(hiding);
      setShown(false);
    };
  }, [rests]);

  return isShown;
}
