import { describe, expect, it } from 'vitest';
import { schemaFaults } from './schema-org.ts';

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

describe('the check of structured data', () => {
  it.each([
    ['an unknown type', graph({ '@type': 'Castle', name: 'A' }), 'unknown type Castle'],
    [
      'a property of another type',
      graph({ '@type': 'Place', name: 'A', address: 'B', price: 1 }),
      'Place knows no price',
    ],
    ['a missing property', graph({ '@type': 'Place', name: 'A' }), 'Place has no address'],
    [
      'an empty list',
      graph({ '@type': 'Organization', name: 'A', image: [] }),
      'Organization.image is empty',
    ],
    [
      'an address that is none',
      graph({ '@type': 'Organization', name: 'A', url: '/a' }),
      'Organization.url is "/a", not URL',
    ],
    [
      'a reference to what cannot be offered',
      graph(
        { '@type': 'Place', '@id': '#a', name: 'A', address: 'B' },
        { '@type': 'Offer', price: 1, priceCurrency: 'INR', itemOffered: { '@id': '#a' } },
      ),
      'Offer.itemOffered is a Place',
    ],
    [
      'another vocabulary',
      { '@graph': [{ '@type': 'Organization', name: 'A' }] },
      '@context is not schema.org',
    ],
  ])('finds %s', (_, document, fault) => {
    expect(schemaFaults(document)).toEqual([fault]);
  });
});
