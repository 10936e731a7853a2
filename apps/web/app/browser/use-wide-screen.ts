import { useSyncExternalStore } from 'react';

/** From the last breakpoint of the stylesheet on. */
const QUERY = '(width >= 1100px)';

/** Whether there is room for two things side by side; null on the server and while the page comes alive. */
export function useWideScreen(): boolean | null {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(QUERY).matches,
    () => null,
  );
}
