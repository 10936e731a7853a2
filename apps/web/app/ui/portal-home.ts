import { createContext } from 'react';

/** Where overlays are drawn: null for the page's body, else a part of the page with a theme of its own. */
export const PortalHome = createContext<HTMLElement | null>(null);
