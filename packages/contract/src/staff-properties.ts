import { FACT_KEYS } from '@manemitra/domain/completeness';
import { POSSESSION_STATUSES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_MAX_BYTES, INTEGER_MAX } from './limits.ts';
import { Version } from './staff-fields.ts';
import { PageQuery, pageOf, Said } from './staff-paging.ts';
import { PropertySections, SECTIONS } from './staff-properties-sections.ts';

/** Projects as staff see and change them: an admin all, an operator those assigned, a promoter their own. */

const id = z.coerce.number().int().positive().max(INTEGER_MAX);
const ById = z.object({ id });
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

const StaffPropertyRow = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  promoter: z.object({ id: z.number().int(), name: z.string() }),
  locality: z.string().nullable(),
  stage: z.enum(POSSESSION_STATUSES).nullable(),
  isPublished: z.boolean(),
  /** Soft: it can be restored for 30 days. */
  deletedAt: instant.nullable(),
  isDemonstration: z.boolean(),
  /** 0 to 100, of the weights in `@manemitra/domain/completeness`. */
  completeness: z.number().int(),
  missing: z.array(z.enum(FACT_KEYS)),
  priceFrom: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  version: Version,
  updatedAt: instant,
  factsCheckedOn: isoDate.nullable(),
});
export type StaffPropertyRow = z.infer<typeof StaffPropertyRow>;

export const listStaffProperties = endpoint({
  name: 'listStaffProperties',
  summary: 'The projects that the caller may edit',
  method: 'GET',
  path: '/api/v1/admin/properties',
  access: 'staff',
  /** `search` looks at names, localities, promoters and RERA numbers. */
  query: PageQuery.extend({
    /** Without it everything that is not deleted. */
    status: z.enum(['published', 'unpublished', 'deleted']).optional(),
    stage: z.enum(POSSESSION_STATUSES).optional(),
    /** A fact that is not known; `any` for at least one. */
    missing: z.enum([...FACT_KEYS, 'any']).optional(),
    /** A promoter's id. */
    promoter: z.coerce.number().int().positive().max(INTEGER_MAX).optional(),
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
      /** Where it is told; null: it comes with an import alone. */
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
  /** The groups of facts that staff changed after the source told them (`FACT_GROUPS`). */
  staffChecks: z.array(
    z.object({ group: z.string(), checkedOn: isoDate, by: z.string().nullable() }),
  ),
});
export type StaffProperty = z.infer<typeof StaffProperty>;

export const getStaffProperty = endpoint({
  name: 'getStaffProperty',
  summary: 'Every section of one project, also of one that is not published',
  method: 'GET',
  path: '/api/v1/admin/properties/:id',
  access: 'staff',
  params: ById,
  answer: StaffProperty,
  problems: ['property.not-found'],
});

const Edited = z.object({
  message: z.string(),
  /** The fields that are now otherwise; none when everything was so already. */
  changed: z.array(z.string()),
  property: StaffProperty,
});

/**
 * Saves one section. A field that is left out stays; `null` makes it unknown. Refused with `edit.stale` when somebody
 * else changed the section after `version`; edits of other sections are no obstacle.
 */
function editSection<
  const Name extends string,
  const Section extends keyof typeof SECTIONS,
  Changes extends z.ZodType,
>(name: Name, section: Section, changes: Changes) {
  return endpoint({
    name,
    summary: `Change the section ${section} of a project`,
    method: 'PATCH',
    path: `/api/v1/properties/:id/${section}`,
    access: 'staff',
    params: ById,
    body: z.strictObject({ version: Version, changes }),
    answer: Edited,
    problems: ['property.not-found', 'edit.stale'],
  });
}

export const editPropertyBasics = editSection(
  'editPropertyBasics',
  'basics',
  SECTIONS.basics.partial(),
);
export const editPropertyLocation = editSection(
  'editPropertyLocation',
  'location',
  SECTIONS.location.partial(),
);
export const editPropertyDescription = editSection(
  'editPropertyDescription',
  'description',
  SECTIONS.description.partial(),
);
export const editPropertyUnits = editSection(
  'editPropertyUnits',
  'units',
  SECTIONS.units.partial(),
);
export const editPropertyAmenities = editSection(
  'editPropertyAmenities',
  'amenities',
  SECTIONS.amenities.partial(),
);
export const editPropertyLegal = editSection(
  'editPropertyLegal',
  'legal',
  SECTIONS.legal.partial(),
);
export const editPropertyWaterAndCharges = editSection(
  'editPropertyWaterAndCharges',
  'water-and-charges',
  SECTIONS['water-and-charges'].partial(),
);
export const editPropertySchedule = editSection(
  'editPropertySchedule',
  'schedule',
  SECTIONS.schedule.partial(),
);
/** Pictures are uploaded first with `uploadImage`; the list is saved whole, in its order. */
export const editPropertyImages = editSection(
  'editPropertyImages',
  'images',
  SECTIONS.images.partial(),
);

export const replacePropertyDocuments = endpoint({
  name: 'replacePropertyDocuments',
  summary: 'The documents of a project: the whole list, in its order',
  method: 'PUT',
  path: '/api/v1/properties/:id/documents',
  access: 'staff',
  params: ById,
  body: z.strictObject({ version: Version, changes: SECTIONS.documents }),
  answer: Edited,
  problems: ['property.not-found', 'edit.stale'],
});

export const uploadDocument = endpoint({
  name: 'uploadDocument',
  summary: 'Keep a PDF, to be listed among the documents of a project',
  method: 'POST',
  path: '/api/v1/documents',
  access: 'staff',
  upload: {
    maxBytes: DOCUMENT_MAX_BYTES,
    missing: 'document.missing',
    tooLarge: 'document.too-large',
  },
  body: z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  answer: z.object({
    url: z.string(),
    bytes: z.number().int().positive(),
    originalFileName: z.string(),
  }),
  problems: ['document.missing', 'document.too-large', 'document.refused'],
});

export const PropertyChange = z.object({
  id: z.number().int(),
  /** The version that the change made. */
  version: Version,
  /** A section, or `publication`. */
  section: z.string(),
  at: instant,
  by: z.string().nullable(),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The change that this one took back. */
  undoes: z.number().int().nullable(),
  isUndone: z.boolean(),
});
export type PropertyChange = z.infer<typeof PropertyChange>;

export const listPropertyHistory = endpoint({
  name: 'listPropertyHistory',
  summary: 'Who changed what of a project, the latest first',
  method: 'GET',
  path: '/api/v1/admin/properties/:id/history',
  access: 'staff',
  params: ById,
  query: PageQuery.omit({ search: true }),
  answer: pageOf(PropertyChange),
  problems: ['property.not-found'],
});

export const undoPropertyChange = endpoint({
  name: 'undoPropertyChange',
  summary: 'Take one change back; refused when its fields were changed again since',
  method: 'POST',
  path: '/api/v1/admin/properties/:id/history/:changeId/undo',
  access: 'staff',
  params: z.object({ id, changeId: id }),
  answer: Edited,
  problems: ['property.not-found', 'edit.stale', 'change.not-found'],
});

export const BULK_ACTIONS = ['publish', 'unpublish', 'delete', 'restore', 'set-stage'] as const;

export const changePropertiesInBulk = endpoint({
  name: 'changePropertiesInBulk',
  summary: 'Publish, unpublish, delete, restore, or set the stage of several projects at once',
  method: 'POST',
  path: '/api/v1/admin/properties/bulk',
  access: 'staff',
  body: z
    .strictObject({
      ids: z
        .array(z.number().int().positive().max(INTEGER_MAX))
        .min(1, 'Choose at least one project.')
        .max(500, 'Choose at most 500 projects at once.'),
      action: z.enum(BULK_ACTIONS, `Choose one of ${BULK_ACTIONS.join(', ')}.`),
      /** With `set-stage`. */
      stage: z.enum(POSSESSION_STATUSES).optional(),
      reason: z.string().trim().max(500, 'Keep it to 500 characters.').optional(),
    })
    .refine(({ action, stage }) => action !== 'set-stage' || stage !== undefined, {
      message: 'Choose a stage.',
      path: ['stage'],
    }),
  answer: z.object({
    message: z.string(),
    changed: z.array(z.number().int()),
    unchanged: z.array(z.number().int()),
    refused: z.array(z.object({ id: z.number().int(), reason: z.string() })),
  }),
  problems: [],
});

export const deleteProperty = endpoint({
  name: 'deleteProperty',
  summary: 'Delete a project; it can be restored for 30 days',
  method: 'DELETE',
  path: '/api/v1/admin/properties/:id',
  access: 'staff',
  params: ById,
  answer: Said,
  problems: ['property.not-found'],
});

export const restoreProperty = endpoint({
  name: 'restoreProperty',
  summary: 'Take the deletion of a project back, within 30 days',
  method: 'POST',
  path: '/api/v1/admin/properties/:id/restore',
  access: 'staff',
  params: ById,
  answer: Said,
  problems: ['property.not-found'],
});
