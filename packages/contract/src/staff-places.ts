import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './paging.ts';
import { PLACE_DOUBTS } from './place-doubts.ts';
import { ApproximatePlace } from './property.ts';
import { Version } from './staff-fields.ts';
import * as staffWire from './staff-wire.ts';

/** Projects whose place nobody gave, or that contradict themselves about it: for staff to set pins (decision 137). */

const PlaceToSet = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  promoter: z.string(),
  isPublished: z.boolean(),
  locality: z.string().nullable(),
  address: z.string().nullable(),
  pincode: z.string().nullable(),
  /** As somebody gave it, in degrees. */
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** The place derived from the project's words, when no source gave its point. */
  approximate: ApproximatePlace.nullable(),
  /** The contradictions, in sentences. */
  contradictions: z.array(z.string()),
  /** Where each of its words puts it, when something contradicts itself: as circles, to be seen on one map. */
  said: z.array(
    z.object({
      name: z.string(),
      at: z.tuple([z.number(), z.number()]),
      radiusMeters: z.number(),
    }),
  ),
  /** To be sent back with the pin. */
  version: Version,
});
export type PlaceToSet = z.infer<typeof PlaceToSet>;

export const listPlacesToSet = endpoint({
  summary:
    'Projects without a point that somebody gave, or whose place contradicts itself: contradictions first, then unknown places, then the least exact',
  at: staffWire.listPlacesToSet,
  access: 'operator',
  query: PageQuery.extend({ doubt: z.enum(PLACE_DOUBTS).optional() }),
  answer: pageOf(PlaceToSet).extend({
    /** Of all that the caller may change, whatever is asked for. */
    counts: z.record(z.enum(PLACE_DOUBTS), z.number().int()),
  }),
  problems: [],
});
