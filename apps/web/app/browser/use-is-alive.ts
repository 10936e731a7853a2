import { useInBrowser } from './use-in-browser.ts';

/** Whether the page has come alive in a browser: false on the server and where JavaScript does not run. */
export const useIsAlive = (): boolean => useInBrowser(() => true, false);
