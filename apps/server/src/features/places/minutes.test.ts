import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createStandIn, json } from '#server/testing/stand-in.ts';

const MANYATA = '13.0475,77.6212';
const MG_ROAD = '12.9756,77.6069';

describe('the minutes of a way', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const ask = (query: { from?: string; to?: string; mode?: 'transit' | 'walk'; at?: string }) =>
    test.call('getMinutes', { query: { from: MANYATA, to: MG_ROAD, ...query } });

  it('are a range, estimated, by car at nine unless something else is asked', async () => {
    const { answer } = await ask({});
    expect(answer).toMatchObject({ at: '09:00', isEstimated: true, legs: [{ mode: 'drive' }] });
    expect(answer?.meters).toBeGreaterThan(9000);
    expect(answer?.meters).toBeLessThan(16_000);
    expect(answer?.minutes?.low).toBeLessThan(answer?.minutes?.high ?? 0);
  });

  it('are more in the rush hour than at night', async () => {
    const [rush, night] = [await ask({ at: '18:30' }), await ask({ at: '02:00' })];
    expect(rush.answer?.minutes?.high).toBeGreaterThan(night.answer?.minutes?.high ?? Infinity);
  });

  it('by public transport name each ride with its line and stops', async () => {
    const { answer } = await ask({ mode: 'transit' });
    const ride = answer?.legs.find(({ mode }) => mode === 'bus' || mode === 'metro');
    expect(ride).toMatchObject({
      line: expect.any(String),
      from: expect.any(String),
      to: expect.any(String),
    });
    const total = answer?.legs.reduce((sum, { meters }) => sum + meters, 0);
    expect(total).toBe(answer?.meters);
  });

  it('are refused at the field where a point is outside the city, or is none, or the hour is none', async () => {
    const refusedAt = async (query: Parameters<typeof ask>[0]) =>
      (await ask(query)).problem?.fields?.map(({ field }) => field);
    expect(await refusedAt({ to: '19.0760,72.8777' })).toEqual(['query.to']);
    expect(await refusedAt({ from: 'Hebbal' })).toEqual(['query.from']);
    expect(await refusedAt({ at: '25:00' })).toEqual(['query.at']);
  });
});

it('are those of the route service where one is configured, and said not to be estimated', async () => {
  const coordinates = [
    [77.6212, 13.0475],
    [77.6069, 12.9756],
  ];
  const service = await createStandIn(
    json({ code: 'Ok', routes: [{ distance: 12_345, duration: 2520, geometry: { coordinates } }] }),
  );
  const test = await createTestApp({ DIRECTIONS: `osrm+${service.url}` });
  try {
    const { answer } = await test.call('getMinutes', { query: { from: MANYATA, to: MG_ROAD } });
    expect(answer).toMatchObject({
      meters: 12_345,
      minutes: { low: 42, high: 42 },
      isEstimated: false,
    });
  } finally {
    await test.close();
    await service.close();
  }
});
