import { useSyncExternalStore } from 'react';

const nothingChanges = (): (() => void) => () => undefined;

/** Whether the page has come alive in a browser: false on the server and where JavaScript does not run. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
