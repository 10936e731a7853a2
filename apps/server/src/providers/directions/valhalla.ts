import type { Point } from '@manemitra/domain/geography';
import { z } from 'zod';
import { askOutside, endpointUnder, Outage } from '#server/platform/ask-outside.ts';
import type { FindRoute } from './directions.port.ts';
import { decodePolyline } from './polyline.ts';

const Answer = z.object({
  trip: z.object({
    status: z.literal(0),
    summary: z.object({ length: z.number().nonnegative(), time: z.number().nonnegative() }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
});

const SYSTEM = 'directions (Valhalla)';
/** Valhalla writes its lines with six decimals. */
const DECIMALS = 6;

/** Any server of Valhalla's HTTP API (valhalla.github.io, "route"): `baseUrl` is what comes before `/route`. */
export function valhallaRouter(baseUrl: string): FindRoute {
  return async (from, to) => {
    const { trip } = await askOutside({
      system: SYSTEM,
      url: endpointUnder(baseUrl, 'route'),
      body: {
        locations: [location(from), location(to)],
        costing: 'auto',
        units: 'kilometers',
        directions_type: 'none',
      },
      answer: Answer,
    });
    const path = trip.legs.flatMap(({ shape }) => decodePolyline(shape, DECIMALS) ?? []);
    if (path.length < 2) throw new Outage(SYSTEM, 'malformed', 'its line cannot be read');
    return {
      meters: Math.round(trip.summary.length * 1000),
      seconds: Math.round(trip.summary.time),
      path,
    };
  };
}

const location = ([lat, lon]: Point) => ({ lat, lon });
