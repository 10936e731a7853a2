import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated when that changes; `onServer` while nobody knows yet. */
export function useMediaQuery<OnServer extends boolean | null>(
  query: string,
  onServer: OnServer,
): boolean | OnServer {
  return useSyncExternalStore<boolean | OnServer>(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
