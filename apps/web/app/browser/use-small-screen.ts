import { useMediaQuery } from './use-media-query.ts';

/**
 * Whether the screen is that of a phone held upright (spec 9), for what cannot follow the stylesheet. Its first
 * breakpoint, in px as there: a rem of a query is not that of the page.
 */
export const useSmallScreen = (): boolean => useMediaQuery('(width < 600px)', true);
