import { z } from 'zod';
import { PointText } from './coordinates.ts';
import { endpoint } from './endpoint.ts';
import {
  NEARBY_LIMIT_MAX,
  NEARBY_PER_CATEGORY,
  NEARBY_RADIUS_MAX_METERS,
  NEARBY_RADIUS_METERS,
} from './limits.ts';
import { NEARBY_CATEGORIES } from './nearby-categories.ts';
import { Walk } from './on-foot.ts';
import { OUTSIDE } from './rate-limits.ts';
import * as wire from './wire.ts';

/** The surroundings of a project, the way there by car, and whether there are street pictures. */

/** `[latitude, longitude]` in degrees. */
const Coordinates = z.tuple([z.number(), z.number()]);
const params = z.object({ id: z.string().min(1).max(200) });

export const NearbyPlace = z.object({
  id: z.string(),
  name: z.string(),
  nameKn: z.string().nullable(),
  /** `Lake`, `Metro station`. */
  kind: z.string(),
  /** Of a metro station: `operational`, `under-construction` or `proposed`. */
  status: z.string().nullable(),
  coordinates: Coordinates,
  /** In a straight line from the project. */
  meters: z.number().int().nonnegative(),
  /** Null: further than people walk. */
  walk: Walk.nullable(),
  source: z.string(),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

export const getNearbyPlaces = endpoint({
  summary: 'Places around a project, nearest first: of one category or of all six',
  at: wire.getNearbyPlaces,
  access: 'anyone',
  limit: OUTSIDE,
  params,
  query: z.object({
    category: z.enum(NEARBY_CATEGORIES).optional(),
    radius: z.coerce
      .number()
      .int()
      .min(100)
      .max(NEARBY_RADIUS_MAX_METERS)
      .default(NEARBY_RADIUS_METERS)
      .describe(
        'Metres in a straight line. The nearest running metro station is listed however far away it is, before planned ones.',
      ),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(NEARBY_LIMIT_MAX)
      .default(NEARBY_PER_CATEGORY)
      .describe('At most so many of each category.'),
  }),
  answer: z.object({
    /** Where the project is; `null` is not known, and then nothing is near. */
    coordinates: Coordinates.nullable(),
    /** In the order of the legend, the asked one alone when one was asked for. */
    categories: z.array(
      z.object({
        id: z.enum(NEARBY_CATEGORIES),
        label: z.string(),
        places: z.array(NearbyPlace),
      }),
    ),
    /** A caveat about this list, as a sentence. */
    note: z.string().nullable(),
  }),
  problems: ['property.not-found'],
});

export const getDirections = endpoint({
  summary: 'The way by car from a project to a point',
  at: wire.getDirections,
  access: 'anyone',
  limit: OUTSIDE,
  params,
  query: z.object({
    to: PointText,
  }),
  answer: z.object({
    /** `null` where the project is nobody knows where. */
    route: z
      .object({
        meters: z.number().int().nonnegative(),
        seconds: z.number().int().nonnegative(),
        /** GeoJSON: longitude first. */
        geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(Coordinates) }),
        /** True: no route service was asked or none answered; draw it dashed. */
        isEstimated: z.boolean(),
      })
      .nullable(),
    /** How this was calculated, or why there is none, as a sentence for the visitor. */
    note: z.string(),
  }),
  problems: ['property.not-found'],
});

export const getStreetView = endpoint({
  summary: 'Whether there is a street-level picture within 50 m of a project',
  at: wire.getStreetView,
  access: 'anyone',
  limit: OUTSIDE,
  params,
  answer: z.object({
    panorama: z
      .object({
        id: z.string(),
        coordinates: Coordinates,
        /** The month it was taken in, `YYYY-MM`. */
        takenIn: z.string().nullable(),
        copyright: z.string().nullable(),
        /** Where to look at it. */
        url: z.string(),
        /** The same for a frame in a page, `fov` in degrees still to be added; null where that is not set up. */
        frameUrl: z.string().nullable(),
      })
      .nullable(),
    /** Why there is none; `null` when there is one. */
    reason: z.enum(['not-configured', 'none-here', 'failed', 'no-location']).nullable(),
    /** In the words of spec 8. */
    message: z.string().nullable(),
    /** What lies behind it, as a sentence. */
    note: z.string().nullable(),
  }),
  problems: ['property.not-found'],
});
