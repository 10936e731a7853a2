import { describe, expect, it } from 'vitest';
import { countText, freshText } from './count-words.ts';
import { slots, store, stored } from '#web/browser/storage.ts';
import { keepProject, withShortlisted } from './shortlist.ts';
import { withViewed } from './viewed.ts';

const kept = (slug: string) => ({
  slug,
  name: slug,
  note: '',
  keptAt: '2026-01-01T00:00:00.000Z',
  foundBy: '',
});
const seen = (slug: string) => ({
  slug,
  name: slug,
  imageUrl: '',
  rera: '',
  seenAt: '2026-01-01T00:00:00.000Z',
});
const slugs = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

describe('what is kept', () => {
  it('takes fifty projects on the shortlist, each once, and no more', () => {
    const full = slugs(50).map(kept);
    expect(withShortlisted(full, kept('p7'))).toHaveLength(50);
    expect(withShortlisted(full, kept('another'))).toBeUndefined();
    expect(withShortlisted(full.slice(1), kept('another'))?.[0]?.slug).toBe('another');
  });

  it('keeps with a project the search that found it, whatever is searched later', () => {
    store(slots.shortlist, []);
    store(slots.search, '3 bhk near hebbal');
    keepProject({ slug: 'p1', name: 'One' });
    store(slots.search, 'plots in devanahalli');
    keepProject({ slug: 'p2', name: 'Two' });
    expect(stored(slots.shortlist).map(({ slug, foundBy }) => [slug, foundBy])).toEqual([
      ['p2', 'plots in devanahalli'],
      ['p1', '3 bhk near hebbal'],
    ]);
  });

  it('remembers the last twenty projects that were looked at, each once, the newest first', () => {
    const list = slugs(20).map(seen);
    expect(withViewed(list, seen('p5')).map(({ slug }) => slug)).toEqual([
      'p5',
      ...slugs(20).filter((slug) => slug !== 'p5'),
    ]);
    const pushed = withViewed(list, seen('another'));
    expect(pushed).toHaveLength(20);
    expect(pushed.at(-1)?.slug).toBe('p18');
  });

  it.each([
    [undefined, 'Counting…'],
    [{ total: 0, byWhatIsKnown: 0, mayBeLate: 0, overLimit: 0 }, 'Nothing fits today'],
    [{ total: 1, byWhatIsKnown: 0, mayBeLate: 0, overLimit: 0 }, '1 project fits today'],
    [{ total: 1234, byWhatIsKnown: 0, mayBeLate: 0, overLimit: 0 }, '1,234 projects fit today'],
    [
      { total: 5, byWhatIsKnown: 0, mayBeLate: 0, overLimit: 2 },
      '3 of 5 fit today (2 are over the limit all-in)',
    ],
  ])('tells a count of %j as %s', (found, text) => {
    expect(countText(found)).toBe(text);
  });

  it('tells what is new by the day in Bengaluru on which its buyer last looked', () => {
    expect(freshText(0, '2026-01-01T00:00:00.000Z')).toBeUndefined();
    expect(freshText(3, '2026-01-01T20:00:00.000Z')).toMatch(/^3 new since .*2/);
  });
});
