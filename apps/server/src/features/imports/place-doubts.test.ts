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

  it('that nobody knows by its name is a doubt, and one that is known or has coordinates is none', () => {
    const doubts = (place: object) =>
      placeDoubtsOf({
        outcome: 'added',
        changes: [],
        project: projectRows(aProjectRecord({ ...place }), TEST_DAY),
      });
    const nowhere = { locality: 'Kuduregundi Cross', coordinates: undefined };
    expect(doubts(nowhere)).toEqual([
      'No place is known by the name "Kuduregundi Cross": no map shows the project until its place is set under "Places".',
    ]);
    expect(doubts({ ...nowhere, coordinates: { lat: 12.97, lng: 77.75 } })).toEqual([]);
    expect(doubts({ locality: 'Whitefield', coordinates: undefined })).toEqual([]);
  });

  it('that is misspelt is said with what it is read as', () => {
    const doubts = (locality: string) =>
      placeDoubtsOf({
        outcome: 'added',
        changes: [{ fact: 'locality', was: undefined, is: locality }],
        project: projectRows(aProjectRecord({ locality, coordinates: undefined }), TEST_DAY),
      });
    expect(doubts('Whitefeild, nr Hope Farm')).toEqual([
      'The place "Whitefeild, nr Hope Farm" is read as Whitefield.',
    ]);
    expect(doubts('whitefield')).toEqual([]);
  });

  it('is no doubt of a row that says nothing of the place', () => {
    expect(placeDoubtsOf({ outcome: 'changed', changes: change('khatha'), project })).toEqual([]);
    expect(placeDoubtsOf({ outcome: 'unchanged', changes: [], project })).toEqual([]);
  });
});
