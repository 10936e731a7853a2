import { useSyncExternalStore } from 'react';

/** Whether the device has a network, as far as the browser knows, also when that changes. The server says yes. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const there = new AbortController();
      window.addEventListener('online', onChange, there);
      window.addEventListener('offline', onChange, there);
      return () => there.abort();
    },
    () => navigator.onLine,
    () => true,
  );
