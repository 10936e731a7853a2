import { startTransition, useEffect, useState } from 'react';
import { loadEveryPicture, printPage, usePrintKey } from '#web/browser/printing.ts';
import { useWideScreen } from '#web/browser/use-wide-screen.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { loadParts } from './parts/part-code.ts';

/** Everything about the project on this page, on paper. */
export async function printProject(): Promise<void> {
  // What cannot be loaded is printed as the server drew it.
  await loadParts().catch(() => undefined);
  await printPage();
}

/**
 * Whether the parts with pictures are to be drawn, for paper alone. The keys and the button that print wait for what is
 * missing; the browser's own menu does not, and a picture drawn for it comes too late. So where people print, at a wide
 * screen, all is fetched once nothing else is to be done.
 */
export function useReadyForPaper(): boolean {
  usePrintKey(printProject);
  const isWide = useWideScreen() === true;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isWide) return undefined;
    return whenIdle(() => {
      loadParts().then(
        () => startTransition(() => setReady(true)),
        () => undefined,
      );
    });
  }, [isWide]);
  // At every drawing: the next project's pictures are new ones.
  useEffect(() => {
    if (isReady) loadEveryPicture();
  });
  return isReady;
}
