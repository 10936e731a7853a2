import { expect, it } from 'vitest';
import { describe } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';

const today = '2026-11-30';
const after = (search: string, said: string) =>
  describe(criteriaOf(interpret(said, { today, previous: interpret(search, { today }) })));

it.each([
  ['1 bhk in koramangala', 'ok or btm', '1 BHK in BTM Layout or Koramangala'],
  ['1 bhk in hebbal', 'or studio', 'in Hebbal, and either 1 BHK, or else studio'],
  [
    '2 bhk within 1 km of the purple line metro',
    'include green line as well',
    '2 BHK, and either within 1 km of the purple line metro, or else within 1 km of the green line metro',
  ],
])('after “%s”, “%s” is wished for as well', (search, said, both) => {
  expect(after(search, said)).toBe(both);
});

it.each([
  [
    '2bhk near hosa road metro',
    'yellow line instead, any station',
    '2 BHK, within 1.5 km of the yellow line metro',
  ],
  ['villa near nandi hills', 'ಅಷ್ಟು ದೂರ ಬೇಡ, ಯಲಹಂಕ ನೋಡಿ', 'villa in Yelahanka'],
  ['3 bhk near greenwood high, in sarjapur road', 'forget the school', '3 BHK in Sarjapur Road'],
  ['3 bhk near manyata tech park, in thanisandra', 'forget the tech park', '3 BHK in Thanisandra'],
])('after “%s”, “%s” lets the place go', (search, said, left) => {
  expect(after(search, said)).toBe(left);
});

it('a place that is only asked for by what it is stays: no mall', () => {
  expect(after('3 bhk near manyata tech park', 'forget the mall')).toContain('Manyata');
});
