import { describe, expect, it } from 'vitest';
import type { Limit } from './against-limit.ts';
import { knownAllInOfProject, projectOverLimit } from './all-in-of-project.ts';

const home = {
  listed: { min: 14_500_000, max: 14_500_000 } as { min: number; max: number } | null,
  allIn: null as { max: number } | null,
  isOnlyHome: true,
  type: 'apartment',
  carpetSqft: null,
  status: 'under-construction',
  occupancyCertificateReceived: null,
  registeredOn: '2026-11-30',
};
const over = (of: typeof home, most: Limit = limit) =>
  projectOverLimit({ ...of, known: knownAllInOfProject(of) ?? 0 }, most);
const limit = { max: 15_000_000, basis: 'listed' as const };

describe('a home without a price of its own', () => {
  it('is held against a limit with its taxes, as one with a price is', () => {
    expect(over(home)).toMatchObject({
      tone: 'over',
      text: 'All in, at least ₹13 L over your limit of ₹1.5 Cr',
    });
    expect(over(home, { ...limit, max: 17_000_000 })).toBeUndefined();
  });

  it('is held against the upper end of a range in the words of every other home', () => {
    expect(over(home, { ...limit, isRange: true })?.gap).toBe(
      'at least ₹13 L over the top of your range, ₹1.5 Cr',
    );
  });

  it('is not said to be over a limit that only the dearest home of its project may pass', () => {
    const several = { ...home, listed: { min: 4_500_000, max: 14_500_000 }, isOnlyHome: false };
    expect(over(several)).toMatchObject({
      tone: 'open',
      text: 'All in, the dearest of its homes is at least ₹13 L over your limit of ₹1.5 Cr',
    });
    expect(over({ ...several, isOnlyHome: true })).toBeUndefined();
  });

  it('takes a price with everything as it is told', () => {
    expect(knownAllInOfProject({ ...home, allIn: { max: 16_000_000 } })).toBe(16_000_000);
    expect(knownAllInOfProject({ ...home, listed: null })).toBeUndefined();
  });
});
