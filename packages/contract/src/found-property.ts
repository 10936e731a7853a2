import { COST_KEYS } from '@manemitra/domain/cost-names';
import { FITS } from '@manemitra/domain/how-many-fit';
import { z } from 'zod';
import { Property } from './property.ts';
import { PropertyCard } from './property-card.ts';

/* A project that a search found: why, by which home, and what it leaves of the limit. */

const place = z.number().int().nonnegative();

/** How long the way to a place of the sentence is, in minutes or on foot to a station, compared with what it may be. */
const MatchWay = z.object({
  /** The constraint. */
  id: z.string(),
  /** Estimated, from a quick day to a slow one. */
  minutes: z.object({ low: z.number().int(), high: z.number().int() }),
  /**
   * `may-be-over`: the middle of the estimate is within, a slow day is not; on foot, the straight line is within, a usual way is not. `likely`: on foot a usual way
   * is within, and no way is known.
   */
  standing: z.enum(['within', 'likely', 'may-be-over', 'over']),
  /** `Partner 38 to 56 min: may be over your 45`. The person is named only where several have a way. */
  text: z.string(),
});
export type MatchWay = z.infer<typeof MatchWay>;

/** Why a project is in the answer. The lists hold ids of `interpretation.constraints`. */
export const Match = z.object({
  met: z.array(z.string()),
  missed: z.array(z.string()),
  unknown: z.array(z.string()),
  /** One sentence for each constraint of the interpretation, in their order; of a text search, what matched. */
  reasons: z.array(z.string()),
  /** The unit type of `units` that meets the wishes about units; null where none does, or none is asked about. */
  unitId: z.string().nullable(),
  /** How surely it stays within the limit and the minutes that were named; absent where it does not fit. The answer counts by this. */
  fit: z.enum(FITS).exactOptional(),
  /** The ways that are asked for in minutes or, up to 3 km, to a station on foot, in the order of `reasons`; absent where none is asked for and known. */
  ways: z.array(MatchWay).exactOptional(),
  /**
   * Where the interpretation has alternatives, counted from 0: the one that `met`, `missed`, `unknown` and, after those of
   * the constraints, `reasons` speak of, and all that the project meets.
   */
  alternative: place.exactOptional(),
  alternativesMet: z.array(place).exactOptional(),
});

const rupees = z.number().int().nonnegative();
export const PriceBasis = z.enum(['listed', 'all-in']);

/** The home by which the project was found; if the search asks nothing of homes, the cheapest with a price. */
export const FittingHome = z.object({
  /** Of `units`. */
  unitId: z.string(),
  label: z.string(),
  bhk: z.number().nullable(),
  /** The lowest listed one. */
  price: rupees.nullable(),
  /** The highest listed price of homes of this type; null where it is not known or none is dearer. */
  upTo: rupees.nullable(),
  /** Everything until the keys at that price; null where a part of it is not known. */
  allInPrice: rupees.nullable(),
  /** The sum of the known parts, where one is unknown; null where all are known, or the price is not. */
  atLeast: rupees.nullable(),
  /** The costs that `atLeast` leaves out, because they are not known; none where it is null. */
  unknownCosts: z.array(z.enum(COST_KEYS)),
  /** A month, for the largest loan on the price at the rate and over the years that the calculator begins with. */
  emi: rupees.nullable(),
});
export type FittingHome = z.infer<typeof FittingHome>;

/** Of the unit types of a project those that fit, and the least that one of them costs. */
export const FittingHomes = z.object({
  count: z.number().int().nonnegative(),
  of: z.number().int().nonnegative(),
  /** The lowest listed price among them. */
  fromPrice: rupees.nullable(),
  /** The least until the keys; null where that of one of them is not known. */
  fromAllInPrice: rupees.nullable(),
});
export type FittingHomes = z.infer<typeof FittingHomes>;

/**
 * The most that the sentence would pay: the limit that must be kept, else one that would be nice, from the wish by which the
 * project was found.
 */
const StatedLimit = z.object({
  max: rupees,
  /** What the limit was named for: the price, or everything until the keys. */
  basis: PriceBasis,
  /** A lower end was named too. */
  isRange: z.boolean().exactOptional(),
});

/** How the fitting home compares with the limit, in the same words everywhere. */
const Difference = z.object({
  tone: z.enum(['under', 'over', 'open']),
  /** Rupees; negative where it is exceeded. */
  left: z.number().int(),
  /** `All in, ₹6 L under your limit of ₹1.75 Cr`. */
  text: z.string(),
});

/**
 * Home: null where none fits, or none is known. Homes: null where nothing is asked of homes. Limit: null where none is named;
 * difference: also where no home fits or its price is not known. Limit units: the homes that the limit was named for, by id;
 * null for any.
 */
const found = {
  match: Match,
  home: FittingHome.nullable(),
  homes: FittingHomes.nullable(),
  limit: StatedLimit.nullable(),
  limitUnits: z.array(z.string()).nullable(),
  difference: Difference.nullable(),
};

export const FoundProperty = Property.extend(found);
export type FoundProperty = z.infer<typeof FoundProperty>;

export const FoundCard = PropertyCard.extend(found);
export type FoundCard = z.infer<typeof FoundCard>;
