import { describe, expect, it } from 'vitest';
import { assetsIn, cachingOf, keptPath, stamped } from './caching.ts';

const ORIGIN = 'https://homes.example';
const page = (path: string) =>
  cachingOf({ method: 'GET', url: ORIGIN + path, isNavigation: true }, ORIGIN);
const part = (path: string, method = 'GET') =>
  cachingOf({ method, url: new URL(path, ORIGIN).href, isNavigation: false }, ORIGIN);

describe('what the service worker touches', () => {
  it.each(['/api/v1/account/data', '/admin', '/admin-dashboard/manage-users', '/reset-password/7'])(
    'is never %s',
    (path) => {
      expect(page(path)).toBe('leave');
      expect(part(path)).toBe('leave');
    },
  );

  it('is nothing that is sent, of another site, or data', () => {
    expect(part('/assets/a.js', 'POST')).toBe('leave');
    expect(part('https://elsewhere.example/assets/a.js')).toBe('leave');
    expect(part('/projects/lake-view.data')).toBe('leave');
    expect(part('/images/of-a-seller.webp')).toBe('leave');
  });

  it('are pages, and files that carry what they show in their name', () => {
    expect(page('/projects/lake-view')).toBe('page');
    expect(page('/administration')).toBe('page');
    expect(part('/assets/root-abc.js')).toBe('asset-first');
    expect(part('/pictures/1/tower/main/1_x.svg')).toBe('picture-first');
  });

  it('keeps pages of projects only', () => {
    expect(keptPath(`${ORIGIN}/projects/lake-view?x=1`)).toBe('/projects/lake-view');
    for (const path of ['/', '/dashboard', '/projects/', '/projects/a/b'])
      expect(keptPath(ORIGIN + path)).toBeUndefined();
  });

  it('finds the files of a page, each once, and marks when it was seen', () => {
    const html =
      '<html lang="en"><link href="/assets/a-1.css"><script src="/assets/b.js"></script>';
    expect(assetsIn(`${html}/assets/b.js`)).toEqual(['/assets/a-1.css', '/assets/b.js']);
    expect(stamped(html, '2026-01-01T00:00:00.000Z')).toContain(
      '<html data-seen-on="2026-01-01T00:00:00.000Z" lang="en">',
    );
  });
});
