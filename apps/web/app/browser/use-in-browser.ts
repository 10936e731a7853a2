import { useSyncExternalStore } from 'react';

const nothingChanges = (): (() => void) => () => undefined;

/** A value that only a browser knows, read at each render; on the server and during hydration it is `onServer`. */
export function useInBrowser<T, OnServer = T>(look: () => T, onServer: OnServer): T | OnServer {
  return useSyncExternalStore<T | OnServer>(nothingChanges, look, () => onServer);
}
