import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isVisitEnding } from './session-end.ts';

/**
 * Guards unsaved input: the page asks before another address is opened, the browser before the tab is closed. Changing
 * between sections of the same page needs no question, and input interrupted by the end of a session is kept anyway.
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
