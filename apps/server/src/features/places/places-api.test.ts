import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createStandIn, json, type StandIn } from '#server/testing/stand-in.ts';
import { seedPlaces } from './seed-places.ts';

const KEY = 'a-secret-key-of-google';
const KORAMANGALA = { lat: 12.9352, lng: 77.6245 };
const MG_ROAD = '12.9756,77.6068';
const NOWHERE = { params: { id: 'no-such-project' } };

/** The app with two projects, one of which is nobody knows where, and the places of the release. */
async function appWithPlaces(environment: Record<string, string> = {}, googleMapsUrl?: string) {
  const test = await createTestApp(environment, { googleMapsUrl });
  await seedPlaces(test.db);
  const [slug = '', unplaced = ''] = await someProjects(test.db, [
    { coordinates: KORAMANGALA },
    { locality: undefined },
  ]);
  await sql`update properties set lat = null, lng = null where slug = ${unplaced}`.execute(test.db);
  return { ...test, slug, unplaced };
}
type Places = TestApp & { slug: string; unplaced: string };

describe('with nothing configured', () => {
  let test: Places;
  beforeAll(async () => {
    test = await appWithPlaces();
  });
  afterAll(() => test.close());

  describe('places near a project', () => {
    const nearby = (query = {}) =>
      test.call('getNearbyPlaces', { params: { id: test.slug }, query });

    it('come in the six lists of the legend, four of each at most, nearest first, within 3 km', async () => {
      const { answer } = await nearby();
      expect(answer?.categories.map(({ id, label }) => [id, label])).toEqual([
        ['schools', 'Schools'],
        ['hospitals', 'Hospitals'],
        ['malls', 'Malls'],
        ['restaurants', 'Restaurants'],
        ['ponintOfInterest', 'Points of interest'],
        ['metroStations', 'Metro stations'],
      ]);
      expect(answer).toMatchObject({ coordinates: [12.9352, 77.6245], note: null });
      for (const { id, places } of answer?.categories ?? []) {
        expect(places.length).toBeLessThanOrEqual(4);
        // Stations that are only planned come after those that run.
        const there = places.filter(({ status }) => status === null || status === 'operational');
        const meters = (id === 'metroStations' ? there : places).map((place) => place.meters);
        expect(meters).toEqual(meters.toSorted((a, b) => a - b));
        expect(Math.max(0, ...meters)).toBeLessThanOrEqual(3000);
      }
    });

    it('say who tells of them', async () => {
      const { answer } = await nearby({ category: 'schools' });
      expect(answer?.categories).toHaveLength(1);
      expect(answer?.categories[0]?.places[0]).toMatchObject({
        kind: 'Government school (register of 2012)',
        source: 'Register of government schools, 2012 (openbangalore, CC BY-SA 2.5 IN)',
      });
    });

    it('are as many and as far as asked', async () => {
      const { answer } = await nearby({ category: 'schools', radius: 2500, limit: 3 });
      const places = answer?.categories[0]?.places ?? [];
      expect(places).toHaveLength(3);
      expect(places.every(({ meters }) => meters <= 2500)).toBe(true);
    });

    it('are the same through both doors', async () => {
      const call = { params: { id: test.slug }, query: { category: 'ponintOfInterest' as const } };
      const byHttp = await test.call('getNearbyPlaces', call);
      expect(await test.client.getNearbyPlaces(call)).toEqual(byHttp.answer);
    });

    it('are none, and it says why, where a project is nobody knows where', async () => {
      const call = { params: { id: test.unplaced }, query: {} };
      const { answer } = await test.call('getNearbyPlaces', call);
      expect(answer?.coordinates).toBeNull();
      expect(answer?.categories.flatMap(({ places }) => places)).toEqual([]);
      expect(answer?.note).toContain('not been recorded');
    });

    it.each([
      { category: 'pubs' },
      { category: 'pointsOfInterest' },
      { radius: 50 },
      { radius: 10_001 },
      { limit: 0 },
      { limit: 21 },
      { limit: 1.5 },
    ])('are refused for %o', async (query) => {
      const response = await test.app.inject({
        url: `/api/v1/properties/${test.slug}/nearby`,
        query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])),
      });
      expect(response.json()).toMatchObject({ status: 400, code: 'input.invalid' });
    });
  });

  describe('directions', () => {
    const directions = (to: string, id = test.slug) =>
      test.call('getDirections', { params: { id }, query: { to } });

    it('are an estimate that says so, with a line that begins and ends where asked', async () => {
      const { answer } = await directions(MG_ROAD);
      expect(answer?.note).toMatch(/^Estimated along the streets we know/);
      expect(answer?.route).toMatchObject({ isEstimated: true });
      const coordinates = answer?.route?.geometry.coordinates ?? [];
      expect(coordinates.at(0)).toEqual([77.6245, 12.9352]);
      expect(coordinates.at(-1)).toEqual([77.6068, 12.9756]);
      // 4.9 km as the crow flies; one-way streets make the way longer.
      expect(answer?.route?.meters).toBeGreaterThan(4900);
      expect(answer?.route?.meters).toBeLessThan(8000);
    });

    it('are none, and it says why, from a project that is nobody knows where', async () => {
      const { answer } = await directions(MG_ROAD, test.unplaced);
      expect(answer).toMatchObject({
        route: null,
        note: expect.stringContaining('not been recorded'),
      });
    });

    it.each([
      '',
      '12.97',
      '12.97,',
      'a,b',
      '91,77',
      '12.97,181',
      '12.97,77.6,1',
      '1e1,77',
      '12.97;77.6',
    ])('are refused to "%s"', async (to) => {
      const { status, problem } = await directions(to);
      expect(status).toBe(400);
      expect(problem?.fields?.[0]).toMatchObject({ field: 'query.to' });
    });

    it('are refused to another city', async () => {
      expect((await directions('19.076,72.8777')).problem?.fields).toEqual([
        { field: 'query.to', message: 'This point is more than 100 km from the project.' },
      ]);
    });
  });

  it('street view is not available, and it says so', async () => {
    const { answer } = await test.call('getStreetView', { params: { id: test.slug } });
    expect(answer).toMatchObject({
      panorama: null,
      reason: 'not-configured',
      message: 'Street View is not available',
    });
  });

  it('nothing is said about a project that does not exist', async () => {
    const answers = await Promise.all([
      test.call('getNearbyPlaces', { ...NOWHERE, query: {} }),
      test.call('getDirections', { ...NOWHERE, query: { to: MG_ROAD } }),
      test.call('getStreetView', NOWHERE),
    ]);
    expect(answers.map(({ problem }) => problem?.code)).toEqual(
      Array(3).fill('property.not-found'),
    );
  });
});

describe('with services configured', () => {
  let test: Places;
  let outside: StandIn;
  beforeAll(async () => {
    outside = await createStandIn(json({}));
    test = await appWithPlaces(
      {
        LOG_LEVEL: 'silent',
        GOOGLE_MAPS_KEY: KEY,
        NEARBY_PLACES: 'google',
        DIRECTIONS: `osrm+${outside.url}`,
      },
      outside.url,
    );
  });
  afterAll(async () => {
    await test.close();
    await outside.close();
  });
  beforeEach(() => void outside.asked.splice(0));

  const directions = () =>
    test.call('getDirections', { params: { id: test.slug }, query: { to: MG_ROAD } });
  const nearby = () =>
    test.call('getNearbyPlaces', { params: { id: test.slug }, query: { category: 'malls' } });
  const streetView = (id = test.slug) => test.call('getStreetView', { params: { id } });
  const outOfOrder = json({ error_message: `The key ${KEY} is wrong` }, 403);

  it('directions are the route service’s', async () => {
    const line = [
      [77.6245, 12.9352],
      [77.6068, 12.9756],
    ];
    outside.reply = json({
      code: 'Ok',
      routes: [{ distance: 5500, duration: 1200, geometry: { coordinates: line } }],
    });
    expect((await directions()).answer).toMatchObject({
      route: { meters: 5500, seconds: 1200, geometry: { coordinates: line }, isEstimated: false },
    });
  });

  it('directions are an estimate when the route service is out of order, and say so', async () => {
    outside.reply = outOfOrder;
    const { answer } = await directions();
    expect(answer?.route?.isEstimated).toBe(true);
    expect(answer?.note).toMatch(/^The route service did not answer\. Estimated/);
  });

  it('directions are an estimate when the route service is slow', async () => {
    outside.reply = () => undefined;
    expect((await directions()).answer?.route?.isEstimated).toBe(true);
  });

  it('places are the place service’s', async () => {
    outside.reply = json({
      places: [
        {
          id: 'x',
          displayName: { text: 'A Mall' },
          location: { latitude: 12.936, longitude: 77.625 },
        },
      ],
    });
    expect((await nearby()).answer).toMatchObject({
      categories: [{ id: 'malls', places: [{ name: 'A Mall', source: 'Google Maps' }] }],
      note: null,
    });
  });

  it('places are our own when the place service is out of order, and it says so', async () => {
    outside.reply = outOfOrder;
    const { answer } = await nearby();
    expect(answer?.categories[0]?.places.length).toBeGreaterThan(0);
    expect(answer?.note).toContain('from our own list');
  });

  it('street view is looked up within 50 m', async () => {
    outside.reply = json({ status: 'OK', pano_id: 'abc', location: KORAMANGALA, date: '2024-05' });
    expect((await streetView()).answer).toMatchObject({
      panorama: { id: 'abc', coordinates: [12.9352, 77.6245], takenIn: '2024-05' },
      reason: null,
    });
    expect(outside.asked[0]?.url).toContain('radius=50');
  });

  it('street view says whether there is none there, or nobody could tell', async () => {
    outside.reply = json({ status: 'ZERO_RESULTS' });
    expect((await streetView()).answer).toMatchObject({
      reason: 'none-here',
      message: 'Street View is not available at this location',
    });
    outside.reply = outOfOrder;
    expect((await streetView()).answer).toMatchObject({
      reason: 'failed',
      message: 'Street View is not available',
    });
    expect((await streetView(test.unplaced)).answer).toMatchObject({ reason: 'no-location' });
  });

  it('no answer repeats what a service said, nor a key', async () => {
    outside.reply = outOfOrder;
    const answers = await Promise.all([directions(), nearby(), streetView()]);
    expect(JSON.stringify(answers)).not.toContain(KEY);
  });
});

it('a failure is logged with the system and the reason, without its address and its key', async () => {
  const outside = await createStandIn(json({ error_message: KEY }, 403));
  const test = await appWithPlaces({ LOG_LEVEL: 'silent', GOOGLE_MAPS_KEY: KEY }, outside.url);
  const logged = vi.spyOn(test.app.log, 'warn');
  await test.call('getStreetView', { params: { id: test.slug } });
  await test.call('getDirections', { params: { id: test.slug }, query: { to: MG_ROAD } });
  await test.close();
  await outside.close();
  expect(logged.mock.calls).toEqual([
    [
      { system: 'street view (Google)', reason: 'refused' },
      'street view (Google): it answered 403',
    ],
    [{ system: 'directions (Google)', reason: 'refused' }, 'directions (Google): it answered 403'],
  ]);
});

it('an address may ask for a route once a second on average, and is refused when it asks too often', async () => {
  const test = await appWithPlaces({ RATE_LIMIT_SCALE: '0.05' });
  const asked = [];
  for (let i = 0; i < 4; i++) {
    asked.push(
      await test.call('getDirections', { params: { id: test.slug }, query: { to: MG_ROAD } }),
    );
  }
  await test.close();
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
});
