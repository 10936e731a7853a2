import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { matchLines } from './match-lines.ts';

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
      { id: 'gym', verdict: 'met', text: 'Gym' },
      { id: 'pool', verdict: 'missed', text: 'No swimming pool' },
      { id: 'water', verdict: 'unknown', text: 'water source not disclosed' },
    ]);
  });

  it('never shows a reason without a verdict', () => {
    expect(
      matchLines({ ...match, met: [] }, [wish('water'), wish('pool'), wish('gym')]),
    ).toHaveLength(2);
  });
});
