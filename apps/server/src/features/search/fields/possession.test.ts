import { expect, it } from 'vitest';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import { possession } from './project-fields.ts';
import type { Seen } from '../search-field.ts';

const missed = (possession_is: 'completion' | null) =>
  possession.missed({ by: '2027-06' }, {
    property: {
      property: {
        status: 'under-construction',
        possession_on: '2027-12-31',
        possession_precision: 'month',
        possession_is,
      },
      units: [],
    } as unknown as LoadedProperty,
  } as Seen);

it('a date is called what its source calls it', () => {
  expect(missed(null)).toBe('Possession Dec 2027');
  expect(missed('completion')).toBe('Completion Dec 2027');
});
