import type { Point } from '@manemitra/domain/geography';
import { z } from 'zod';
import { askOutside, endpointUnder } from '#server/platform/ask-outside.ts';
import type { FindRoute } from './directions.port.ts';

const position = z.tuple([z.number(), z.number()], z.number());

const Answer = z.object({
  routes: z.tuple(
    [
      z.object({
        /** Left out when it is 0. */
        distanceMeters: z.number().nonnegative().default(0),
        /** `165s` */
        duration: z.string().regex(/^\d+(\.\d+)?s$/),
        polyline: z.object({
          geoJsonLinestring: z.object({ coordinates: z.array(position).min(2) }),
        }),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * Google's directions by key: its Routes API, version 2 (developers.google.com/maps/documentation/routes), which took
 * the place of the Directions API. The key goes in a header, so that no address holds it.
 */
export function googleRouter({ key, baseUrl }: { key: string; baseUrl: string }): FindRoute {
  return async (from, to) => {
    const answer = await askOutside({
      system: 'directions (Google)',
      url: endpointUnder(baseUrl, 'directions/v2:computeRoutes'),
      headers: {
        'x-goog-api-key': key,
        'x-goog-fieldmask':
          'routes.distanceMeters,routes.duration,routes.polyline.geoJsonLinestring',
      },
      body: {
        origin: waypoint(from),
        destination: waypoint(to),
        travelMode: 'DRIVE',
        polylineEncoding: 'GEO_JSON_LINESTRING',
      },
      answer: Answer,
    });
    const [route] = answer.routes;
    return {
      meters: Math.round(route.distanceMeters),
      seconds: Math.round(Number.parseFloat(route.duration)),
      path: route.polyline.geoJsonLinestring.coordinates.map(([lng, lat]) => [lat, lng]),
    };
  };
}

const waypoint = ([latitude, longitude]: Point) => ({
  location: { latLng: { latitude, longitude } },
});
