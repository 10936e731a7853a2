import { paths } from '#web/paths.ts';
import type { Post } from './post.ts';

/** What search engines read of a post (schema.org). */
export function structuredPost(post: Post, site: string): object {
  const url = site + paths.blogPost(post.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    author: { '@type': 'Organization', name: post.author, url: site + paths.about() },
    publisher: { '@type': 'Organization', name: 'ManeMitra', url: site + paths.home() },
    datePublished: post.date,
    keywords: post.tags.join(', '),
    inLanguage: 'en-IN',
    mainEntityOfPage: url,
    url,
    citation: post.sources.flatMap(({ url: source }) => source ?? []),
  };
}
