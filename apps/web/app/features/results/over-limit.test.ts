import { describe, expect, it } from 'vitest';
import { overLimitFrom } from './over-limit.ts';

const limit = { max: 15_000_000, basis: 'listed' as const, isRange: false };
const card = (tone: 'under' | 'open' | 'over') => ({
  limit,
  difference: { tone, left: 0, text: '', gap: '' },
});

describe('where a list goes on with homes that keep the limit by their listed price alone', () => {
  it('is behind the last of the others', () => {
    expect(overLimitFrom([card('under'), card('open'), card('over'), card('over')])).toEqual({
      index: 2,
      text: 'These fit by their listed price only: all in, they come to more than ₹1.5 Cr.',
    });
  });

  it.each([
    ['there is no card', []],
    ['all are within', [card('under'), card('open')]],
    ['all are over', [card('over'), card('over')]],
    ['another order mixes them', [card('under'), card('over'), card('open')]],
  ])('is nowhere where %s', (_, cards) => {
    expect(overLimitFrom(cards)).toBeUndefined();
  });
});
