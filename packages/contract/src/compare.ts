import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import { TOO_FEW_TO_COMPARE, TOO_MANY_TO_COMPARE } from './limit-texts.ts';
import { COMPARE_MAX, COMPARE_MIN } from './limits.ts';
import { Property } from './property.ts';
import * as wire from './wire.ts';

/** The rows of the comparator in their order (spec 2), then ours. */
export const COMPARISON_KEYS = [
  'projectName',
  'location',
  'type',
  'superBuiltupArea',
  'pricing',
  'khata',
  'possession',
  'amenities',
  'numberOfUnits',
  'numberOfTowers',
  'openSpace',
  'carpetArea',
  'waterSource',
  'monthlyMaintenance',
  // Beyond the specification: what decides more than most of the above.
  'rera',
  'allInPrice',
  'loading',
  'reraComplaints',
  'ward',
] as const;

export const ComparisonRow = z.object({
  key: z.enum(COMPARISON_KEYS),
  label: z.string(),
  /** One for each project, in their order; null is not known. */
  values: z.array(z.string().nullable()),
  /** A note to each value: the same in another unit, or what it covers. */
  notes: z.array(z.string().nullable()),
  /** Also true where the value is known of one project and not of another. */
  differs: z.boolean(),
  /** Indexes of the projects that do best, where all mean the same by the figure and better is no matter of taste. */
  best: z.array(z.number().int()).nullable(),
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

export const compareProperties = endpoint({
  summary: 'Two or three projects side by side, row by row',
  at: wire.compareProperties,
  access: 'anyone',
  query: z.object({
    propertyIds: idList({
      min: COMPARE_MIN,
      tooFew: TOO_FEW_TO_COMPARE,
      max: COMPARE_MAX,
      tooMany: TOO_MANY_TO_COMPARE,
    }).describe('Ids or slugs, separated by commas.'),
  }),
  answer: z.object({
    properties: z.array(Property),
    /** The ids and slugs asked for that no published project has; refused only when it is all of them. */
    missing: z.array(z.string()),
    rows: z.array(ComparisonRow),
    /** How each builder kept earlier promises, with what the count is of, or that none has known dates; null where no promise has both dates. */
    delays: z.array(z.string().nullable()),
    /** The nearest metro of each, and one being built that is nearer; null where the place is not known. */
    metro: z.array(z.string().nullable()),
  }),
  problems: ['property.not-found'],
});
