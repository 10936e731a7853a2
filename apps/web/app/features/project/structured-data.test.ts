import { describe, expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { structuredData } from './structured-data.ts';

const graphOf = (property: ReturnType<typeof aProperty>) =>
  (structuredData(property, 'https://example.org') as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];

describe('structured data', () => {
  it('offers nothing where no price is known', () => {
    expect(graphOf(aProperty()).map((node) => node['@type'])).toEqual([
      'ApartmentComplex',
      'BreadcrumbList',
    ]);
  });

  it('offers the lowest price in rupees', () => {
    const offer = graphOf(
      aProperty({ project: { prices: { min: 9_000_000, max: 12_000_000 } } }),
    ).find((node) => node['@type'] === 'Offer');
    expect(offer).toMatchObject({ price: 9_000_000, priceCurrency: 'INR' });
  });

  it('leaves unknown facts out', () => {
    const text = JSON.stringify(graphOf(aProperty({ project: { locality: null } })));
    expect(text).not.toContain('null');
    expect(text).not.toContain('geo');
  });
});
