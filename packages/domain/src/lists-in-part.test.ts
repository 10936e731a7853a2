import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { factsOf, type FactRules, type FactValue, type Telling } from './tellings.ts';

const RULES: FactRules = {
  isSame: (_, one, other) => isDeepStrictEqual(one, other),
  isWithin: () => false,
  saidOf: () => undefined,
  goingWith: () => [],
  mayTell: () => true,
};

let id = 0;
const telling = (amenities: FactValue, more: Partial<Telling> = {}): Telling => ({
  id: ++id,
  told: [['amenities', amenities]],
  source: 'A list',
  kind: 'portal',
  asOf: '2026-11-01',
  isDecided: false,
  isTakenBack: false,
  ...more,
});
const inPart = { inPart: ['amenities'], asOf: '2026-11-20' };
const amenities = (...told: Telling[]) => {
  const { facts, differences } = factsOf(told, RULES);
  const { value, telling: of } = facts.get('amenities') ?? {};
  return { value, source: of?.source, asOf: of?.asOf, differences: differences.size };
};

it('a list that is read in part adds to a fuller one and deletes nothing', () => {
  const before = telling(['pool', 'gym', 'lift']);
  expect(amenities(before, telling(['pool', 'spa'], inPart))).toEqual({
    value: ['pool', 'gym', 'lift', 'spa'],
    source: 'A list',
    asOf: '2026-11-20',
    differences: 0,
  });
  // Another source, newer: both told it.
  expect(amenities(before, telling(['spa'], { ...inPart, source: 'Mine' }))).toMatchObject({
    value: ['pool', 'gym', 'lift', 'spa'],
    source: 'A list; Mine',
    asOf: '2026-11-01',
  });
});

it('a part of what stands is no difference, and who told the whole of it stays', () => {
  const before = telling(['pool', 'gym']);
  for (const source of ['A list', 'Mine'])
    expect(amenities(before, telling(['gym'], { ...inPart, source }))).toEqual({
      value: ['pool', 'gym'],
      source: 'A list',
      asOf: '2026-11-01',
      differences: 0,
    });
});

it('of a weaker source it stays beside as it was told', () => {
  const before = telling(['pool'], { kind: 'promoter' });
  const after = factsOf([before, telling(['spa'], { ...inPart, source: 'Mine' })], RULES);
  expect(after.facts.get('amenities')?.value).toEqual(['pool']);
  expect(after.differences.get('amenities')?.map(({ value }) => value)).toEqual([['spa']]);
});

it('a whole list takes its place again, and taking the part back leaves what was', () => {
  const before = telling(['pool', 'gym']);
  const part = telling(['spa'], inPart);
  expect(amenities(before, part, telling(['spa', 'gym'], { asOf: '2026-11-21' }))).toMatchObject({
    value: ['spa', 'gym'],
  });
  expect(amenities(before, { ...part, isTakenBack: true })).toMatchObject({
    value: ['pool', 'gym'],
  });
});
