import { useMediaQuery } from './use-media-query.ts';

/**
 * Whether there is room for two things side by side, from the stylesheet's last breakpoint on; null on the server and
 * while the page comes alive.
 */
export const useWideScreen = (): boolean | null => useMediaQuery('(width >= 1100px)', null);
