import { describe, expect, it } from 'vitest';
import { projectRows } from '#server/features/catalogue/public.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { placeDoubtsOf } from './doubts.ts';

const project = projectRows(
  aProjectRecord({ locality: 'Vijayanagar', pincode: '570001' }),
  TEST_DAY,
);
const told = ['The pincode 570001 is of Mysuru.'];
const change = (fact: string) => [{ fact, was: undefined, is: 'something else' }];

describe('a place that contradicts itself', () => {
  it('is a doubt of a row that brings it, and of one that changes it', () => {
    expect(placeDoubtsOf({ outcome: 'added', changes: [], project })).toEqual(told);
    expect(placeDoubtsOf({ outcome: 'changed', changes: change('pincode'), project })).toEqual(
      told,
    );
  });

  it('is no doubt of a row that says nothing of the place', () => {
    expect(placeDoubtsOf({ outcome: 'changed', changes: change('khatha'), project })).toEqual([]);
    expect(placeDoubtsOf({ outcome: 'unchanged', changes: [], project })).toEqual([]);
  });
});
