import { expect, it } from 'vitest';
import { matters } from './what-matters.ts';

const MAPPING = [
  { column: 'Cost', as: 'price_range' },
  { column: '2 BHK size', as: 'home_area' },
  { column: 'Handover', as: 'possession_on' },
  { column: 'RERA No.', as: 'rera_numbers' },
  { column: 'Khata', as: 'khatha' },
  { column: 'Config', as: 'units' },
  { column: 'Facilities', as: 'amenities' },
  { column: 'No. of 2 BHK', as: 'home_count' },
  { column: 'Remarks', as: null },
];

it.each(['Cost', '2 BHK size', 'Handover', 'RERA No.', 'Khata', 'Config', 'RERA numbers'])(
  'a buyer decides by "%s"',
  (field) => expect(matters(field, MAPPING)).toBe(true),
);

it.each(['Facilities', 'No. of 2 BHK', 'Remarks', 'row'])('and not by "%s"', (field) =>
  expect(matters(field, MAPPING)).toBe(false),
);

it('fields of JSON Lines are known by themselves', () => {
  expect(matters('units[2].price', [])).toBe(true);
  expect(matters('waterSources', [])).toBe(false);
});
