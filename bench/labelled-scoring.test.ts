import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { score } from './labelled-scoring.ts';
import type { GoldConstraint, LabelledSentence } from './labelled-set.ts';

const threeRooms: GoldConstraint = { field: 'bhk', value: { in: [3] }, strength: 'must' };
const notWhitefield: GoldConstraint = {
  field: 'locality',
  value: { in: ['whitefield', 'varthur'] },
  strength: 'avoid',
};
const limit = (max: number): GoldConstraint => ({
  field: 'price',
  value: { max, basis: 'listed' },
  strength: 'must',
});

function labelled(
  constraints: GoldConstraint[],
  more: Partial<LabelledSentence> = {},
): LabelledSentence {
  const gold = { intent: 'search' as const, constraints };
  return { id: 'one', language: 'en', query: '', today: '2026-11-21', gold, ...more };
}

function read(constraints: GoldConstraint[], more: Partial<Interpretation> = {}): Interpretation {
  const told = constraints.map(
    (one) => ({ ...one, id: '', quote: '', span: [0, 0], label: '' }) as unknown as Constraint,
  );
  return {
    intent: 'search',
    constraints: told,
    unread: [],
    questions: [],
    language: 'en',
    ...more,
  };
}

describe('score', () => {
  it('compares the whole wishes joined by “or”, in whatever order they were said', () => {
    const either = [[threeRooms, limit(9_000_000)], [notWhitefield]];
    const gold = { intent: 'search' as const, constraints: [], alternativeWishes: either };
    const sentence = labelled([], { gold });
    const got = (lists: GoldConstraint[][]) =>
      read([], { alternatives: lists.map((list) => read(list).constraints) });
    expect(score(sentence, got(either.toReversed())).isRight).toBe(true);
    expect(score(sentence, read([])).isRight).toBe(false);
    expect(score(sentence, got([[threeRooms], [notWhitefield]])).isRight).toBe(false);
    expect(score(labelled([]), got(either)).isRight).toBe(false);
  });

  it.each([
    ['east facing site 30x40 nelamangala', true],
    ['site 30 by 40, nelamangala', true],
    ['site beku sir, plot chahiye, Devanahalli 1200sqft', true],
    ['thirty by forty site in Nelamangala', true],
    ['बगलूर में तीस बाई चालीस प्लॉट', true],
    ['ನೆಲಮಂಗಲದಲ್ಲಿ ಸೈಟ್ ಬೇಕು ಮೂವತ್ತು ನಲವತ್ತು', true],
    ['ನೆಲಮಂಗಲದಲ್ಲಿ ೩೦x೪೦ ನಿವೇಶನ', true],
    ['30 40 site beku nelamangala', true],
    ['बगलूर में 1200 स्क्वायर फीट का प्लॉट', true],
    ['plot in Devanahalli, 30 40 lakhs', false],
    ['plot in Devanahalli, forty by fifty', false],
    ['बगलूर में कम से कम 1200 स्क्वायर फीट का प्लॉट', false],
    ['plot in Devanahalli, minimum 1200 sqft', false],
    ['plot in Devanahalli, at least 1200 sqft', false],
    ['plot in Devanahalli, 1200 sqft minimum', false],
    ['plot in Devanahalli, 30x50', false],
  ])(
    'holds about so large and at least so large for one, of a plot that is only said to be so large: “%s”',
    (query, isRight) => {
      const plot = (value: { min: number; max?: number }): GoldConstraint => ({
        field: 'area',
        value: { ...value, basis: 'plot' },
        strength: 'must',
      });
      const [open, about] = [plot({ min: 1200 }), plot({ min: 1080, max: 1320 })];
      expect(score(labelled([open], { query }), read([about])).isRight).toBe(isRight);
      expect(score(labelled([about], { query }), read([open])).isRight).toBe(isRight);
    },
  );

  it('finds nothing wrong with a reading that says the same in another order', () => {
    const apart = ['varthur', 'whitefield'].map((slug): GoldConstraint => ({
      ...notWhitefield,
      value: { in: [slug] },
    }));
    const result = score(labelled([threeRooms, notWhitefield]), read([...apart, threeRooms]));
    expect(result).toMatchObject({ isRight: true, missing: [], extra: [], inversions: [] });
  });

  it('holds a list of projects for each of them, and for no other', () => {
    const project = (slug: string): GoldConstraint => ({
      field: 'project',
      value: { slug },
      strength: 'must',
    });
    const gold = labelled([project('birla-evara,century-ethos')]);
    const isRight = (...slugs: string[]) => score(gold, read(slugs.map(project))).isRight;
    expect(isRight('century-ethos', 'birla-evara')).toBe(true);
    expect(isRight('birla-evara')).toBe(false);
    expect(isRight('birla-evara', 'mantri-serenity')).toBe(false);
    expect(isRight('birla-evara', 'century-ethos', 'mantri-serenity')).toBe(false);
  });

  it('catches a place that is wanted although it was refused', () => {
    const inverted: GoldConstraint = { ...notWhitefield, strength: 'must' };
    const result = score(labelled([notWhitefield]), read([inverted]));
    expect(result.isRight).toBe(false);
    expect(result.inversions).toEqual(['locality whitefield wanted', 'locality varthur wanted']);
  });

  it('catches an amenity that is refused although it was wanted', () => {
    const pool: GoldConstraint = {
      field: 'amenity',
      value: { id: 'swimming-pool' },
      strength: 'nice',
    };
    const result = score(labelled([pool]), read([{ ...pool, strength: 'avoid' }]));
    expect(result.inversions).toEqual(['amenity swimming-pool refused']);
  });

  it('catches a wrong amount and an amount nobody named', () => {
    expect(score(labelled([limit(12_000_000)]), read([limit(120_000_000)])).wrongMoney).toEqual([
      ' to 120000000',
    ]);
    expect(score(labelled([threeRooms]), read([threeRooms, limit(1)])).wrongMoney).toHaveLength(1);
  });

  it('catches a missing constraint', () => {
    const result = score(labelled([threeRooms, limit(12_000_000)]), read([threeRooms]));
    expect(result).toMatchObject({ isRight: false, missing: [limit(12_000_000)], extra: [] });
  });

  it('catches an extra constraint', () => {
    const result = score(labelled([threeRooms]), read([threeRooms, notWhitefield]));
    expect(result).toMatchObject({ isRight: false, missing: [] });
    expect(result.extra).toHaveLength(2);
  });

  it('allows what is optional and what an alternative says', () => {
    const optional: GoldConstraint = { ...threeRooms, optional: true };
    expect(score(labelled([optional]), read([])).isRight).toBe(true);
    expect(score(labelled([optional]), read([threeRooms])).isRight).toBe(true);
    const either = labelled([limit(12_000_000)], { alternatives: [[limit(13_000_000)]] });
    expect(score(either, read([limit(13_000_000)]))).toMatchObject({
      isRight: true,
      wrongMoney: [],
    });
  });

  it('asks for the intent, the sort, the unread words and the question', () => {
    const asked = labelled([]);
    asked.gold = {
      intent: 'refine',
      constraints: [],
      sort: 'newest',
      unread: ['ground floor'],
      questions: true,
    };
    expect(score(asked, read([])).reasons).toHaveLength(4);
  });

  it('takes any lower limit for cheaper, and no other', () => {
    const cheaper = labelled([threeRooms]);
    cheaper.gold = { ...cheaper.gold, cheaperThan: 12_000_000 };
    expect(score(cheaper, read([threeRooms, limit(11_000_000)])).isRight).toBe(true);
    expect(score(cheaper, read([threeRooms, limit(12_000_000)])).isRight).toBe(false);
  });
});
