import { describe, expect, it } from 'vitest';
import { cardOf, isShown } from './facts-card.ts';

describe('the facts card', () => {
  it.each(['NA', 'N/A', 'n/a', ' na ', '', '   ', '-1', '-1 floors', '−3'])(
    'hides "%s"',
    (value) => {
      expect(isShown(value)).toBe(false);
    },
  );

  it.each(['0', 'Naganahalli', 'NA block', '12 floors', '1-2'])('shows "%s"', (value) => {
    expect(isShown(value)).toBe(true);
  });

  it('names what it hides', () => {
    expect(
      cardOf([
        { label: 'Towers', value: '4', group: 'project' },
        { label: 'Water', value: null, group: 'water' },
        { label: 'Floors', value: '-1', group: 'project' },
        { label: 'Nearest metro', value: null, group: 'metro' },
      ]),
    ).toEqual({
      shown: [{ label: 'Towers', value: '4' }],
      undisclosed: ['Water', 'Floors'],
      unplaced: ['Nearest metro'],
    });
  });
});
