import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isVisitEnding } from './session-end.ts';

/**
 * Keeps what is typed from being left by mistake: another address is asked about by the page, closing the tab by the
 * browser. Sections of the same page may be changed freely, and what a session that ended interrupted is kept anyway.
 */
export function useUnsavedGuard(hasUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isVisitEnding()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
