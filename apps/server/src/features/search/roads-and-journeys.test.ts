import { beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
beforeAll(async () => {
  await someProjects(test.db, [
    // The Outer Ring Road begins at the first of these; its middle is 13 km away, where the second is far from it.
    { name: 'Hebbal End', locality: 'Hebbal', coordinates: { lat: 13.0358, lng: 77.5913 } },
    { name: 'City Market', locality: 'Chickpet', coordinates: { lat: 12.968, lng: 77.576 } },
    { name: 'By the Yellow Line', coordinates: { lat: 12.846, lng: 77.671 } },
  ]);
});

async function search(prompt: string) {
  const { answer } = await test.call('searchProperties', { query: { prompt } });
  return (answer?.properties ?? []).map(({ project, match }) => [project.name, ...match.reasons]);
}

describe('a road', () => {
  it('is near all along its line, not around its middle', async () => {
    expect(await search('near outer ring road')).toEqual([
      ['Hebbal End', '0 m from Outer Ring Road'],
    ]);
  });

  it('is a place to live on along its line', async () => {
    const [first, ...others] = await search('on outer ring road');
    expect(first?.[0]).toBe('Hebbal End');
    expect(others).toEqual([]);
  });
});

describe('a metro line', () => {
  it('is as near as the nearest of its own stations', async () => {
    expect(await search('within 2 km of yellow line')).toEqual([
      ['By the Yellow Line', expect.stringMatching(/^[\d.]+ k?m on foot from .+ metro$/)],
    ]);
    expect(await search('within 2 km of purple line')).toEqual([
      ['City Market', expect.stringMatching(/^[\d.]+ k?m on foot from .+ metro$/)],
    ]);
  });
});

describe('minutes', () => {
  it('are estimated, said to be so, and more of them at peak', async () => {
    const [calm] = await search('60 min by car from Manyata');
    const [peak] = await search('60 min by car from Manyata in peak');
    const said = /^(\d+) to (\d+) min by car.* \(estimated\) to Manyata Tech Park$/;
    const minutes = (reasons: string[] | undefined) =>
      said
        .exec(reasons?.[1] ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const [low = 0, high = 0] = minutes(calm);
    expect(low).toBeGreaterThan(10);
    expect(high).toBeGreaterThan(low);
    expect(minutes(peak)[1]).toBeGreaterThan(high);
    expect(peak?.[1]).toContain('at 9 am');
  });

  it('by public transport know the lines: the same way on foot is not taken', async () => {
    const found = await search('90 min by metro or bus from MG Road');
    expect(found.map(([name]) => name)).toContain('City Market');
    expect(found.find(([name]) => name === 'City Market')?.[1]).toMatch(
      /^\d+ to \d+ min by public transport \(estimated\)/,
    );
  });

  it('are said to be estimated on the chip too', async () => {
    const { answer } = await test.call('interpretQuery', {
      body: { prompt: '45 min to manyata in peak' },
    });
    expect(answer?.interpretation.constraints.map(({ label }) => label)).toEqual([
      'Manyata Tech Park in 45 min by car in peak (estimated)',
    ]);
  });
});
