import { useEffect } from 'react';
import { usePrintKey } from '#web/browser/printing.ts';
import { whenIdle } from '#web/browser/when-idle.ts';

/** Most projects have no more plans than these: drawings of some 5 kB each. */
const PLANS_AHEAD = 8;

/**
 * Has the floor plans come once the browser has nothing else to do: where its own print menu waits for no picture of a part
 * that nobody has opened, they are there by then. The keys and the button that print wait for all.
 */
export function useReadyForPaper(): void {
  usePrintKey();
  useEffect(() => whenIdle(loadPlans), []);
}

function loadPlans(): void {
  const plans = document.querySelectorAll<HTMLImageElement>('img[data-plan]');
  for (const plan of [...plans].slice(0, PLANS_AHEAD)) plan.loading = 'eager';
}
