import { useEffect, useState } from 'react';
import { useSmallScreen } from '#web/browser/use-small-screen.ts';

const SAMPLES = '[aria-labelledby=sample-prompts]';
/** About as much of a phone's window as the head of the popup takes. */
const FOOT_OF_WINDOW = '-78% 0px 0px 0px';

/** Whether the sample sentences are where the popup would lie over them: at the foot of a small screen. */
export function useOverSamples(): boolean {
  const isSmall = useSmallScreen();
  const [isAtFoot, setAtFoot] = useState(false);
  useEffect(() => {
    const samples = document.querySelector(SAMPLES);
    if (!isSmall || samples === null) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => setAtFoot(entry?.isIntersecting === true),
      { rootMargin: FOOT_OF_WINDOW },
    );
    watcher.observe(samples);
    return () => watcher.disconnect();
  }, [isSmall]);
  return isSmall && isAtFoot;
}
