import { WHOSE } from '@manemitra/query/criteria';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PROMPT_MAX_LENGTH } from './limits.ts';
import { OUTSIDE } from './rate-limits.ts';
import * as wire from './wire.ts';

/** `[longitude, latitude]` in degrees, as GeoJSON has it. */
const Corner = z.tuple([z.number(), z.number()]);

export const getReach = endpoint({
  summary:
    'From where all the places of a sentence are within the minutes that it says, as an area',
  at: wire.getReach,
  access: 'anyone',
  limit: OUTSIDE,
  query: z.object({ prompt: z.string().trim().min(1).max(PROMPT_MAX_LENGTH) }),
  answer: z.object({
    /** The places to be near, in the order of the sentence; none where it says no minutes. */
    places: z.array(
      z.object({
        name: z.string(),
        who: z.enum(WHOSE).nullable(),
        coordinates: z.tuple([z.number(), z.number()]),
        withinMinutes: z.number(),
      }),
    ),
    /** Estimated over the streets and stops that we know, exact to some 300 m: empty where nothing is near enough. */
    area: z.object({
      type: z.literal('MultiPolygon'),
      coordinates: z.array(z.array(z.array(Corner))),
    }),
  }),
  problems: [],
});
