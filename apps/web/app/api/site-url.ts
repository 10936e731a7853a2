import type { RouterContextProvider } from 'react-router';
import { publicUrlContext } from './server-context.ts';

/** The site's own address without a trailing slash, for canonical links and structured data. */
export function siteUrl(context: Readonly<RouterContextProvider>, url: URL): string {
  return context.get(publicUrlContext) ?? url.origin;
}
