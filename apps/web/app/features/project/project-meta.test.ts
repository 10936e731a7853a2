import * as fc from 'fast-check';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openGraphFaults } from '#web/testing/open-graph.ts';
import { aProperty, aUnit } from '#web/testing/property.ts';
import type { Shown } from './parts/parts.ts';
import { projectMeta } from './project-meta.ts';

const SITE = 'https://example.org';
const metaOf = (property: ReturnType<typeof aProperty>): MetaDescriptor[] =>
  projectMeta(property, SITE, 'overview');

describe('what a project says of itself where it is shared', () => {
  it.each([
    ['nothing is known', aProperty({ project: { locality: null } })],
    ['much is known', aProperty({ units: [aUnit()], project: { price: 9_000_000 } })],
  ])('is what the Open Graph protocol wants where %s', (_, property) => {
    expect(openGraphFaults(metaOf(property))).toEqual([]);
  });

  it('is so whatever its texts are', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => one.trim() !== '');
    fc.assert(
      fc.property(text, text, (name, promoterName) => {
        expect(openGraphFaults(metaOf(aProperty({ project: { name, promoterName } })))).toEqual([]);
      }),
    );
  });

  it('names one address everywhere: the canonical one', () => {
    const meta = metaOf(aProperty({ slug: 'areca-terraces' }));
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${SITE}/projects/areca-terraces`,
    });
    expect(meta).toContainEqual({
      property: 'og:url',
      content: `${SITE}/projects/areca-terraces`,
    });
  });

  it('names a part by its own title and address, and the parts together by the project’s', () => {
    const property = aProperty({ slug: 'areca-terraces' });
    const canonical = (shown: Shown) =>
      projectMeta(property, SITE, shown).find((tag) => 'rel' in tag && tag.rel === 'canonical');
    expect(canonical('price')).toMatchObject({
      href: `${SITE}/projects/areca-terraces?part=price`,
    });
    expect(canonical('all')).toMatchObject({ href: `${SITE}/projects/areca-terraces` });
    expect(projectMeta(property, SITE, 'price')).toContainEqual({
      title: expect.stringMatching(/^Price of /) as string,
    });
  });

  it('says that an invented project is one', () => {
    const meta = metaOf(aProperty({ isDemonstration: true }));
    expect(meta).toContainEqual({
      property: 'og:description',
      content: expect.stringContaining('Demonstration project') as string,
    });
  });
});

describe('the check of Open Graph', () => {
  const good = metaOf(aProperty());
  const without = (property: string) =>
    good.filter((one) => !('property' in one && one.property === property));

  it.each(['og:title', 'og:type', 'og:image', 'og:url', 'og:image:alt', 'og:image:width'])(
    'misses %s',
    (property) => {
      expect(openGraphFaults(without(property))).not.toEqual([]);
    },
  );

  it.each([
    ['og:image', '/pictures/open-graph/a.jpg'],
    ['og:url', 'https://example.org/a b'],
    ['og:type', 'flat'],
    ['og:image:height', '0'],
    ['og:title', ' '],
  ])('does not take %s of %j', (property, content) => {
    expect(openGraphFaults([...without(property), { property, content }])).not.toEqual([]);
  });

  it('does not take two of one', () => {
    expect(openGraphFaults([...good, { property: 'og:title', content: 'B' }])).toEqual([
      'og:title twice',
    ]);
  });
});
