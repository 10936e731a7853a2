import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUYER_FACTS, completenessPercent, FACT_KEYS, missingFacts } from './completeness.ts';

const told = (isKnown: boolean) =>
  Object.fromEntries(FACT_KEYS.map((key) => [key, isKnown])) as Record<
    (typeof FACT_KEYS)[number],
    boolean
  >;

describe('completeness', () => {
  it('is whole when everything is known and nothing when nothing is', () => {
    expect(completenessPercent(missingFacts(told(true)))).toBe(100);
    expect(completenessPercent(missingFacts(told(false)))).toBe(0);
  });

  it('lists what is missing with the heaviest first', () => {
    const weights = missingFacts(told(false)).map((key) => BUYER_FACTS[key].weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('never falls when one more fact is known', () => {
    fc.assert(
      fc.property(fc.subarray([...FACT_KEYS]), fc.constantFrom(...FACT_KEYS), (missing, found) => {
        const fewer = missing.filter((key) => key !== found);
        expect(completenessPercent(fewer)).toBeGreaterThanOrEqual(completenessPercent(missing));
      }),
    );
  });
});
