import { isInRing } from '@manemitra/domain/rings';
import type { Point } from '@manemitra/domain/geography';
import { placeBySlug } from '@manemitra/query/gazetteer';
import { beforeAll, describe, expect, it } from 'vitest';
import { theCity } from '#server/features/journeys/public.ts';
import { someProjects } from '#server/testing/builders.ts';
import { randomFrom } from '@manemitra/catalogue/random';
import { testApp } from '#server/testing/test-app.ts';

const BOTH = 'I work at Manyata, husband at MG Road metro, both within 45 minutes';

const test = testApp();
beforeAll(async () => {
  const at = (slug: string) => {
    const [lat, lng] = placeBySlug(slug)?.at ?? [0, 0];
    return { lat, lng };
  };
  await someProjects(test.db, [
    { name: 'One', locality: 'Frazer Town', coordinates: at('frazer-town') },
    { name: 'Two', locality: 'Frazer Town', coordinates: at('frazer-town') },
    { name: 'Far', locality: 'Kengeri', coordinates: at('kengeri') },
  ]);
});

async function found(prompt: string) {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

describe('areas that suit two people', () => {
  it('are told where nothing fits, each with as many projects as its sentence finds', async () => {
    const { total, areasForAll } = await found(`${BOTH}, under 5 lakh`);
    expect(total).toBe(0);
    const [first] = areasForAll;
    expect(first?.people.map(({ who, place }) => [who, place])).toEqual([
      ['me', 'Manyata Tech Park'],
      ['partner', 'MG Road'],
    ]);
    expect(areasForAll.filter((area) => area.total > 0).length).toBeGreaterThan(0);
    for (const { sentence, total: promised } of areasForAll) {
      expect((await found(sentence)).total).toBe(promised);
    }
  });

  it('are within the minutes of each of them, those with projects first', async () => {
    const { areasForAll } = await found(`${BOTH}, under 5 lakh`);
    const totals = areasForAll.map(({ total }) => total > 0);
    expect(totals).toEqual(totals.toSorted((a, b) => Number(b) - Number(a)));
    for (const { people } of areasForAll) {
      // The middle of a range is within 45 minutes, its low end is 15 % less.
      for (const { minutes } of people) expect(minutes.low).toBeLessThanOrEqual(39);
    }
  });

  it('need the least more minutes where none is near enough, and say how many', async () => {
    const prompt = 'I work at Electronic City, husband at Manyata, both within 45 minutes';
    const { areasForAll } = await found(prompt);
    const [first] = areasForAll;
    expect(first?.moreMinutes).toBeGreaterThan(0);
    expect(first?.total).toBeGreaterThan(0);
    expect(first?.sentence).toContain(`within ${45 + (first?.moreMinutes ?? 0)} min`);
    for (const { people } of areasForAll) {
      for (const { minutes } of people) {
        expect(minutes.low).toBeLessThanOrEqual(0.86 * (45 + (first?.moreMinutes ?? 0)));
      }
    }
  });

  it('are none where something fits, and none for one person', async () => {
    expect((await found(BOTH)).areasForAll).toEqual([]);
    const { total, areasForAll } = await found('within 45 minutes of Manyata, under 5 lakh');
    expect([total, areasForAll]).toEqual([0, []]);
  });
});

describe('the area within the minutes of all', () => {
  const reachOf = async (prompt: string) => {
    const { answer, problem } = await test.call('getReach', { query: { prompt } });
    if (answer === undefined) throw new Error(problem.detail);
    return answer;
  };

  it('holds a point where, by the graph’s own answer, everybody is in time, but for the rim', async () => {
    const { places, area } = await reachOf(BOTH);
    expect(places.map(({ withinMinutes }) => withinMinutes)).toEqual([45, 45]);
    const rings = area.coordinates.map((polygon) =>
      polygon.map((ring) => ring.map(([lng, lat]): Point => [lat, lng])),
    );
    const random = randomFrom('reach');
    const hour = 9;
    const ways = ['manyata-tech-park', 'mg-road'].map((slug) =>
      theCity().to([placeBySlug(slug)?.at ?? [0, 0]], 'drive', hour),
    );
    const points = Array.from({ length: 1000 }, (): Point => [
      random.between(12.85, 13.15),
      random.between(77.45, 77.75),
    ]);
    const judged = points.flatMap((point) => {
      const spot = theCity().spotAt(point);
      const slack = Math.min(...ways.map((minutes) => 45 - minutes(spot)));
      if (Math.abs(slack) < RIM_MINUTES) return [];
      const isDrawn = rings.some(
        ([ring = [], ...holes]) =>
          isInRing(point, ring) && !holes.some((hole) => isInRing(point, hole)),
      );
      return [{ isDrawn, isInTime: slack > 0 }];
    });
    expect(judged.length).toBeGreaterThan(700);
    const wrong = judged.filter(({ isDrawn, isInTime }) => isDrawn !== isInTime);
    expect(wrong.length / judged.length).toBeLessThan(0.01);
  });

  it('is nowhere for a sentence that says no minutes', async () => {
    expect(await reachOf('3 BHK in Hebbal')).toEqual({
      places: [],
      area: { type: 'MultiPolygon', coordinates: [] },
    });
  });
});

/** The edge is drawn between crossings that are 670 m apart: some minutes by car. */
const RIM_MINUTES = 4;
