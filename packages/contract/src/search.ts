import { COST_KEYS } from '@manemitra/domain/cost-names';
import { FITS } from '@manemitra/domain/how-many-fit';
import { SORTS, WHOSE } from '@manemitra/query/criteria';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FittingCounts } from './fitting-counts.ts';
import { idList } from './id-list.ts';
import { InterpretationSchema } from './interpretation.ts';
import { TOO_FEW_TO_VIEW, TOO_MANY_TO_VIEW } from './limit-texts.ts';
import {
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  PROMPT_MAX_LENGTH,
  VIEW_MULTIPLE_MAX,
  VIEW_MULTIPLE_MIN,
} from './limits.ts';
import { LeadTemplate, ValueAddedService } from './lead-offers.ts';
import { ApproximatePlace, Property, Ranges } from './property.ts';
import { PropertyCard } from './property-card.ts';
import * as wire from './wire.ts';

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
const PriceBasis = z.enum(['listed', 'all-in']);

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
  from: z.object({ price: rupees, basis: PriceBasis }).exactOptional(),
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

const AnyDetails = z.object({
  ...FittingCounts.shape,
  pagination: z.object({ nextPage: z.string().nullable() }),
  /**
   * The way to more results: while few fit, the smallest change that finds most; else the next page; for projects asked for
   * by id, more in the same places or with the same wishes. Null when there is no more.
   */
  moreProperties: z
    .object({ href: z.string(), method: z.literal('GET'), text: z.string() })
    .nullable(),
  valueAddedServices: z.array(ValueAddedService),
  /** How to ask for a service or for more about a project; null where nobody takes enquiries. */
  leadGeneration: LeadTemplate.nullable(),
  /** How to ask a project's promoter to call back; null where nobody takes enquiries. */
  contactPromoter: LeadTemplate.nullable(),
  interpretation: InterpretationSchema,
  /** The canonical sentence of what was searched; goes into links. */
  sentence: z.string(),
  /**
   * A sentence that finds the same again, in the same order and with the same home of each: the buyer's own words, or, where
   * filters were added, the sentence that says all of it.
   */
  wholeSentence: z.string(),
  relaxations: z.array(Relaxation),
  /** Where nothing fits because such homes begin beyond the budget: at what they begin, in one sentence. */
  farBelow: z.string().nullable(),
  /** Where several people have a place and nothing fits; those with projects first. */
  areasForAll: z.array(AreaForAll),
  /** Where a class of khata is asked for: the e-khatas that do not tell theirs. Null where there are none. */
  worthAsking: WorthAsking.nullable(),
  /** Null where nothing is asked of the place, and on pages after the first. */
  unsurePlaces: UnsurePlaces.nullable(),
  /** Null where no price is asked for, and on pages after the first. */
  unsurePrices: UnsurePrices.nullable(),
  /** Of the projects asked for by id, those that do not exist or are not published. */
  missing: z.array(z.string()),
});

/** With `full`, everything that is known of each project; with `card`, what a list shows of it. */
export const SearchAnswer = z.discriminatedUnion('detailsLevel', [
  AnyDetails.extend({ detailsLevel: z.literal('full'), properties: z.array(FoundProperty) }),
  AnyDetails.extend({ detailsLevel: z.literal('card'), properties: z.array(FoundCard) }),
]);
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const SomeProjects = idList({
  min: VIEW_MULTIPLE_MIN,
  tooFew: TOO_FEW_TO_VIEW,
  max: VIEW_MULTIPLE_MAX,
  tooMany: TOO_MANY_TO_VIEW,
});

/** Letters of the id of a home. */
const HOME_ID_MAX = 40;

const SearchQuery = z.object({
  searchType: z
    .enum(['smart', 'text'])
    .default('smart')
    .describe(
      '`smart` understands the sentence; `text` looks for its words in names, localities and descriptions, forgives typing errors and puts the most similar first.',
    ),
  detailsLevel: z
    .enum(['full', 'card'])
    .default('full')
    .describe(
      '`full` tells everything that is known of each project, `card` what a card of a list shows, in about half of the bytes.',
    ),
  ids: SomeProjects.optional().describe(
    'Exactly these projects, by id or slug and separated by commas, in this order; a prompt then only says what to judge them by.',
  ),
  propertyId: SomeProjects.optional().describe('The same as `ids`.'),
  home: z
    .string()
    .max(HOME_ID_MAX)
    .optional()
    .describe(
      'Beside `ids`, the id of a home of one of them: its project is judged by it, whatever other home would fit.',
    ),
  sort: z
    .enum(SORTS)
    .optional()
    .describe(
      'Overrides what the sentence says; what is not known of comes last. A distance orders only where the sentence names a place.',
    ),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  cursor: z.string().max(2000).optional(),
});

/** Needed unless the projects are given by id: the handler says so, as one schema cannot see both. */
const PromptUnlessIds = z
  .string()
  .trim()
  .max(PROMPT_MAX_LENGTH, `Keep it under ${PROMPT_MAX_LENGTH} characters.`)
  .default('');

export const searchProperties = endpoint({
  summary: 'Find projects by a sentence, by words in their texts, or by their ids',
  at: wire.searchProperties,
  access: 'anyone',
  query: SearchQuery.extend({ prompt: PromptUnlessIds }),
  answer: SearchAnswer,
  problems: ['cursor.invalid'],
});

export const searchPropertiesByPost = endpoint({
  summary:
    'Find projects by a sentence sent in the body, by a sentence that refines the one before, or by their ids',
  at: wire.searchPropertiesByPost,
  access: 'anyone',
  query: SearchQuery,
  body: z.object({ prompt: PromptUnlessIds, previous: InterpretationSchema.optional() }),
  answer: SearchAnswer,
  problems: ['cursor.invalid'],
});
