import { createContext } from 'react';

/** The nonce for inline scripts while a page is rendered on the server; never known in a browser. */
export const NonceContext = createContext<string | undefined>(undefined);
