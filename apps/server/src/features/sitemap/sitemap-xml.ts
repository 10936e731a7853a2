/** Sitemaps as sitemaps.org describes them (protocol 0.9). */

export interface SitemapEntry {
  /** A full address, at most 2,048 characters. */
  loc: string;
  lastmod?: Date;
}

/** The most addresses in one file; the protocol allows 50,000 and 50 MB. */
export const SITEMAP_PART = 5000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A list of pages. The protocol wants at least one. */
export function urlSet(pages: readonly SitemapEntry[]): string {
  return document('urlset', 'url', pages);
}

/** A list of such lists. */
export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', parts);
}

function document(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ loc, lastmod }) =>
      `<${item}><loc>${escaped(loc)}</loc>${
        lastmod === undefined ? '' : `<lastmod>${lastmod.toISOString()}</lastmod>`
      }</${item}>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
