import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { limitLine, matchLines, metWishes } from './match-lines.ts';

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
      { id: 'gym', field: 'amenity', verdict: 'met', text: 'Gym', brief: 'Gym' },
      {
        id: 'pool',
        field: 'amenity',
        verdict: 'missed',
        text: 'No swimming pool',
        brief: 'No swimming pool',
      },
      {
        id: 'water',
        field: 'amenity',
        verdict: 'unknown',
        text: 'water source not disclosed',
        brief: 'water',
      },
    ]);
  });

  it('says in few words what was asked where it is kept or not known, and what was measured', () => {
    const said = (label: string, text: string, kind: 'met' | 'missed' | 'unknown') =>
      matchLines({ ...match, met: [], missed: [], unknown: [], [kind]: ['a'], reasons: [text] }, [
        { ...wish('a'), label },
      ])[0]?.brief;
    expect([
      said('A Khata', 'A Khata (not an e-Khata)', 'met'),
      said('Near Hebbal, 3 km', '2.1 km from Hebbal', 'met'),
      said('Gym', 'No gym', 'missed'),
      said('Cauvery water', 'Water source not disclosed', 'unknown'),
    ]).toEqual(['A Khata', '2.1 km from Hebbal', 'No gym', 'Cauvery water']);
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
