import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { schemaFaults } from '#web/testing/schema-org.ts';
import { structuredData } from './structured-data.ts';

const graphOf = (property: ReturnType<typeof aProperty>) =>
  (structuredData(property, 'https://example.org') as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];

const SITE = 'https://example.org';

const everything = () =>
  aProperty({
    units: [aUnit()],
    project: {
      description: 'Two towers by the lake.',
      address: '1 Tank Road',
      prices: { min: 9_000_000, max: 12_000_000 },
      totalUnits: 214,
      amenities: [{ id: 'gym', name: 'Gym', type: 'Popular' }],
      geolocation: { coordinates: [13.0358, 77.597], approximate: null },
      images: [
        {
          imageUrl: '/pictures/1/facade/villa/1-7.svg',
          imageCaption: 'From the road',
          width: 1200,
          height: 800,
        },
      ],
    },
  });

describe('structured data', () => {
  it.each([
    ['nothing is known', aProperty({ project: { locality: null } })],
    ['everything is known', everything()],
    [
      'plots are sold',
      aProperty({
        units: [aUnit({ type: 'plot' })],
        project: { totalUnits: 60, price: 8_000_000 },
      }),
    ],
    [
      'lists are empty and counts unknown in the manner of portals',
      aProperty({ project: { amenities: [], description: ' ', totalUnits: -1 } }),
    ],
    [
      'the name is Kannada',
      aProperty({ slug: 'n1x', project: { name: 'ಹೊಸ ಮನೆ', locality: 'ಹೆಬ್ಬಾಳ' } }),
    ],
  ])('is what schema.org expects where %s', (_, property) => {
    expect(schemaFaults(structuredData(property, SITE))).toEqual([]);
  });

  it('is what schema.org expects whatever the texts are', () => {
    const hostile = fc.constantFrom(
      '</script><script>alert(1)</script>',
      '"\'&<!--',
      '\u2028',
      ']]>',
    );
    const text = fc
      .tuple(fc.string({ unit: 'grapheme' }), hostile)
      .map(([before, after]) => `${before}${after}x`);
    fc.assert(
      fc.property(text, text, text, (name, locality, address) => {
        const property = everything();
        Object.assign(property.project, { name, locality, address, promoterName: name });
        expect(schemaFaults(structuredData(property, SITE))).toEqual([]);
      }),
    );
  });

  it('calls a layout of plots no complex of apartments', () => {
    const [place] = graphOf(aProperty({ units: [aUnit({ type: 'plot' })] }));
    expect(place?.['@type']).toEqual(['Place']);
    expect(place).not.toHaveProperty('numberOfAccommodationUnits');
  });

  it('offers nothing where no price is known', () => {
    expect(graphOf(aProperty()).map((node) => node['@type'])).toEqual([
      ['ApartmentComplex'],
      'BreadcrumbList',
    ]);
  });

  it('offers the lowest price in rupees', () => {
    const offer = graphOf(
      aProperty({ project: { prices: { min: 9_000_000, max: 12_000_000 } } }),
    ).find((node) => node['@type'] === 'Offer');
    expect(offer).toMatchObject({ price: 9_000_000, priceCurrency: 'INR' });
  });

  it('leads from the home page to the project, step by step', () => {
    const trail = graphOf(aProperty({ project: { locality: 'Hebbal' } })).find(
      (node) => node['@type'] === 'BreadcrumbList',
    );
    const steps = trail?.['itemListElement'] as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps.map(({ item }) => new URL(item).pathname)).toEqual([
      '/',
      '/dashboard/property-list',
      '/projects/areca-terraces',
    ]);
  });

  it('leaves unknown facts out', () => {
    const text = JSON.stringify(graphOf(aProperty({ project: { locality: null } })));
    expect(text).not.toContain('null');
    expect(text).not.toContain('geo');
  });
});
