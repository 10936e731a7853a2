import type { Constraint } from '@manemitra/query/interpretation';
import { expect, it } from 'vitest';
import { chipSteps } from './chip-steps.ts';

const told = { strength: 'must', quote: '', span: [0, 0], label: '' } as const;
const near: Constraint = {
  ...told,
  span: [0, 0],
  id: 'near',
  field: 'near',
  value: { place: 'hebbal', withinMeters: 3000 },
};
const price: Constraint = {
  ...told,
  span: [0, 0],
  id: 'price',
  field: 'price',
  value: { max: 15_000_000, basis: 'listed' },
};

it('a distance and a limit can be changed to the next ones in place', () => {
  expect(chipSteps(near).map(({ label }) => label)).toEqual([
    'Within 1 km',
    'Within 2 km',
    'Within 5 km',
    'Within 8 km',
  ]);
  expect(chipSteps(price).map(({ label }) => label)).toEqual([
    'Up to ₹1.35 Cr',
    'Up to ₹1.6 Cr',
    'Up to ₹1.7 Cr',
    'Up to ₹1.9 Cr',
  ]);
  expect(chipSteps({ ...price, strength: 'avoid' })).toEqual([]);
});

it('only the wish it is of is changed', () => {
  const [, , five] = chipSteps(near);
  const interpretation = {
    intent: 'search' as const,
    constraints: [near, price],
    unread: [],
    questions: [],
    language: 'en' as const,
  };
  const { constraints } = five?.change(interpretation) ?? {};
  expect(constraints?.map(({ value }) => value)).toEqual([
    { place: 'hebbal', withinMeters: 5000 },
    price.value,
  ]);
});
