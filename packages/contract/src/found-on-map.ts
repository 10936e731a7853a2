import { FITS } from '@manemitra/domain/how-many-fit';
import { SORTS } from '@manemitra/query/criteria';
import { VERDICT_LEVELS } from '@manemitra/domain/verdict/levels';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PROMPT_MAX_LENGTH } from './limits.ts';
import { COUNTS } from './rate-limits.ts';
import { FittingHome } from './found-property.ts';
import * as wire from './wire.ts';

/** So many projects are marks of a map; the others are counted. More would cover each other, and be slow on a phone. */
export const MARKS_MAX = 500;

const rupees = z.number().int().nonnegative().nullable();

/** A project that fits, with the home that speaks for it: that of its card. */
export const FoundMark = z.object({
  id: z.string(),
  name: z.string(),
  at: z.tuple([z.number(), z.number()]),
  /** It lies somewhere within so many metres; 0 where its place was given. */
  radiusMeters: z.number().nonnegative(),
  /** How surely it fits. */
  fit: z.enum(FITS),
  /** How it is judged; `null` while that is being read again. */
  verdict: z.enum(VERDICT_LEVELS).nullable(),
  home: FittingHome.pick({ price: true, allInPrice: true, atLeast: true, emi: true }).nullable(),
  /** The lowest listed price of any of its homes; where none has a price, `range` is the price range of the project. */
  lowest: rupees,
  range: z.object({ min: rupees, max: rupees }).nullable(),
});
export type FoundMark = z.infer<typeof FoundMark>;

/** Where an area ends that the homes must lie in. */
export const SearchedBorder = z.object({
  /** An office has drawn it, or it is so far from a place; otherwise it is about where a locality or a side of the city ends. */
  isExact: z.boolean(),
  /** What lies in it, where a place is to be near: `within 3 km of Hebbal`. */
  near: z.string().exactOptional(),
  /** `[longitude, latitude]`, the first again at the end. */
  line: z.array(z.tuple([z.number(), z.number()])),
});
export type SearchedBorder = z.infer<typeof SearchedBorder>;

export const findOnMap = endpoint({
  summary: 'The projects that fit a sentence, as marks of a map',
  at: wire.findOnMap,
  access: 'anyone',
  limit: COUNTS,
  query: z.object({
    prompt: z.string().trim().min(1).max(PROMPT_MAX_LENGTH),
    sort: z
      .enum(SORTS)
      .optional()
      .describe('Overrides what the sentence says: which marks come first, and by which home.'),
  }),
  answer: z.object({
    /** How many fit, wherever they lie. */
    total: z.number().int().nonnegative(),
    /** Of so many, the first in the order of the list, the place was looked up. */
    looked: z.number().int().nonnegative(),
    /** How many of them have a known or an approximate place. */
    marks: z.array(FoundMark).max(MARKS_MAX),
    borders: z.array(SearchedBorder),
  }),
  problems: [],
});
