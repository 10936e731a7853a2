import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { isSaidIn, retype, without, withoutAlternative, withStrength } from './chip-edits.ts';

const sentence = '3bhk in Whitefield with pool';
const rooms: Constraint = {
  id: 'bhk',
  field: 'bhk',
  value: { in: [3] },
  strength: 'must',
  quote: '3bhk',
  span: [0, 4],
  label: '3 BHK',
};
const place: Constraint = {
  id: 'place',
  field: 'locality',
  value: { in: ['whitefield'] },
  strength: 'must',
  quote: 'in Whitefield',
  span: [5, 18],
  label: 'Whitefield',
};
const interpretation: Interpretation = {
  intent: 'search',
  constraints: [rooms, place],
  sort: 'price-asc',
  unread: ['by the lake'],
  questions: [],
  language: 'en',
};

describe('editing a chip', () => {
  it('changes the strength of that wish and of no other', () => {
    const edited = withStrength(interpretation, 'place', 'avoid');
    expect(edited.constraints.map(({ id, strength }) => [id, strength])).toEqual([
      ['bhk', 'must'],
      ['place', 'avoid'],
    ]);
    expect(edited.sort).toBe('price-asc');
  });

  it('drops that wish and no other', () => {
    expect(without(interpretation, 'bhk').constraints).toEqual([place]);
  });

  it('leaves the interpretation it started from as it was', () => {
    withStrength(interpretation, 'place', 'nice');
    without(interpretation, 'place');
    expect(interpretation.constraints).toEqual([rooms, place]);
  });

  it('retypes the words where they stand', () => {
    expect(retype(sentence, place, ' near Hebbal ')).toBe('3bhk near Hebbal with pool');
    expect(retype(sentence, rooms, '2 or 3 bhk')).toBe('2 or 3 bhk in Whitefield with pool');
  });

  it('leaves no gap when the words are taken out', () => {
    expect(retype(sentence, place, '')).toBe('3bhk with pool');
  });

  it('offers retyping only where the words stand in the sentence', () => {
    expect(isSaidIn(sentence, place)).toBe(true);
    expect(isSaidIn('cheaper', place)).toBe(false);
  });
});

describe('editing a chip of a whole wish joined by “or”', () => {
  const villa: Constraint = { ...rooms, id: 'either-2-type', label: 'Villa' };
  const either: Interpretation = {
    ...interpretation,
    constraints: [],
    alternatives: [[rooms, place], [villa]],
  };

  it('changes or drops that one and no other', () => {
    expect(without(either, 'place').alternatives).toEqual([[rooms], [villa]]);
    expect(withStrength(either, 'place', 'avoid').alternatives).toEqual([
      [rooms, { ...place, strength: 'avoid' }],
      [villa],
    ]);
  });

  it('drops the whole wish with its last chip, or at once', () => {
    expect(without(either, 'either-2-type').alternatives).toEqual([[rooms, place]]);
    expect(withoutAlternative(either, 0).alternatives).toEqual([[villa]]);
  });

  it('leaves no choice where none is left', () => {
    const last = { ...either, alternatives: [[villa]] };
    expect(without(last, 'either-2-type')).not.toHaveProperty('alternatives');
    expect(withoutAlternative(last, 0)).not.toHaveProperty('alternatives');
  });
});
