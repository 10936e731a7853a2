import type { MetaDescriptor } from 'react-router';

/** The head of a screen of the dashboard; no search engine keeps it. */
export function staffMeta(title: string): () => MetaDescriptor[] {
  return () => [{ title: `${title} | Staff | ManeMitra` }, { name: 'robots', content: 'noindex' }];
}
