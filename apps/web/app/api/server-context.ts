import type { Client } from '@manemitra/contract/client';
import { createContext } from 'react-router';

/**
 * Contexts that the server gives to loaders. The server takes these very objects from the built entry module: importing this
 * file again would make other objects, which no loader reads.
 */

/** The API as functions, without a network in between. */
export const apiContext = createContext<Client>();

/** The nonce of the content security policy; unset where no policy is sent. */
export const nonceContext = createContext<string | null | undefined>(null);

/** The address the site is known by, without a trailing slash; unset means "as it was asked for". */
export const publicUrlContext = createContext<string | null | undefined>(null);

/** Addresses of our profiles elsewhere, for the foot of the page. */
export const socialLinksContext = createContext<readonly string[]>([]);

/** Whether browsers keep pages for times without a network. */
export const offlinePagesContext = createContext<boolean>(false);
