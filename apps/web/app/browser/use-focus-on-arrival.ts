import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever came by a link that went away with its page begins in the new one, not before its bar. The first page of a
 * visit is the browser's own affair.
 */
export function useFocusOnArrival(): void {
  const { key, pathname } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (isFirst || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    // Another part of the same page, or another filter, is no arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another page counts
  }, [pathname]);
}
