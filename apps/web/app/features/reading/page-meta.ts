import type { MetaDescriptor } from 'react-router';
import { previewMeta } from './preview-meta.ts';

/** Title, description, canonical address and Open Graph of a page of text. */
export function pageMeta({
  title,
  description,
  canonical,
  type = 'website',
  preview = 'home',
}: {
  title: string;
  description: string;
  /** A full address. */
  canonical: string;
  type?: 'website' | 'article';
  preview?: Parameters<typeof previewMeta>[1];
}): MetaDescriptor[] {
  // A page that failed does not know its own address.
  const site = URL.canParse(canonical) ? new URL(canonical).origin : '';
  return [
    { title: `${title} | ManeMitra` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    ...previewMeta(site, preview),
  ];
}
