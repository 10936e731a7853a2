import { z } from 'zod';
import { PointText } from './coordinates.ts';
import { endpoint } from './endpoint.ts';
import { OUTSIDE } from './rate-limits.ts';
import * as wire from './wire.ts';

/** From a quick day to a slow one, in whole minutes; both the same where a route service said it. */
const Minutes = z.object({
  low: z.number().int().nonnegative(),
  high: z.number().int().nonnegative(),
});

export const getMinutes = endpoint({
  summary: 'How long a way through the city takes, by car, by public transport or on foot',
  at: wire.getMinutes,
  access: 'anyone',
  limit: OUTSIDE,
  query: z.object({
    from: PointText,
    to: PointText,
    mode: z.enum(['drive', 'transit', 'walk']).default('drive'),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give an hour and minutes of the day, such as 09:00.')
      .default('09:00')
      .describe('When one leaves, `HH:MM`. Traffic is known by the hour.'),
  }),
  answer: z.object({
    /** Metres of the whole way; `null` where none is known. */
    meters: z.number().int().nonnegative().nullable(),
    minutes: Minutes.nullable(),
    at: z.string(),
    /** True: calculated over our own streets and stops; false: a route service said it. */
    isEstimated: z.boolean(),
    legs: z.array(
      z.object({
        mode: z.enum(['drive', 'walk', 'bus', 'metro']),
        meters: z.number().int().nonnegative(),
        minutes: Minutes,
        /** The bus or the line of the metro, and the stops between which one rides. */
        line: z.string().nullable(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
  }),
  problems: [],
});
