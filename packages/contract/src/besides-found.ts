import { WHOSE } from '@manemitra/query/criteria';
import { z } from 'zod';
import { PriceBasis } from './found-property.ts';
import { ApproximatePlace, Ranges } from './property.ts';

/* What a search says besides the projects that it found: what would find more, and whom it could not judge. */

/** The smallest change that finds more, with what it exactly yields. */
export const Relaxation = z.object({
  /** The constraint that gives way. */
  constraintId: z.string(),
  text: z.string(),
  sentence: z.string(),
  /** How many more projects fit. */
  more: z.number().int().positive(),
  /** How many fit in all after the change: applying `sentence` yields exactly this total. */
  total: z.number().int().positive(),
  /** The lowest price among them, as the budget was named; only where nothing fits without a change, and where one is known. */
  from: z.object({ price: z.number().int().nonnegative(), basis: PriceBasis }).exactOptional(),
});
export type Relaxation = z.infer<typeof Relaxation>;

/** Others that may fit and do not tell it: to be asked, not ruled out. */
export const WorthAsking = z.object({
  text: z.string(),
  /** Finds just them. */
  sentence: z.string(),
  total: z.number().int().positive(),
});
export type WorthAsking = z.infer<typeof WorthAsking>;

/** Whom a search could not judge by their place, because it is not known well enough. */
export const UnsurePlaces = z.object({
  /** They meet everything else, and a part of where they may lie meets this: those whose middle is nearest. */
  nearEnough: z.object({
    total: z.number().int().nonnegative(),
    projects: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        approximate: ApproximatePlace,
      }),
    ),
  }),
  /** How many projects meet everything else but have no known place at all, so they were not checked. */
  noPlace: z.number().int().nonnegative(),
});
export type UnsurePlaces = z.infer<typeof UnsurePlaces>;

/** Whom a search could not judge by their price, because only the prices of the whole project are known. */
export const UnsurePrices = z.object({
  total: z.number().int().nonnegative(),
  /** They meet everything else, and those prices reach into what is asked for: those that begin lowest. */
  projects: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      ranges: Ranges.pick({ price: true, allInPrice: true }),
    }),
  ),
});
export type UnsurePrices = z.infer<typeof UnsurePrices>;

/** A part of the city from which each of several people is where they have to be in time. */
export const AreaForAll = z.object({
  name: z.string(),
  /** Its middle, from which the minutes are. */
  coordinates: z.tuple([z.number(), z.number()]),
  /** In the order of the sentence; estimated, from a quick day to a slow one. */
  people: z.array(
    z.object({
      who: z.enum(WHOSE).nullable(),
      place: z.string(),
      /** What was said, without `moreMinutes`. */
      withinMinutes: z.number(),
      minutes: z.object({ low: z.number().int(), high: z.number().int() }),
    }),
  ),
  /** So many more for each than was said: 0 unless no area is near enough. */
  moreMinutes: z.number().int().nonnegative(),
  /** How many projects in it do for all of them, whatever else was asked: `sentence` finds just these. */
  total: z.number().int().nonnegative(),
  sentence: z.string(),
});
export type AreaForAll = z.infer<typeof AreaForAll>;
