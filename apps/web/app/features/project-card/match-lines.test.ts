import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { limitLine, matchLines, metOnCard, metWishes, unknownText } from './match-lines.ts';

const wish = (id: string): Constraint => ({
  id,
  field: 'amenity',
  value: { id },
  strength: 'nice',
  quote: id,
  span: [0, 0],
  label: id,
});

const match = {
  met: ['gym'],
  missed: ['pool'],
  unknown: ['water'],
  reasons: ['water source not disclosed', 'No swimming pool', 'Gym'],
  unitId: null,
};

const { home } = aFoundProperty({
  home: {
    unitId: '1',
    label: '3 BHK',
    bhk: 3,
    price: 14_000_000,
    allInPrice: null,
    atLeast: 15_300_000,
    upTo: null,
    unknownCosts: ['gst'],
    emi: null,
  },
});

describe('matchLines', () => {
  it('gives each wish its own reason and puts what is met first', () => {
    expect(matchLines(match, [wish('water'), wish('pool'), wish('gym')])).toEqual([
      { id: 'gym', field: 'amenity', verdict: 'met', text: 'Gym' },
      { id: 'pool', field: 'amenity', verdict: 'missed', text: 'No swimming pool' },
      { id: 'water', field: 'amenity', verdict: 'unknown', text: 'water source not disclosed' },
    ]);
  });

  it('never shows a reason without a verdict', () => {
    expect(
      matchLines({ ...match, met: [] }, [wish('water'), wish('pool'), wish('gym')]),
    ).toHaveLength(2);
  });
});

describe('of several whole wishes joined by “or”', () => {
  const either = [[wish('gym')], [wish('pool'), wish('garden')], [wish('park')]];
  const found = {
    ...match,
    met: ['water', 'pool', 'garden'],
    missed: [],
    unknown: [],
    reasons: ['Cauvery water', 'Swimming pool', 'Garden'],
    alternative: 1,
    alternativesMet: [1, 2],
  };

  it('the lines tell of the one that the project is judged by, after what holds in any case', () => {
    expect(matchLines(found, [wish('water')], either).map(({ id, text }) => [id, text])).toEqual([
      ['water', 'Cauvery water'],
      ['pool', 'Swimming pool'],
      ['garden', 'Garden'],
    ]);
  });

  it('all that it meets are named, that one first', () => {
    expect(metWishes(found, either)).toEqual(['“pool\u00A0· garden”', '“park”']);
    expect(metWishes({ ...found, alternativesMet: [] }, either)).toEqual([]);
    expect(metWishes(match, undefined)).toEqual([]);
  });
});

describe('what a card says of what is met', () => {
  const line = (field: Constraint['field'], text: string) =>
    ({ id: text, field, verdict: 'met', text }) as const;
  const rooms = line('bhk', '3 BHK');
  const khatha = line('khatha', 'A Khata');
  const water = line('water', 'Cauvery water');
  const money = line('price', '₹5 L under your limit');

  it('begins with what the home leaves of the limit, and is two reasons', () => {
    expect(metOnCard([khatha, rooms, water, money], home)).toEqual({
      shown: [money, khatha],
      others: [water, rooms],
    });
  });

  it('is not what the card says above, but whose part its locality is', () => {
    const own = line('locality', 'In Whitefield, 1 km from its middle');
    const part = line('locality', 'In Kundalahalli, part of Whitefield, 2 km from its middle');
    expect(metOnCard([rooms, own], home)).toEqual({ shown: [], others: [rooms, own] });
    // Of no home nothing stands there.
    expect(metOnCard([rooms, own], null)).toEqual({ shown: [rooms], others: [own] });
    expect(metOnCard([rooms, part], home)).toEqual({ shown: [part], others: [rooms] });
  });
});

describe('how a home stands to a limit', () => {
  const told = (tone: 'under' | 'open' | 'over') =>
    limitLine({ home, difference: { tone, left: 0, text: 'All in, so much' } });

  it('has a sign of its own where not all of the sum is known, and the listed price where it is over', () => {
    expect([told('under'), told('open'), told('over')]).toEqual([
      { kind: 'met', text: 'All in, so much' },
      { kind: 'open', text: 'All in, so much' },
      { kind: 'over', text: 'All in, so much; listed at ₹1.4 Cr' },
    ]);
    expect(limitLine({ home, difference: null })).toBeUndefined();
  });
});

it('what is not known of the wishes is the first of them, and how many more', () => {
  const line = (text: string) => ({ id: text, field: 'khatha', verdict: 'unknown', text }) as const;
  expect(unknownText([])).toBeNull();
  expect(unknownText([line('Khata: not disclosed.')])).toBe('Khata: not disclosed.');
  expect(unknownText([line('Khata: not disclosed.'), line('Water')])).toBe(
    'Khata: not disclosed, 1 more',
  );
});
