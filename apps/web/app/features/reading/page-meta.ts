import type { MetaDescriptor } from 'react-router';

/** Title, description, canonical address and Open Graph of a page of text. */
export function pageMeta({
  title,
  description,
  canonical,
  type = 'website',
}: {
  title: string;
  description: string;
  /** A full address. */
  canonical: string;
  type?: 'website' | 'article';
}): MetaDescriptor[] {
  return [
    { title: `${title} | ManeMitra` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
  ];
}
