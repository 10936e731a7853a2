import { Constraint } from '@manemitra/contract/interpretation';
import { AMENITIES } from '@manemitra/domain/amenities';
import { describe, expect, it } from 'vitest';
import type { GoldConstraint, LabelledSentence } from './labelled-set.ts';
import { readGold } from './read-gold.ts';
import { PARTS, writtenSentences } from './written-set.ts';

const amenities = new Set<string>(AMENITIES.map(({ id }) => id));

/** Gold may leave a distance out; the wire may not. */
const onTheWire = ({ field, value, strength }: GoldConstraint) => ({
  field,
  value: field === 'metroLine' || field === 'near' ? { withinMeters: 1, ...value } : value,
  strength,
  id: '',
  quote: '',
  span: [0, 0],
  label: '',
});

const isKnown = (one: GoldConstraint) =>
  Constraint.safeParse(onTheWire(one)).success &&
  (!('id' in one.value) || amenities.has(one.value.id ?? ''));

const wishesOf = ({ gold, alternatives = [] }: LabelledSentence) =>
  [gold.constraints, ...alternatives, ...(gold.alternativeWishes ?? [])].flat();

describe('the notation of the writers', () => {
  it.each([
    ['bhk 2.5,3', { field: 'bhk', value: { in: [2.5, 3] }, strength: 'must' }],
    ['~bhk 3+', { field: 'bhk', value: { min: 3 }, strength: 'nice' }],
    [
      'price 9000000.. all-in',
      { field: 'price', value: { min: 9_000_000, basis: 'all-in' }, strength: 'must' },
    ],
    [
      '!in whitefield,lnt',
      { field: 'locality', value: { in: ['whitefield', 'l-and-t'] }, strength: 'avoid' },
    ],
    [
      'near hebbal 45min peak',
      {
        field: 'near',
        value: { place: 'hebbal', withinMinutes: 45, mode: 'drive', peak: true },
        strength: 'must',
      },
    ],
    ['metro any', { field: 'metroLine', value: { line: 'any' }, strength: 'must' }],
    ['oc', { field: 'occupancyCertificate', value: { received: true }, strength: 'must' }],
  ])('reads %s', (wish, gold) => {
    expect(readGold(wish, new Map([['lnt', 'l-and-t']]))).toEqual(gold);
  });

  it.each(['', 'rooms 3', '?bhk 3'])('refuses “%s”', (wish) => {
    expect(() => readGold(wish, new Map())).toThrow('is no wish');
  });
});

describe('the sentences of the writers', () => {
  it.each(PARTS)('want only what the language can hold: %s', (part) => {
    const unknown = writtenSentences(part).flatMap((sentence) =>
      wishesOf(sentence)
        .filter((one) => !isKnown(one))
        .map(({ field }) => `${sentence.id} ${field}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are in one part only, each writer with all that they wrote', () => {
    const writers = PARTS.map(
      (part) => new Set(writtenSentences(part).map(({ id }) => id.split('-')[0])),
    );
    const all = writers.flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
  });
});
