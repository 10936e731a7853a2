import { describe, expect, it } from 'vitest';
import { facadeSvg } from './facade.ts';
import { FACADE_KINDS, facadeFromPath, facadePath } from './facade-path.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `1-${i}`);

/** Every tag is closed in its turn and every attribute quoted once: what an XML parser would check. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
    (...parts: string[]) => {
      const [, end, name, attributes, self] = parts;
      const names = [...String(attributes).matchAll(/([a-zA-Z0-9:-]+)="/g)].map(([, each]) => each);
      if (new Set(names).size !== names.length) open.push(`twice in ${name}: ${names.join()}`);
      if (end !== '') {
        if (open.at(-1) === name) open.pop();
        else open.push(`/${name}`);
      } else if (self === '') open.push(String(name));
      return '';
    },
  );
  if (open.length > 0) return open.join(' ');
  return /[<>]|&(?!amp;|lt;|gt;)/.test(rest) ? rest.slice(0, 80) : undefined;
}

describe.each(FACADE_KINDS)('a façade of kind %s', (kind) => {
  const drawn = seeds.map((seed) => facadeSvg(seed, kind));

  it('is well-formed, names itself and refers to nothing outside', () => {
    for (const svg of drawn) {
      expect(faultOf(svg)).toBeUndefined();
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* role="img"[^>]*><title>Illustration: /,
      );
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|<script|<style|<image|javascript:|url\((?!#)|href="(?!#)/,
      );
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
        expect(defined).toContain(id);
    }
  });

  it('is the same for the same seed and differs between seeds, ids too', () => {
    expect(facadeSvg('1-7', kind)).toBe(drawn[7]);
    expect(new Set(drawn).size).toBe(seeds.length);
    const sky = (svg: string) => /id="(\w+sky)"/.exec(svg)?.[1];
    expect(new Set(drawn.map(sky)).size).toBe(seeds.length);
  });

  it('is small enough to list twenty on a page', () => {
    const sizes = drawn.map((svg) => Buffer.byteLength(svg)).toSorted((a, b) => a - b);
    expect(sizes[seeds.length / 2]).toBeLessThan(28_000);
    expect(sizes.at(-1)).toBeLessThan(36_000);
  });

  it('takes a title and escapes it', () => {
    expect(facadeSvg('a', kind, { title: 'Tom & <b>' })).toContain(
      '<title>Tom &amp; &lt;b&gt;</title>',
    );
  });
});

describe('the address of a façade', () => {
  it('leads back to its kind and seed', () => {
    expect(facadePath('row-house', '1-23')).toBe('/pictures/facade/row-house/1-23.svg');
    expect(facadeFromPath('row-house', '1-23.svg')).toEqual({ kind: 'row-house', seed: '1-23' });
    expect(facadeFromPath('villa', 'abc')).toEqual({ kind: 'villa', seed: 'abc' });
  });

  it.each([
    ['castle', '1'],
    ['villa', ''],
    ['villa', '../secret'],
    ['villa', 'A B'],
    ['villa', 'x'.repeat(41)],
    ['villa', '1.svg.svg'],
    ['__proto__', '1'],
  ])('%s/%s leads nowhere', (kind, seed) => {
    expect(facadeFromPath(kind, seed)).toBeUndefined();
  });
});
