import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARK } from './logo.tsx';

const inPublic = (name: string) => new URL(`../../../public/${name}`, import.meta.url);

describe('the mark', () => {
  it('is the same on the page and in the tab of the browser', () => {
    expect(readFileSync(inPublic('favicon.svg'), 'utf8')).toContain(`d="${MARK}"`);
  });

  it('has a file for every icon of the manifest', () => {
    const manifest: unknown = JSON.parse(readFileSync(inPublic('site.webmanifest'), 'utf8'));
    const named = [...JSON.stringify(manifest).matchAll(/"src":"\/([^"]+)"/g)];
    const sources = [...new Set(named.map(([, name]) => name ?? ''))];
    expect(sources).toHaveLength(4);
    expect(sources.filter((name) => readFileSync(inPublic(name)).length < 100)).toEqual([]);
  });
});
