import type { Interpretation } from '@manemitra/query/interpretation';
import type { LatLng } from '@manemitra/query/place';
import { expect, it } from 'vitest';
import { searchedArea, withinArea } from './searched-area.ts';

const EAST: LatLng[] = [
  [12.9, 77.6],
  [12.9, 77.7],
  [13, 77.7],
];
const NORTH: LatLng[] = EAST.map(([lat, lng]) => [lat + 0.1, lng]);

const asked: Interpretation = {
  intent: 'search',
  language: 'en',
  constraints: [
    {
      field: 'bhk',
      value: { in: [3] },
      strength: 'must',
      id: 'bhk',
      quote: '3 BHK',
      span: [0, 5],
      label: '3 BHK',
    },
  ],
  unread: [],
  questions: [],
};

it('a new area takes the place of the one before, and other wishes stay', () => {
  const first = withinArea(asked, EAST) ?? asked;
  const second = withinArea(first, NORTH) ?? first;
  expect(searchedArea(first)).toEqual(EAST);
  expect(searchedArea(second)).toEqual(NORTH);
  expect(second.constraints.map(({ field }) => field)).toEqual(['bhk', 'region']);
});

it('a shape that encloses nothing is no area, and an area to avoid is not searched', () => {
  expect(withinArea(asked, EAST.slice(0, 2))).toBeUndefined();
  const { constraints = [] } = withinArea(asked, EAST) ?? {};
  const avoided = constraints.map((one) => ({ ...one, strength: 'avoid' as const }));
  expect(searchedArea({ ...asked, constraints: avoided })).toBeUndefined();
});
