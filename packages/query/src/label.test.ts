import { expect, it } from 'vitest';
import type { Criterion } from './criteria.ts';
import { labelOf } from './label.ts';

it.each<[label: string, criterion: Criterion]>([
  ['3 BHK', { field: 'bhk', value: { in: [3] }, strength: 'must' }],
  ['2 or 3 BHK', { field: 'bhk', value: { in: [2, 3] }, strength: 'must' }],
  ['Studio', { field: 'bhk', value: { in: [0] }, strength: 'must' }],
  [
    'Up to ₹1.6 Cr',
    { field: 'price', value: { max: 16_000_000, basis: 'listed' }, strength: 'must' },
  ],
  ['Not Whitefield', { field: 'locality', value: { in: ['whitefield'] }, strength: 'avoid' }],
  [
    'Near Manyata Tech Park, 3 km',
    { field: 'near', value: { place: 'manyata-tech-park', withinMeters: 3000 }, strength: 'must' },
  ],
  ['Not tanker water', { field: 'water', value: { in: ['tanker'] }, strength: 'avoid' }],
  ['Not A Khata', { field: 'khatha', value: { in: ['A'] }, strength: 'avoid' }],
  ['Not CCTV', { field: 'amenity', value: { id: 'cctv' }, strength: 'avoid' }],
  ['Not by Prestige', { field: 'promoter', value: { in: ['prestige'] }, strength: 'avoid' }],
  ['Ready by 31 Dec 2027', { field: 'possession', value: { by: '2027-12-31' }, strength: 'must' }],
])('a chip says “%s”', (label, criterion) => {
  expect(labelOf(criterion)).toBe(label);
});
