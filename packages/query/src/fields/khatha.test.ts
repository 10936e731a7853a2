import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const khathasIn = (text: string) =>
  interpret(text, { today: '2026-11-28' }).constraints.flatMap(({ field, strength, value }) =>
    field === 'khatha' ? [{ strength, ...value }] : [],
  );

it('an article names no grade, though khatas are spoken of', () => {
  for (const said of [
    '3bhk, A khata, preferably with a gym',
    'A khata, and a pool',
    'khata A only, near a park',
    'A khata 2bhk, ideally a corner one with a balcony',
  ]) {
    expect({ said, khathas: khathasIn(said) }).toEqual({
      said,
      khathas: [{ strength: 'must', in: ['A'] }],
    });
  }
});

it('a letter by itself is a grade where khatas are spoken of', () => {
  expect(khathasIn('2bhk, khata A no B')).toContainEqual({ strength: 'must', in: ['A'] });
  expect(khathasIn('no B khata, only A')).toContainEqual({ strength: 'must', in: ['A'] });
});
