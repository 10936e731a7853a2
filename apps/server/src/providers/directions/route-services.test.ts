import type { Point } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { FAILURES, json, withStandIn } from '#server/testing/stand-in.ts';
import type { FindRoute } from './directions.port.ts';
import { googleRouter } from './google-routes.ts';
import { osrmRouter } from './osrm.ts';
import { valhallaRouter } from './valhalla.ts';

const KEY = 'a-secret-key-of-google';
const FROM: Point = [12.9716, 77.5946];
const TO: Point = [12.9352, 77.6245];

/** Answers as the systems' own documentation prints them. */
const osrmAnswer = {
  code: 'Ok',
  waypoints: [{ name: 'MG Road' }, { name: '80 Feet Road' }],
  routes: [
    {
      distance: 6021.4,
      duration: 912.6,
      weight: 912.6,
      weight_name: 'routability',
      geometry: {
        type: 'LineString',
        coordinates: [
          [77.5946, 12.9716],
          [77.61, 12.95],
          [77.6245, 12.9352],
        ],
      },
      legs: [],
    },
    {
      distance: 7000,
      duration: 1000,
      geometry: {
        type: 'LineString',
        coordinates: [
          [1, 1],
          [2, 2],
        ],
      },
    },
  ],
};
const valhallaAnswer = {
  trip: {
    status: 0,
    status_message: 'Found route between points',
    units: 'kilometers',
    language: 'en-US',
    summary: { length: 6.021, time: 912.6 },
    // 12.9716,77.5946 and 12.9352,77.6245, with six decimals.
    legs: [{ shape: '_dvvWo}~~rC~afAwky@', summary: { length: 6.021, time: 912.6 } }],
  },
};
const googleAnswer = {
  routes: [
    {
      distanceMeters: 6021,
      duration: '913s',
      polyline: {
        geoJsonLinestring: {
          type: 'LineString',
          coordinates: [
            [77.5946, 12.9716],
            [77.6245, 12.9352],
          ],
        },
      },
    },
  ],
};

const SERVICES: [name: string, at: (url: string) => FindRoute, answer: unknown][] = [
  ['OSRM', (url) => osrmRouter(`${url}/osrm`), osrmAnswer],
  ['Valhalla', (url) => valhallaRouter(`${url}/valhalla/`), valhallaAnswer],
  ['Google', (url) => googleRouter({ key: KEY, baseUrl: url }), googleAnswer],
];

describe.each(SERVICES)('a route of %s', (_, at, answer) => {
  it('has its length, its time and its line from end to end', async () => {
    const route = await withStandIn(json(answer), ({ url }) => at(url)(FROM, TO));
    expect(route).toMatchObject({ meters: 6021, seconds: 913 });
    expect(route.path.at(0)).toEqual(FROM);
    expect(route.path.at(-1)).toEqual(TO);
  });

  it('is an outage when nobody is there', async () => {
    const url = await withStandIn(json(answer), async (standIn) => standIn.url);
    await expect(at(url)(FROM, TO)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

// Side by side: each waits for what never answers as long as the product does.
it.concurrent.each(
  SERVICES.flatMap(([name, at]) =>
    FAILURES.map(([how, reason, reply]) => ({ name, how, reason, reply, at })),
  ),
)('a route of $name is an outage when the service $how', async ({ reason, reply, at }) => {
  const error = await withStandIn(reply, ({ url }) =>
    at(url)(FROM, TO).catch((thrown: unknown) => thrown),
  );
  expect(error).toMatchObject({ name: 'Outage', reason });
  expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(KEY);
});

describe('a question', () => {
  it('to OSRM goes under the path of its address, longitude first', async () => {
    const asked = await withStandIn(json(osrmAnswer), async ({ url, asked: heard }) => {
      await osrmRouter(`${url}/osrm`)(FROM, TO);
      return heard;
    });
    expect(asked).toMatchObject([
      {
        method: 'GET',
        url: '/osrm/route/v1/driving/77.594600,12.971600;77.624500,12.935200?overview=full&geometries=geojson',
      },
    ]);
  });

  it('to Valhalla asks for a car in kilometres', async () => {
    const asked = await withStandIn(json(valhallaAnswer), async ({ url, asked: heard }) => {
      await valhallaRouter(url)(FROM, TO);
      return heard;
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/route',
        body: {
          locations: [
            { lat: 12.9716, lon: 77.5946 },
            { lat: 12.9352, lon: 77.6245 },
          ],
          costing: 'auto',
          units: 'kilometers',
        },
      },
    ]);
  });

  it('to Google carries the key in a header and never in the address', async () => {
    const asked = await withStandIn(json(googleAnswer), async ({ url, asked: heard }) => {
      await googleRouter({ key: KEY, baseUrl: url })(FROM, TO);
      return heard;
    });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/directions/v2:computeRoutes',
      headers: { 'x-goog-api-key': KEY },
      body: { origin: { location: { latLng: { latitude: 12.9716, longitude: 77.5946 } } } },
    });
    expect(asked[0]?.headers['x-goog-fieldmask']).toContain('routes.polyline.geoJsonLinestring');
  });
});
