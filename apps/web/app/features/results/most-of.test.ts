import type { LatLng } from '@manemitra/query/place';
import { expect, it } from 'vitest';
import { mostOf } from './most-of.ts';

const city = Array.from({ length: 40 }, (_, i): LatLng => [12.9 + i / 400, 77.5 + (i % 7) / 70]);

it('a map of many looks at the city and not at one home in Mysuru, a map of few at all of them', () => {
  const mysuru: LatLng = [12.3, 76.65];

  expect(mostOf([mysuru, ...city])).not.toContainEqual(mysuru);
  expect(mostOf([mysuru, ...city]).length).toBeGreaterThan(36);
  expect(mostOf([mysuru, ...city.slice(0, 5)])).toContainEqual(mysuru);
});
