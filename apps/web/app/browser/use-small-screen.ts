import { useMediaQuery } from './use-media-query.ts';

/**
 * Whether the screen is that of a phone held upright (spec 9), for code that cannot follow the stylesheet. It is the
 * stylesheet's first breakpoint, in px: a rem in a query is not a rem of the page.
 */
export const useSmallScreen = (): boolean => useMediaQuery('(width < 600px)', true);
