import { SORTS } from '@manemitra/query/criteria';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { InterpretationSchema } from './interpretation.ts';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './limits.ts';
import { Property } from './properties.ts';
import { Prompt } from './queries.ts';

/** Why a project is in the answer. The lists hold ids of `interpretation.constraints`. */
export const Match = z.object({
  met: z.array(z.string()),
  missed: z.array(z.string()),
  unknown: z.array(z.string()),
  /** One sentence for each constraint of the interpretation, in their order. */
  reasons: z.array(z.string()),
  /** The unit type that meets the wishes about units, of `units`; null when there are none. */
  unitId: z.string().nullable(),
});

export const FoundProperty = Property.extend({ match: Match });
export type FoundProperty = z.infer<typeof FoundProperty>;

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
});
export type Relaxation = z.infer<typeof Relaxation>;

export const SearchAnswer = z.object({
  properties: z.array(FoundProperty),
  total: z.number().int().nonnegative(),
  pagination: z.object({ nextPage: z.string().nullable() }),
  moreProperties: z
    .object({ href: z.string(), method: z.literal('GET'), text: z.string() })
    .nullable(),
  interpretation: InterpretationSchema,
  /** The canonical sentence of what was searched; goes into links. */
  sentence: z.string(),
  relaxations: z.array(Relaxation),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const SearchQuery = z.object({
  searchType: z.enum(['smart']).default('smart'),
  detailsLevel: z.enum(['full']).default('full'),
  sort: z.enum(SORTS).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  cursor: z.string().max(2000).optional(),
});

export const searchProperties = endpoint({
  name: 'searchProperties',
  summary: 'Find projects by a sentence',
  method: 'GET',
  path: '/api/v1/properties/search',
  access: 'anyone',
  query: SearchQuery.extend({ prompt: Prompt }),
  answer: SearchAnswer,
  problems: ['cursor.invalid'],
});

export const searchPropertiesByPost = endpoint({
  name: 'searchPropertiesByPost',
  summary:
    'Find projects by a sentence sent in the body, or by a sentence that refines the one before',
  method: 'POST',
  path: '/api/v1/properties/search',
  access: 'anyone',
  query: SearchQuery,
  body: z.object({ prompt: Prompt, previous: InterpretationSchema.optional() }),
  answer: SearchAnswer,
  problems: ['cursor.invalid'],
});
