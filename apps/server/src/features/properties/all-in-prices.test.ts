import { generateProjects } from '@manemitra/demonstration/generate';
import { describe, expect, it } from 'vitest';
import { aProject, NOTHING_ON_TOP } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const pricesOf = async (slug: string) => {
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  return { listed: answer?.project.prices, allIn: answer?.project.allInPrices };
};

const POSSESSION = { 'legal-fee': 25_000, 'advance-maintenance': 90_000, 'corpus-fund': 60_000 };
const CITY = {
  locality: 'Hebbal',
  approver: 'BBMP' as const,
  occupancyCertificate: { received: true },
};

describe('all-in prices', () => {
  it('are never below the listed ones, at the cheapest home and at the dearest', async () => {
    const all: Awaited<ReturnType<typeof pricesOf>>[] = [];
    for (const record of generateProjects(60, { seed: 8 })) {
      all.push(await pricesOf(await aProject(test.db, record)));
    }
    const below = (end: 'min' | 'max') =>
      all.filter(({ listed, allIn }) => (allIn?.[end] ?? Infinity) < (listed?.[end] ?? 0));
    expect(below('min')).toEqual([]);
    expect(below('max')).toEqual([]);
    expect(all.filter(({ allIn }) => typeof allIn?.max === 'number').length).toBeGreaterThan(10);
  });

  it('that are only known in part name what is left out, as the price part does, on cards too', async () => {
    const whole: string[] = [];
    const inPart: string[] = [];
    for (const record of generateProjects(60, { seed: 9 })) {
      const { answer } = await test.call('getProperty', {
        params: { id: await aProject(test.db, record) },
      });
      for (const { allInAtLeast, unknownCosts, id } of answer?.units ?? []) {
        const price = answer?.unitPrices.find(({ unitId }) => unitId === id);
        const expected = allInAtLeast === null ? [] : price?.keysInHand.unknown;
        expect(unknownCosts).toEqual(expected);
        (unknownCosts.length === 0 ? whole : inPart).push(id);
      }
    }
    expect(Math.min(whole.length, inPart.length)).toBeGreaterThan(10);
    const { answer: found } = await test.call('searchProperties', {
      query: { prompt: 'flat', limit: 20 },
    });
    const homes = found?.properties.flatMap(({ home }) => home ?? []) ?? [];
    for (const { atLeast, unknownCosts } of homes) {
      expect(unknownCosts.length > 0).toBe(atLeast !== null);
    }
    expect(homes.some(({ atLeast }) => atLeast !== null)).toBe(true);
  });

  it('are not known at the dearest home where its charges are not', async () => {
    const unit = {
      type: 'apartment' as const,
      carpetSqft: { min: 800 },
      agreementLines: NOTHING_ON_TOP,
    };
    const slug = await aProject(test.db, {
      ...CITY,
      units: [
        { ...unit, label: '2 BHK', price: { min: 9_000_000 }, possessionLines: POSSESSION },
        { ...unit, label: '3 BHK', price: { min: 14_000_000 } },
      ],
    });
    const { allIn } = await pricesOf(slug);
    expect(allIn?.min).toBeGreaterThan(9_000_000);
    expect(allIn?.max).toBeNull();
  });
});
