import { useSyncExternalStore } from 'react';

const nothingChanges = (): (() => void) => () => undefined;

/** What only a browser can tell, looked up at each drawing; on the server and while the page comes alive, `onServer`. */
export function useInBrowser<T, OnServer = T>(look: () => T, onServer: OnServer): T | OnServer {
  return useSyncExternalStore<T | OnServer>(nothingChanges, look, () => onServer);
}
