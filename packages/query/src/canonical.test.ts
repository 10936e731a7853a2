import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import type { Criterion } from './criteria.ts';
import { looseCriteriaArbitrary } from './testing/criteria-arbitrary.ts';

it('leaves canonical criteria as they are', () => {
  fc.assert(
    fc.property(looseCriteriaArbitrary, (criteria) => {
      const once = canonical(criteria);
      expect(canonical(once)).toEqual(once);
    }),
    { numRuns: 500 },
  );
});

it('takes a pre-launch for a launch also where only ranking made the two alike', () => {
  const constraints: Criterion[] = [
    { field: 'possession', value: { status: 'new-launch' }, strength: 'must' },
    { field: 'possession', value: { status: 'ready' }, strength: 'must' },
    { field: 'possession', value: { status: 'pre-launch' }, strength: 'nice' },
  ];
  expect(canonical({ constraints })).toEqual({
    constraints: [
      { field: 'possession', value: { status: 'new-launch' }, strength: 'nice' },
      { field: 'possession', value: { status: 'ready' }, strength: 'nice' },
    ],
  });
});

it('ranks by two states that exclude each other, once each, also where one was a preference already', () => {
  const constraints: Criterion[] = [
    { field: 'possession', value: { status: 'ready' }, strength: 'nice' },
    { field: 'possession', value: { status: 'under-construction' }, strength: 'must' },
    { field: 'possession', value: { status: 'ready' }, strength: 'must' },
  ];
  expect(canonical({ constraints })).toEqual({
    constraints: [
      { field: 'possession', value: { status: 'ready' }, strength: 'nice' },
      { field: 'possession', value: { status: 'under-construction' }, strength: 'nice' },
    ],
  });
});
