import type { Point } from '@manemitra/domain/geography';
import { z } from 'zod';
import { askOutside, endpointUnder } from '#server/platform/ask-outside.ts';
import type { FindRoute } from './directions.port.ts';

const position = z.tuple([z.number(), z.number()], z.number());

const Answer = z.object({
  code: z.literal('Ok'),
  routes: z.tuple(
    [
      z.object({
        distance: z.number().nonnegative(),
        duration: z.number().nonnegative(),
        geometry: z.object({ coordinates: z.array(position).min(2) }),
      }),
    ],
    z.unknown(),
  ),
});

/** Any server of OSRM's HTTP API, version 1 (project-osrm.org/docs): `baseUrl` is what comes before `/route/v1`. */
export function osrmRouter(baseUrl: string): FindRoute {
  return async (from, to) => {
    const url = endpointUnder(baseUrl, `route/v1/driving/${lngLat(from)};${lngLat(to)}`);
    url.search = 'overview=full&geometries=geojson';
    const answer = await askOutside({ system: 'directions (OSRM)', url, answer: Answer });
    const [route] = answer.routes;
    return {
      meters: Math.round(route.distance),
      seconds: Math.round(route.duration),
      path: route.geometry.coordinates.map(([lng, lat]) => [lat, lng]),
    };
  };
}

const lngLat = ([lat, lng]: Point): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;
