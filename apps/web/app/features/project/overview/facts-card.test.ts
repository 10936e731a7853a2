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
        { label: 'Towers', value: '4' },
        { label: 'Water', value: null },
        { label: 'Floors', value: '-1' },
      ]),
    ).toEqual({ shown: [{ label: 'Towers', value: '4' }], undisclosed: ['Water', 'Floors'] });
  });
});
