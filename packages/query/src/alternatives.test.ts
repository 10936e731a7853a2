import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settled, statedWishes } from './alternatives.ts';
import { canonical } from './canonical.ts';
import type { Criterion } from './criteria.ts';
import { describe as sentenceOf } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf, everyConstraint } from './interpretation.ts';
import { nameIndexOf } from './name-index.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Wish } from './reading.ts';
import { criteriaArbitrary, generatedNames } from './testing/criteria-arbitrary.ts';
import { alternativesIn, read, short, today } from './testing/wishes.ts';
import { tokenize } from './tokens.ts';

const EITHER =
  'apartment in Whitefield, and either 2 BHK under ₹60 L, or else 3 BHK under ₹90 L, cheapest first';

const bhk = (count: number): Criterion => ({
  field: 'bhk',
  value: { in: [count] },
  strength: 'must',
});
const pool = (strength: Criterion['strength']): Criterion => ({
  field: 'amenity',
  value: { id: 'swimming-pool' },
  strength,
});

describe('whole wishes joined by “or”', () => {
  it('are said as a buyer would, and read as they are said', () => {
    const { constraints, alternatives, sort, unread } = read(EITHER);
    expect(constraints.map(short)).toEqual([
      'propertyType:{"in":["apartment"]}',
      'locality:{"in":["whitefield"]}',
    ]);
    expect(alternatives?.map((list) => list.map(short))).toEqual([
      ['bhk:{"in":[2]}', 'price:{"max":6000000,"basis":"listed"}'],
      ['bhk:{"in":[3]}', 'price:{"max":9000000,"basis":"listed"}'],
    ]);
    expect({ sort, unread }).toEqual({ sort: 'price-asc', unread: [] });
    expect(sentenceOf(criteriaOf(read(EITHER)))).toBe(EITHER);
  });

  it('may each have several clauses, and stand without anything that holds of all', () => {
    const sentence =
      'either 2 BHK in Hebbal, with a swimming pool, not by Sobha, or else villa in Devanahalli, or else plot';
    expect(alternativesIn(sentence)).toEqual([
      [
        'bhk:{"in":[2]}',
        'locality:{"in":["hebbal"]}',
        'amenity:{"id":"swimming-pool"}',
        'avoid promoter:{"in":["sobha"]}',
      ],
      ['propertyType:{"in":["villa"]}', 'locality:{"in":["devanahalli"]}'],
      ['propertyType:{"in":["plot"]}'],
    ]);
    expect(sentenceOf(criteriaOf(read(sentence)))).toBe(sentence);
  });

  it('are read where a buyer adds words to such a sentence', () => {
    expect(
      alternativesIn('either a 2bhk near Hebbal, or else a villa near Devanahalli pls'),
    ).toEqual([
      ['bhk:{"in":[2]}', expect.stringContaining('"place":"hebbal"')],
      ['propertyType:{"in":["villa"]}', expect.stringContaining('"place":"devanahalli"')],
    ]);
  });

  it.each([
    ['2bhk under 60 or 3bhk under 90', ['bhk', 'price'], ['bhk', 'price']],
    [
      'flat in Hebbal or a villa in Devanahalli',
      ['propertyType', 'locality'],
      ['propertyType', 'locality'],
    ],
    ['2bhk near itpl or ecospace', ['near'], ['near']],
  ])('are read in a buyer’s own words: “%s”', (text, ...expected) => {
    expect(read(text).alternatives?.map((list) => list.map(({ field }) => field))).toEqual(
      expected,
    );
  });

  it('are read each by itself where a buyer changes such a sentence', () => {
    expect(
      alternativesIn(
        'flat, either 3 BHK in Whitefield under 1.4 Cr, or else not in Hebbal, 2bhk, under 1.1 Cr with gym',
      ),
    ).toEqual([
      [
        'bhk:{"in":[3]}',
        'locality:{"in":["whitefield"]}',
        'price:{"max":14000000,"basis":"listed"}',
      ],
      [
        'avoid locality:{"in":["hebbal"]}',
        'bhk:{"in":[2]}',
        'price:{"max":11000000,"basis":"listed"}',
        'amenity:{"id":"gym"}',
      ],
    ]);
  });

  it('are left to the weights where both are refused', () => {
    expect(read('3 BHK, not either by Sobha, or else by Prestige')).not.toHaveProperty(
      'alternatives',
    );
  });

  it('give every constraint the words it came from and an id of its own', () => {
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        const sentence = sentenceOf(criteria, generatedNames);
        const all = everyConstraint(interpret(sentence, { today, names: generatedNames }));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const { quote, span } of all) expect(sentence.slice(...span)).toBe(quote);
      }),
      { numRuns: 100 },
    );
  });

  it('are absent where a sentence has none', () => {
    expect(read('3 BHK in Whitefield')).not.toHaveProperty('alternatives');
    expect(criteriaOf(read('3 BHK in Whitefield'))).toEqual({
      constraints: [
        { field: 'bhk', value: { in: [3] }, strength: 'must' },
        { field: 'locality', value: { in: ['whitefield'] }, strength: 'must' },
      ],
    });
  });

  it('are made out of wishes that a reader has put into groups', () => {
    const text = '2bhk or 3bhk with pool';
    const sentence = { text, tokens: tokenize(text), today, names: nameIndexOf() };
    const wishAt = (wish: Wish, at: number, alternative?: number): PlacedWish => ({
      wish,
      strength: 'must',
      from: at,
      to: at + 1,
      piece: at,
      isAdded: false,
      isWithdrawn: false,
      ...(alternative === undefined ? {} : { alternative }),
    });
    const stated = statedWishes(
      [
        wishAt({ field: 'bhk', value: { in: [3] } }, 3, 1),
        wishAt({ field: 'bhk', value: { in: [2] } }, 0, 0),
        wishAt({ field: 'amenity', value: { id: 'swimming-pool' } }, 6),
      ],
      [],
      sentence,
    );
    expect(stated.constraints.map(({ id }) => id)).toEqual(['amenity-swimming-pool']);
    expect(stated.alternatives?.map((list) => list.map(({ id }) => id))).toEqual([
      ['either-1-bhk'],
      ['either-2-bhk'],
    ]);
  });
});

describe('alternatives are as simple as they can be said', () => {
  it('so the only one holds in any case, in the place of what was asked of all', () => {
    expect(settled([bhk(3), pool('must')], [[bhk(2)], [bhk(2)]])).toEqual({
      constraints: [pool('must'), bhk(2)],
    });
  });

  it('hold in any case what each of them asks, and are one list where only its members part them', () => {
    const text = 'JP Nagar alli 3bhk athava Hulimavu alli 3bhk';
    expect(read(text).alternatives).toBeUndefined();
    expect(read(text).constraints.map(short).toSorted()).toEqual([
      'bhk:{"in":[3]}',
      'locality:{"in":["jp-nagar","hulimavu"]}',
    ]);
    expect(
      settled(
        [],
        [
          [bhk(2), pool('must')],
          [bhk(2), bhk(3)],
        ],
      ),
    ).toEqual({
      constraints: [bhk(2)],
      alternatives: [[pool('must')], [bhk(3)]],
    });
  });

  it('so one that asks for nothing is met by everything', () => {
    expect(settled([bhk(3)], [[], [pool('must')]])).toEqual({ constraints: [bhk(3)] });
  });

  it('so what is preferred ranks whatever is found', () => {
    expect(settled([], [[bhk(2), pool('nice')], [bhk(3)]])).toEqual({
      constraints: [pool('nice')],
      alternatives: [[bhk(2)], [bhk(3)]],
    });
  });

  it('so they keep their order, because results refer to them by it', () => {
    const either = { constraints: [], alternatives: [[bhk(3)], [pool('must')], [bhk(2)]] };
    expect(canonical(either)).toEqual(either);
  });
});

describe('a refinement of alternatives', () => {
  const before = () => read('either 2 BHK under ₹60 L, or else 3 BHK villa under ₹90 L');
  const after = (sentence: string) => {
    const { constraints, alternatives } = interpret(sentence, { today, previous: before() });
    return {
      all: constraints.map(short),
      ...(alternatives && { either: alternatives.map((list) => list.map(short)) }),
    };
  };
  const price = (lakh: number) => `price:{"max":${lakh}00000,"basis":"listed"}`;
  const two = ['bhk:{"in":[2]}', price(60)];
  const three = ['bhk:{"in":[3]}', 'propertyType:{"in":["villa"]}', price(90)];

  it.each([
    ['with a pool', { all: ['amenity:{"id":"swimming-pool"}'], either: [two, three] }],
    ['under 80 lakh', { all: [price(80)], either: [two.slice(0, 1), three.slice(0, 2)] }],
    ['drop the budget', { all: [], either: [two.slice(0, 1), three.slice(0, 2)] }],
    [
      'increase budget by 10 lakh',
      {
        all: [],
        either: [
          [two[0], price(70)],
          [...three.slice(0, 2), price(100)],
        ],
      },
    ],
    ['no villas', { all: [...two, 'avoid propertyType:{"in":["villa"]}'] }],
    [
      'row houses also',
      {
        all: [],
        either: [two, [three[0], 'propertyType:{"in":["villa","row-house"]}', three[2]]],
      },
    ],
    ['just 3 bhk', { all: three }],
    ['2 bhk ne saaku', { all: two }],
    ['सिर्फ 2 बीएचके', { all: two }],
    ['start over', { all: [] }],
  ])('“%s” keeps the rest', (sentence, expected) => {
    const { all, ...either } = after(sentence);
    expect({ all: all.toSorted((a, b) => (a < b ? -1 : 1)), ...either }).toEqual({
      ...expected,
      all: expected.all.toSorted((a, b) => (a < b ? -1 : 1)),
    });
  });

  it('stays as it was in what it does not touch, ids too', () => {
    const { alternatives } = interpret('with a pool', { today, previous: before() });
    expect(alternatives).toEqual(before().alternatives);
  });

  it('has an address that means what it means, whatever it began with', () => {
    const context = { today, names: generatedNames };
    const changes = fc.constantFrom(
      'with a pool',
      'under 80 lakh',
      'no villas',
      'row houses also',
      'in Hebbal instead',
      'drop the budget',
      'anywhere is fine',
      'ready to move',
      'either 2 BHK, or else villa',
    );
    fc.assert(
      fc.property(criteriaArbitrary, changes, (criteria, change) => {
        const previous = interpret(sentenceOf(criteria, generatedNames), context);
        const next = criteriaOf(interpret(change, { ...context, previous }));
        const address = sentenceOf(next, generatedNames);
        fc.pre(address !== '');
        expect(canonical(criteriaOf(interpret(address, context)))).toEqual(canonical(next));
      }),
      { numRuns: 150 },
    );
  });

  it('does not happen to whole new wishes', () => {
    const { intent, constraints } = interpret(EITHER, { today, previous: read('villa in Hebbal') });
    expect(intent).toBe('search');
    expect(constraints).toHaveLength(2);
  });

  it('takes new alternatives in the place of the old ones and of what they say anew', () => {
    const previous = read('3 BHK in Hebbal with a pool');
    const next = interpret('make it either 2 BHK, or else a villa', { today, previous });
    expect(next.constraints.map(({ field }) => field)).toEqual(['locality', 'amenity']);
    expect(next.alternatives?.map((list) => list.map(short))).toEqual([
      ['bhk:{"in":[2]}'],
      ['propertyType:{"in":["villa"]}'],
    ]);
  });
});

it('holds at most three alternatives, and tells what it left out', () => {
  const { alternatives, unread } = read(
    'either 1 BHK, or else 2 BHK, or else villa, or else plot in Hebbal',
  );
  expect(alternatives).toHaveLength(3);
  expect(unread).toEqual(['plot', 'Hebbal']);
});
