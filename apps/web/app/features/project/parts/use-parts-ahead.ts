import { startTransition, useEffect, useState } from 'react';
import { usePrintKey } from '#web/browser/printing.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { loadParts } from './part-code.ts';

/** Most projects have no more plans than these: drawings of some 5 kB each. */
const PLANS_AHEAD = 8;
const TOUCHES = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Whether unopened parts should be rendered: once somebody moves on the page (and may open or print them next), their code
 * is loaded and the browser is idle. The floor plans are loaded then too, because the browser's own print menu does not wait
 * for pictures of unopened parts. Our own print button and keys wait for everything.
 */
export function usePartsAhead(): boolean {
  const [isAhead, setAhead] = useState(false);
  usePrintKey(loadParts);
  useEffect(() => {
    const touched = new AbortController();
    let isGone = false;
    let callOff = (): void => undefined;
    const draw = (): void => {
      if (!isGone) callOff = whenIdle(() => startTransition(() => setAhead(true)));
    };
    const load = (): void => {
      touched.abort();
      // Asked for again when a part is opened.
      loadParts().then(draw, () => undefined);
    };
    for (const touch of TOUCHES) {
      document.addEventListener(touch, load, { passive: true, signal: touched.signal });
    }
    return () => {
      isGone = true;
      touched.abort();
      callOff();
    };
  }, []);
  useEffect(() => (isAhead ? whenIdle(loadPlans) : undefined), [isAhead]);
  return isAhead;
}

function loadPlans(): void {
  const plans = document.querySelectorAll<HTMLImageElement>('img[data-plan]');
  for (const plan of [...plans].slice(0, PLANS_AHEAD)) plan.loading = 'eager';
}
