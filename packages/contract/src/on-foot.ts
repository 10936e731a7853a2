import { z } from 'zod';

/** What can be reached on foot from a project: metro, buses and places that we know. All minutes are estimated. */

export const Walk = z.object({
  meters: z.number().int().nonnegative(),
  /** From a quick walk to a slow one. */
  minutes: z.object({ low: z.number().int(), high: z.number().int() }),
  /** False: small streets are not known there, so it is the straight line with a usual detour. */
  isAlongStreets: z.boolean(),
});
export type Walk = z.infer<typeof Walk>;

const Station = z.object({
  station: z.string(),
  lines: z.array(z.string()),
  /** In a straight line. */
  meters: z.number().int().nonnegative(),
  /** Null: further than people walk. */
  walk: Walk.nullable(),
});

export const OnFoot = z.object({
  /** The nearest station at which trains stop, by the way there. */
  metro: Station,
  /** The nearest that is being built, where one is within reach. */
  metroBeingBuilt: Station.extend({
    /** The promised month, and who reported it when; null: no promise is known. */
    promised: z
      .object({
        by: z.string(),
        /** The promised month is over; we do not know whether the station opened. */
        isPast: z.boolean(),
        source: z.object({ name: z.string(), url: z.string() }),
        reportedOn: z.string(),
      })
      .nullable(),
  }).nullable(),
  /** The bus stops within a short walk, nearest first; null: buses were left out of the city's files. */
  buses: z
    .object({
      stops: z.array(
        z.object({
          name: z.string(),
          walk: Walk,
          /** The first of the services that call there, in the order of their names. */
          lines: z.array(z.string()),
          lineCount: z.number().int().nonnegative(),
        }),
      ),
      /** The source of stops and lines, and its date in its own words: `2025-11`. */
      source: z.string(),
      asOf: z.string(),
    })
    .nullable(),
  /** True places within 15 minutes, nearest first. */
  places: z.array(z.object({ name: z.string(), kind: z.string(), walk: Walk, source: z.string() })),
});
export type OnFoot = z.infer<typeof OnFoot>;
