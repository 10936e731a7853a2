import { expect, it } from 'vitest';
import { idsInSight } from './use-cards-in-sight.ts';

const pins = Array.from({ length: 30 }, (_, i) => ({
  id: `p${i}`,
  at: [12.9 + i / 100, 77.6] as [number, number],
}));
const bounds = { south: 12.955, west: 77.5, north: 13.155, east: 77.7 };

it('the row of a map holds the best of what is in sight, with the chosen one while that is in sight', () => {
  const best = ['p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12', 'p13', 'p14'];

  expect(idsInSight(pins, bounds, undefined)).toEqual([...best, 'p15']);
  expect(idsInSight(pins, bounds, 'p7')).toEqual([...best, 'p15']);
  expect(idsInSight(pins, bounds, 'p20')).toEqual([...best, 'p20']);
  expect(idsInSight(pins, bounds, 'p29')).toEqual([...best, 'p15']);
  expect(idsInSight(pins, undefined, 'p7')).toEqual([]);
});
