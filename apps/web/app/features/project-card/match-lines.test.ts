import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { matchLines, metWishes, newsFirst, unknownText } from './match-lines.ts';

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

describe('newsFirst', () => {
  it('what the home leaves of the limit stands before all else that a card says', () => {
    const line = (field: Constraint['field'], text: string) => ({
      id: text,
      field,
      verdict: 'met' as const,
      text,
    });
    const [khatha, rooms, water, money] = [
      line('khatha', 'A Khata'),
      line('bhk', '2 BHK'),
      line('water', 'Cauvery water'),
      line('price', '₹5 L under your limit'),
    ] as const;
    expect(newsFirst([khatha, rooms, water, money])).toEqual([money, khatha, water, rooms]);
  });

  const line = (field: Constraint['field'], text: string) =>
    ({ id: text, field, verdict: 'met', text }) as const;

  it('puts behind what the card says above, but not whose part its locality is', () => {
    const rooms = line('bhk', '3 BHK');
    const gym = line('amenity', 'Gym');
    const own = line('locality', 'In Whitefield, 1 km from its middle');
    const part = line('locality', 'In Kundalahalli, part of Whitefield, 2 km from its middle');
    expect(newsFirst([rooms, own, gym])).toEqual([gym, rooms, own]);
    expect(newsFirst([rooms, part, gym])).toEqual([part, gym, rooms]);
  });
});

describe('unknownText', () => {
  const khata = {
    fact: 'khata' as const,
    says: 'Khata class, A or B: not disclosed.',
  };
  const floods = { fact: 'floods' as const, says: 'Whether it floods is not disclosed.' };

  it('does not say again what the verdict says above it', () => {
    expect(unknownText([], { reasons: [khata], unknown: [khata] })).toBeNull();
    expect(unknownText([], { reasons: [khata], unknown: [khata, floods] })).toBe(floods.says);
    expect(unknownText([], { reasons: [], unknown: [khata, floods] })).toBe(
      'Khata class, A or B: not disclosed, 1 more',
    );
  });
});
