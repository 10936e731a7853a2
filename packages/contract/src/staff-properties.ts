import { FACT_KEYS } from '@manemitra/domain/completeness';
import { STATED_STATUSES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, IdInAddress } from './ids.ts';
import { PropertyDetail } from './properties.ts';
import { Ranges } from './property.ts';
import { Rera } from './rera.ts';
import { Version } from './staff-fields.ts';
import { PageQuery, pageOf } from './paging.ts';
import { PropertySections } from './staff-properties-sections.ts';
import * as staffWire from './staff-wire.ts';

/** Projects as staff see and change them: an admin all, an operator those assigned, a promoter their own. */

const isoDate = z.string();
const instant = z.string();

export const PROPERTY_SORTS = [
  'updated-desc',
  'updated-asc',
  'name-asc',
  'name-desc',
  'completeness-asc',
  'completeness-desc',
  'checked-asc',
  'promoter-asc',
] as const;

/** Filters of the list of projects, besides a search. */
export const PROPERTY_FILTERS = {
  /** Without it everything that is not deleted. */
  status: z.enum(['published', 'unpublished', 'deleted']).optional(),
  stage: z.enum(STATED_STATUSES).optional(),
  /** A fact that is not known; `any` for at least one. */
  missing: z.enum([...FACT_KEYS, 'any']).optional(),
  /** A promoter's id. */
  promoter: IdInAddress.optional(),
  /** An import's id: what it told of, as long as that stands. */
  importId: IdInAddress.optional(),
};

/** All projects that fit what the list was asked for. */
export const FittingProperties = z.strictObject({
  search: PageQuery.shape.search,
  ...PROPERTY_FILTERS,
});

const StaffPropertyRow = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  promoter: z.object({ id: z.number().int(), name: z.string() }),
  locality: z.string().nullable(),
  stage: z.enum(STATED_STATUSES).nullable(),
  rera: Rera,
  isPublished: z.boolean(),
  /** Soft: it can be restored for 30 days. */
  deletedAt: instant.nullable(),
  isDemonstration: z.boolean(),
  /** 0 to 100, of the weights in `@manemitra/domain/completeness`. */
  completeness: z.number().int(),
  missing: z.array(z.enum(FACT_KEYS)),
  priceFrom: z.number().int().nullable(),
  /** Prices and rates that are known of the whole project. */
  ranges: Ranges.pick({ price: true, allInPrice: true, rate: true }),
  imageUrl: z.string().nullable(),
  version: Version,
  updatedAt: instant,
  factsCheckedOn: isoDate.nullable(),
});
export type StaffPropertyRow = z.infer<typeof StaffPropertyRow>;

export const listStaffProperties = endpoint({
  summary: 'The projects that the caller may edit',
  at: staffWire.listStaffProperties,
  access: 'staff',
  /** `search` looks at names, localities, promoters and RERA numbers. */
  query: PageQuery.extend({
    ...PROPERTY_FILTERS,
    sort: z.enum(PROPERTY_SORTS).default('updated-desc'),
  }),
  answer: pageOf(StaffPropertyRow),
  problems: [],
});

const Completeness = z.object({
  percent: z.number().int(),
  /** The heaviest first. */
  missing: z.array(
    z.object({
      key: z.enum(FACT_KEYS),
      label: z.string(),
      /** Why buyers ask for it. */
      why: z.string(),
      /** The section in which staff enter it; null: it comes only with an import. */
      section: z.string().nullable(),
      weight: z.number(),
    }),
  ),
});

export const StaffProperty = z.object({
  id: z.number().int(),
  slug: z.string(),
  oldSlugs: z.array(z.string()),
  promoter: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  /** To be sent back with an edit. */
  version: Version,
  isPublished: z.boolean(),
  deletedAt: instant.nullable(),
  isDemonstration: z.boolean(),
  updatedAt: instant,
  completeness: Completeness,
  sections: PropertySections,
  /** What follows from the sections; never sent back. */
  derived: z.object({
    localitySlug: z.string().nullable(),
    zone: z.string().nullable(),
    /** It decides the surcharge on stamp duty, and hangs on the ward, which only the server knows. */
    isInCorporation: z.boolean().nullable(),
    openSpacePercent: z.number().nullable(),
    metro: z.array(
      z.object({
        line: z.string(),
        station: z.string(),
        status: z.string(),
        meters: z.number().int(),
      }),
    ),
    /** One for each of `sections.units.units`, in their order. */
    units: z.array(
      z.object({
        loadingPercent: z.number().nullable(),
        allInPrice: z.number().int().nullable(),
      }),
    ),
  }),
  source: z.object({
    name: z.string(),
    url: z.string().nullable(),
    checkedOn: isoDate.nullable(),
  }),
});
export type StaffProperty = z.infer<typeof StaffProperty>;

export const getStaffProperty = endpoint({
  summary: 'Every section of one project, also of one that is not published',
  at: staffWire.getStaffProperty,
  access: 'staff',
  params: ById,
  answer: StaffProperty,
  problems: ['property.not-found'],
});

export const previewProperty = endpoint({
  summary: 'The public page of one project as it would be now, also of one that is not published',
  at: staffWire.previewProperty,
  access: 'staff',
  params: ById,
  answer: PropertyDetail,
  problems: ['property.not-found'],
});
