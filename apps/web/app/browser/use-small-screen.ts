import { useSyncExternalStore } from 'react';

/** Below the first breakpoint of the stylesheet. */
const QUERY = '(width < 40rem)';

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
