import { NAME_MAX, RECORD_BOUNDS, RECORD_MAX } from '@manemitra/domain/record-limits';
import { PICTURE_KINDS } from '@manemitra/domain/project-files';
import { REGISTRATION_STATES } from '@manemitra/domain/register';
import { RERA_NUMBER, RERA_REFUSAL } from '@manemitra/domain/rera-number';
import { LAND_CONVERSIONS } from '@manemitra/domain/verdict/facts';
import { isPeriod } from '@manemitra/domain/periods';
import { AGREEMENT_LINES, POSSESSION_LINES } from '@manemitra/domain/price-rows';
import { KHATHA_CLASSES } from '@manemitra/domain/khatha';
import {
  APPROVERS,
  FACINGS,
  STATED_STATUSES,
  PROPERTY_TYPES,
  WATER_SOURCES,
} from '@manemitra/query/criteria';
import { z } from 'zod';
import { isDocumentAddress, isHttpsAddress, isPictureAddress } from './record-addresses.ts';

/**
 * One project as it enters the product: what the generator makes, what an import file holds, what the
 * database is filled from. A missing field means "not known"; an empty list means "checked, none".
 * A field that is not listed here is refused, so that a misspelt one is not lost in silence.
 * Money is whole rupees, unit areas are square feet, land areas square metres, dates `YYYY-MM-DD`.
 */

const text = (max: number) => z.string().trim().min(1).max(max);
const rupees = z.number().int().positive().max(RECORD_MAX.rupees);
const isoDate = z.iso.date('Give a date as YYYY-MM-DD.');
/** As exactly as it is known: `2028-12-31`, `2028-12`, `2028-Q4` or `2028`. */
const period = z.string().refine(isPeriod, 'Give a date as YYYY-MM-DD, YYYY-MM, YYYY-Q1 or YYYY.');
const address = (isUsable: (url: string) => boolean, reason: string) =>
  text(500).refine(isUsable, reason);
const httpsAddress = address(isHttpsAddress, 'Give a full https address.');

const ascending = (range: { min: number; max?: number | undefined }) =>
  range.max === undefined || range.max >= range.min;
const squareFeetRange = z
  .strictObject({
    min: z.number().positive().max(RECORD_MAX.squareFeet),
    max: z.number().positive().max(RECORD_MAX.squareFeet).optional(),
  })
  .refine(ascending, 'The largest is smaller than the smallest.');

const lines = <const T extends readonly [string, ...string[]]>(kinds: T) =>
  z.partialRecord(z.enum(kinds), z.number().int().nonnegative().max(RECORD_MAX.rupees));

/** From, to, or both, where nothing says which home it is of. */
const openRange = <T extends z.ZodNumber>(figure: T) =>
  z
    .strictObject({ min: figure.optional(), max: figure.optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'It has no figure.')
    .refine(
      ({ min, max }) => min === undefined || max === undefined || max >= min,
      'The largest is smaller than the smallest.',
    );
const openSquareFeet = openRange(z.number().positive().max(RECORD_MAX.squareFeet));

export const UnitRecord = z.strictObject({
  label: text(80),
  type: z.enum(PROPERTY_TYPES),
  /** 0 is a studio, halves are allowed; plots have none. */
  bhk: z.number().min(0).max(RECORD_MAX.bhk).multipleOf(0.5).optional(),
  carpetSqft: squareFeetRange.optional(),
  superBuiltUpSqft: squareFeetRange.optional(),
  plotSqft: squareFeetRange.optional(),
  bathrooms: z.number().int().min(0).max(RECORD_MAX.bathrooms).optional(),
  balconies: z.number().int().min(0).max(RECORD_MAX.balconies).optional(),
  facings: z.array(z.enum(FACINGS)).max(FACINGS.length).optional(),
  /** Floors of the home itself: 1 for a flat, 2 or 3 for most villas. */
  floors: z.number().int().min(1).max(RECORD_MAX.floorsOfHome).optional(),
  count: z.number().int().positive().max(RECORD_MAX.homes).optional(),
  /** Agreement price before taxes and possession charges. */
  price: z
    .strictObject({ min: rupees, max: rupees.optional() })
    .refine(ascending, 'The highest price is lower than the lowest.')
    .optional(),
  agreementLines: lines(AGREEMENT_LINES).optional(),
  possessionLines: lines(POSSESSION_LINES).optional(),
});
export type UnitRecord = z.infer<typeof UnitRecord>;

export const ComplaintRecord = z.strictObject({
  number: text(60),
  filedOn: isoDate.optional(),
  subject: text(400),
  by: text(120).optional(),
  projectName: text(NAME_MAX),
  status: text(60),
  /** Complaints about this very project rather than about its builder. */
  isAboutThisProject: z.boolean(),
});
export type ComplaintRecord = z.infer<typeof ComplaintRecord>;

export const PromoterRecord = z.strictObject({
  name: text(NAME_MAX),
  orgType: text(80).optional(),
  registrationNumber: text(80).optional(),
  address: text(300).optional(),
  /** Address of their picture, on this site or on another. */
  photo: text(500).optional(),
  review: z
    .strictObject({ text: text(1000), rating: z.number().min(0).max(5), provider: text(40) })
    .optional(),
  pastProjects: z
    .array(
      z.strictObject({
        name: text(NAME_MAX),
        type: text(80).optional(),
        status: text(60).optional(),
        promisedOn: isoDate.optional(),
        completedOn: isoDate.optional(),
        hasCase: z.boolean().optional(),
        address: text(300).optional(),
      }),
    )
    .max(500)
    .optional(),
  /** When the register was last asked about them; no other date can stand in for it. */
  pastProjectsCheckedOn: isoDate.optional(),
});
export type PromoterRecord = z.infer<typeof PromoterRecord>;

/**
 * The name of the promoter of a record that names none. Such a record is of a project that is known already: a new one has a
 * promoter.
 */
export const PROMOTER_NOT_TOLD = '';

const ImageRecord = z.strictObject({
  kind: z.enum(PICTURE_KINDS), // spec 3: image record
  url: address(
    isPictureAddress,
    'Give a full https address, or that of a picture which was uploaded here.',
  ),
  caption: text(200),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** `ALL` when left out: the whole project, not one kind of home. */
  propertyCategory: text(40).optional(),
  publicId: text(500).optional(),
});

const bySurveyNumber = <T extends z.ZodType>(value: T) =>
  z
    .record(text(60), value)
    .refine((entries) => Object.keys(entries).length <= 1000, 'It has more than 1000 entries.')
    .optional();

export const ProjectRecord = z.strictObject({
  /** Identifies a project without a RERA number across imports; with one, that number is the identity. */
  externalId: text(NAME_MAX).optional(),
  name: text(NAME_MAX),
  promoter: PromoterRecord,
  description: text(5000).optional(),
  /** As the gazetteer spells it or as people say it; absent when the source names no place. */
  locality: text(120).optional(),
  address: text(300).optional(),
  pincode: z
    .string()
    .regex(/^5[6-9]\d{4}$/, 'A Karnataka pincode has six digits and begins with 56 to 59.')
    .optional(),
  /** Where it is; needed when the gazetteer does not know the locality. */
  coordinates: z
    .strictObject({
      lat: z.number().min(RECORD_BOUNDS.south).max(RECORD_BOUNDS.north),
      lng: z.number().min(RECORD_BOUNDS.west).max(RECORD_BOUNDS.east),
    })
    .optional(),
  status: z.enum(STATED_STATUSES).optional(),
  launchedOn: period.optional(),
  possessionOn: period.optional(),
  /** The source calls the date one of completion, not of possession. */
  possessionIs: z.literal('completion').optional(),
  totalUnits: z.number().int().positive().max(RECORD_MAX.homes).optional(),
  towers: z.number().int().positive().max(RECORD_MAX.towers).optional(),
  floors: z.number().int().min(0).max(RECORD_MAX.floors).optional(),
  basements: z.number().int().min(0).max(RECORD_MAX.basements).optional(),
  landSqm: z.number().positive().max(RECORD_MAX.landSqm).optional(),
  openSqm: z.number().nonnegative().max(RECORD_MAX.landSqm).optional(),
  /** A khata's class and form, as two facts (decision 141). */
  khatha: z.enum(KHATHA_CLASSES).optional(),
  eKhatha: z.boolean().optional(),
  /** The land of a large layout has hundreds. */
  surveyNumbers: z.array(text(60)).max(1000).optional(),
  /** By survey number, where they differ or some are not known; without them each has the khatha of the project. */
  surveyKhathas: bySurveyNumber(z.enum(KHATHA_CLASSES)),
  surveyEKhathas: bySurveyNumber(z.boolean()),
  approver: z.enum(APPROVERS).optional(),
  approvalReference: text(200).optional(),
  reraNumbers: z
    .array(z.string().regex(RERA_NUMBER, RERA_REFUSAL))
    .max(RECORD_MAX.registrations)
    .optional(),
  /** By number: the tower or phase that it is of, where each has its own. */
  reraParts: z.record(text(60), text(60)).optional(),
  reraApprovedOn: isoDate.optional(),
  /** The end of the registration as it was given, and after an extension. */
  reraValidUntil: isoDate.optional(),
  reraExtendedUntil: isoDate.optional(),
  /** What is said of the registration; of homes sold, and how many complaints the register lists. */
  reraStatus: z.enum(REGISTRATION_STATES).optional(),
  soldUnits: z.number().int().nonnegative().max(RECORD_MAX.homes).optional(),
  complaintCount: z.number().int().nonnegative().max(100_000).optional(),
  /** When somebody last looked at the register; no other date can stand in for it. */
  reraCheckedOn: isoDate.optional(),
  /** Of the land, from agricultural use. */
  conversion: z.enum(LAND_CONVERSIONS).optional(),
  isLitigated: z.boolean().optional(),
  occupancyCertificate: z
    .strictObject({ received: z.boolean(), on: isoDate.optional() })
    .optional(),
  commencementCertificate: z
    .strictObject({ received: z.boolean(), on: isoDate.optional() })
    .optional(),
  waterSources: z.array(z.enum(WATER_SOURCES)).max(WATER_SOURCES.length).optional(),
  maintenancePerSqft: z.number().positive().max(RECORD_MAX.maintenancePerSqft).optional(),
  amenities: z.array(text(60)).max(RECORD_MAX.amenities).optional(),
  units: z.array(UnitRecord).max(RECORD_MAX.units).default([]),
  /** For the project as a whole, where it is not known which home costs what. Agreement prices before taxes. */
  priceRange: openRange(rupees).optional(),
  /** The same with all taxes and charges, where only that is given: a price before taxes cannot be derived from it. */
  allInPriceRange: openRange(rupees).optional(),
  /** Rupees a square foot, before taxes, where that is told: what a home costs does not follow, for of which area it is nobody says. */
  rateRange: openRange(z.number().int().positive().max(RECORD_MAX.rupeesPerSqft)).optional(),
  carpetRange: openSquareFeet.optional(),
  superBuiltUpRange: openSquareFeet.optional(),
  plotRange: openSquareFeet.optional(),
  /** The source did not say which kind of area it is. */
  areaRange: openSquareFeet.optional(),
  images: z.array(ImageRecord).max(RECORD_MAX.images).optional(),
  documents: z
    .array(
      z.strictObject({
        section: z.enum(['plan', 'noc', 'land']),
        name: text(NAME_MAX),
        url: address(
          isDocumentAddress,
          'Give a full https address, or that of a PDF which was uploaded here.',
        ),
      }),
    )
    .max(RECORD_MAX.documents)
    .optional(),
  complaints: z.array(ComplaintRecord).max(500).optional(),
  /** When the register was last asked about them; no other date can stand in for it. */
  complaintsCheckedOn: isoDate.optional(),
  source: z.strictObject({
    name: text(NAME_MAX),
    url: httpsAddress.optional(),
    checkedOn: isoDate.optional(),
  }),
  isDemonstration: z.boolean().default(false),
});
export type ProjectRecord = z.infer<typeof ProjectRecord>;
