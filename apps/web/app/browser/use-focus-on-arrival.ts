import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsAlive } from './use-is-alive.ts';

/**
 * Whoever came by a link that went away with its page begins in the new one, not before its bar. The first page of a
 * visit is the browser's own affair.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const isAlive = useIsAlive();
  const [served] = useState(isAlive ? undefined : pathname);
  useEffect(() => {
    if (pathname === served || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname, served]);
}
