import { useSyncExternalStore } from 'react';

/** Spec 9; the first breakpoint of the stylesheet, in px as there: a rem of a query is not that of the page. */
const QUERY = '(width < 600px)';

/** Whether the screen is that of a phone held upright, for what cannot follow the stylesheet. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(QUERY).matches,
    () => true,
  );
}
