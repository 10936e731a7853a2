import { SORTS } from '@manemitra/query/criteria';
import { z } from 'zod';
import {
  AreaForAll,
  Relaxation,
  UnsurePlaces,
  UnsurePrices,
  WorthAsking,
} from './besides-found.ts';
import { endpoint } from './endpoint.ts';
import { FittingCounts } from './fitting-counts.ts';
import { FoundCard, FoundProperty } from './found-property.ts';
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
import * as wire from './wire.ts';

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
