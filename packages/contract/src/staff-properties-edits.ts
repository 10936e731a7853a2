import { z } from 'zod';
import type { Address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { ById, IdInAddress } from './ids.ts';
import { DOCUMENT_MAX_BYTES } from './limits.ts';
import { Version } from './staff-fields.ts';
import { PageQuery, pageOf } from './paging.ts';
import { StaffProperty } from './staff-properties.ts';
import { SECTIONS } from './staff-properties-sections.ts';
import { UPLOADS } from './rate-limits.ts';
import * as staffWire from './staff-wire.ts';

/** How staff change a project, section by section, what was changed, and how it is taken back. */

const instant = z.string();

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
function editSection<const Section extends keyof typeof SECTIONS, Changes extends z.ZodType>(
  at: Address,
  section: Section,
  changes: Changes,
) {
  return endpoint({
    summary: `Change the section ${section} of a project`,
    at,
    access: 'staff',
    params: ById,
    body: z.strictObject({ version: Version, changes }),
    answer: Edited,
    problems: ['property.not-found', 'edit.stale'],
  });
}

export const editPropertyBasics = editSection(
  staffWire.editPropertyBasics,
  'basics',
  SECTIONS.basics.partial(),
);
export const editPropertyLocation = editSection(
  staffWire.editPropertyLocation,
  'location',
  SECTIONS.location.partial(),
);
export const editPropertyDescription = editSection(
  staffWire.editPropertyDescription,
  'description',
  SECTIONS.description.partial(),
);
export const editPropertyUnits = editSection(
  staffWire.editPropertyUnits,
  'units',
  SECTIONS.units.partial(),
);
export const editPropertyAmenities = editSection(
  staffWire.editPropertyAmenities,
  'amenities',
  SECTIONS.amenities.partial(),
);
export const editPropertyLegal = editSection(
  staffWire.editPropertyLegal,
  'legal',
  SECTIONS.legal.partial(),
);
export const editPropertyWaterAndCharges = editSection(
  staffWire.editPropertyWaterAndCharges,
  'water-and-charges',
  SECTIONS['water-and-charges'].partial(),
);
export const editPropertySchedule = editSection(
  staffWire.editPropertySchedule,
  'schedule',
  SECTIONS.schedule.partial(),
);
/** Pictures are uploaded first with `uploadImage`; the list is saved whole, in its order. */
export const editPropertyImages = editSection(
  staffWire.editPropertyImages,
  'images',
  SECTIONS.images.partial(),
);

export const replacePropertyDocuments = endpoint({
  summary: 'The documents of a project: the whole list, in its order',
  at: staffWire.replacePropertyDocuments,
  access: 'staff',
  params: ById,
  body: z.strictObject({ version: Version, changes: SECTIONS.documents }),
  answer: Edited,
  problems: ['property.not-found', 'edit.stale'],
});

export const uploadDocument = endpoint({
  summary: 'Keep a PDF, to be listed among the documents of a project',
  at: staffWire.uploadDocument,
  access: 'staff',
  limit: UPLOADS,
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
  problems: [
    'document.missing',
    'document.too-large',
    'document.refused',
    'upload.too-many',
    'upload.no-room',
  ],
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
  summary: 'Who changed what of a project, the latest first',
  at: staffWire.listPropertyHistory,
  access: 'staff',
  params: ById,
  query: PageQuery.omit({ search: true }),
  answer: pageOf(PropertyChange),
  problems: ['property.not-found'],
});

/** A file, or a page of the register, that told something of a project. */
const PropertyImport = z.object({
  /** The import. */
  id: z.number().int(),
  kind: z.enum(['projects', 'register']),
  fileName: z.string(),
  at: instant,
  by: z.string().nullable(),
  outcome: z.enum(['added', 'changed', 'unchanged']),
  /** Facts that got another value, in words; `null`: not known. */
  fields: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** Its values that differ from the current ones and were kept as differences. */
  beside: z.number().int(),
  takenBackAt: instant.nullable(),
});
export type PropertyImport = z.infer<typeof PropertyImport>;

export const listPropertyImports = endpoint({
  summary: 'Which imports told something of a project, and what that changed, the latest first',
  at: staffWire.listPropertyImports,
  access: 'staff',
  params: ById,
  query: PageQuery.omit({ search: true }),
  answer: pageOf(PropertyImport),
  problems: ['property.not-found'],
});

export const undoPropertyChange = endpoint({
  summary: 'Undo one change; refused when its fields were changed again since',
  at: staffWire.undoPropertyChange,
  access: 'staff',
  params: ById.extend({ changeId: IdInAddress }),
  answer: Edited,
  problems: ['property.not-found', 'promoter.not-found', 'edit.stale', 'change.not-found'],
});
