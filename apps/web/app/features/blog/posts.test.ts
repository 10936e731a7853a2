import { describe, expect, it } from 'vitest';
import { POSTS, postBySlug, postsOfPage } from './posts.ts';

const lines = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lines) : [];
};

describe('the posts', () => {
  it('are seven, each at its own address and with its own picture', () => {
    expect(POSTS).toHaveLength(7);
    expect(new Set(POSTS.map(({ slug }) => slug)).size).toBe(7);
    expect(new Set(POSTS.map(({ picture }) => picture)).size).toBe(7);
  });

  it.each(POSTS.map((post) => [post.slug, post] as const))(
    '%s has 600 to 900 words, sources, and sections that can be told apart',
    (_, post) => {
      const words = lines(post.sections.map(({ title, blocks }) => [title, blocks]))
        .join(' ')
        .split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(900);
      expect(post.sources.length).toBeGreaterThan(1);
      expect(new Set(post.sections.map(({ id }) => id)).size).toBe(post.sections.length);
    },
  );

  it('lead on, and to one another only where there is such a post', () => {
    const links = POSTS.flatMap((post) => [
      ...post.next.map(({ href }) => href),
      ...lines(post.sections).flatMap((line) =>
        [...line.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href),
      ),
    ]);
    const slugs = links.flatMap(
      (href) => new URL(href, 'http://localhost').searchParams.get('post') ?? [],
    );

    expect(POSTS.every(({ next }) => next.length > 0)).toBe(true);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => postBySlug(slug) === undefined)).toEqual([]);
  });
});

describe('the pages of the list', () => {
  it('show every post once, in order, and nothing more of it than a list needs', () => {
    const pages = [1, 2, 3].map((page) => postsOfPage(page));

    expect(pages.map((page) => page?.pages)).toEqual([3, 3, 3]);
    const shown = pages.flatMap((page) => page?.posts ?? []);
    expect(shown.map(({ slug }) => slug)).toEqual(POSTS.map(({ slug }) => slug));
    expect(shown.some((post) => 'sections' in post || 'sources' in post)).toBe(false);
  });

  it.each([0, 4, 10, -1, 1.5, Number.NaN])('there is no page %s', (page) => {
    expect(postsOfPage(page)).toBeUndefined();
  });
});
