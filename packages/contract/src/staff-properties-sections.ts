import { PICTURE_KINDS } from '@manemitra/domain/project-files';
import { LAND_CONVERSIONS } from '@manemitra/domain/verdict/facts';
import { NAME_MAX, RECORD_BOUNDS, RECORD_MAX } from '@manemitra/domain/record-limits';
import { isPeriod } from '@manemitra/domain/periods';
import { AGREEMENT_LINES, POSSESSION_LINES } from '@manemitra/domain/price-rows';
import { KHATHA_CLASSES } from '@manemitra/domain/khatha';
import { REGISTRATION_STATES } from '@manemitra/domain/register';
import { RERA_NUMBER, RERA_REFUSAL } from '@manemitra/domain/rera-number';
import {
  APPROVERS,
  FACINGS,
  STATED_STATUSES,
  PROPERTY_TYPES,
  WATER_SOURCES,
} from '@manemitra/query/criteria';
import { z } from 'zod';
import { asStored } from './as-stored.ts';

/**
 * What staff edit of a project, section by section. `null` is not known, an empty list is a list that was checked.
 * Money is whole rupees, unit areas are square feet, land areas square metres, dates `YYYY-MM-DD`. What a section says
 * when it is read is what it takes when it is saved. The limits are those of the import (`ProjectRecord`), or narrower.
 */

const words = (max: number, empty = 'Type something, or leave it out.') =>
  z
    .string({ error: 'Give a text.' })
    .trim()
    .min(1, empty)
    .max(max, `Keep it to ${max.toLocaleString('en-IN')} characters.`);
const optionalWords = (max: number) => words(max).nullable();

const within = (min: number, max: number): string =>
  `Give a number from ${min.toLocaleString('en-IN')} to ${max.toLocaleString('en-IN')}.`;
const amount = (min: number, max: number) =>
  z
    .number({ error: within(min, max) })
    .min(min, within(min, max))
    .max(max, within(min, max));
const count = (min: number, max: number) =>
  amount(min, max).refine(Number.isInteger, 'Give a whole number.');

const rupees = count(1, RECORD_MAX.rupees);
const day = z.iso.date('Give a date as YYYY-MM-DD.').nullable();
/** As exactly as it is known. */
const period = z
  .string()
  .refine(isPeriod, 'Give a day, month, quarter or year: 2028-12-31, 2028-12, 2028-Q4 or 2028.')
  .nullable();
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `Choose one of ${values.join(', ')}.`);
const yesNo = z.boolean('Answer yes or no.').nullable();

const range = (smallest: z.ZodType<number>, wrongWay: string) =>
  z
    .strictObject({ min: smallest, max: smallest.nullable() })
    .refine(({ min, max }) => max === null || max >= min, { message: wrongWay, path: ['max'] })
    .nullable();
const squareFeet = range(
  amount(1, RECORD_MAX.squareFeet),
  'The largest is smaller than the smallest.',
);

/** From, to, or both, of the project as a whole: which home it is of is not known. */
const openRange = (figure: z.ZodType<number>, wrongWay: string) =>
  z
    .strictObject({ min: figure.optional(), max: figure.optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'It has no figure.')
    .refine(({ min, max }) => min === undefined || max === undefined || max >= min, wrongWay)
    .nullable();
const openSquareFeet = openRange(
  amount(1, RECORD_MAX.squareFeet),
  'The largest is smaller than the smallest.',
);

const lines = <const T extends readonly [string, ...string[]]>(kinds: T) =>
  z.partialRecord(z.enum(kinds), count(0, RECORD_MAX.rupees));

/** One unit type with its price rows; the all-in price is calculated from it. */
const UnitValues = z.strictObject({
  label: words(80, 'Name this unit type, for example 2 BHK.'),
  type: oneOf(PROPERTY_TYPES),
  /** 0 is a studio, halves are allowed; plots have none. */
  bhk: amount(0, RECORD_MAX.bhk)
    .multipleOf(0.5, 'Give whole or half bedrooms, for example 2.5.')
    .nullable(),
  carpetSqft: squareFeet,
  superBuiltUpSqft: squareFeet,
  plotSqft: squareFeet,
  bathrooms: count(0, RECORD_MAX.bathrooms).nullable(),
  balconies: count(0, RECORD_MAX.balconies).nullable(),
  facings: z.array(oneOf(FACINGS)).max(FACINGS.length).nullable(),
  /** Floors of the home itself. */
  floors: count(1, RECORD_MAX.floorsOfHome).nullable(),
  count: count(1, RECORD_MAX.homes).nullable(),
  /** The agreement price before taxes and the charges at possession. */
  price: range(rupees, 'The highest price is lower than the lowest.'),
  agreementLines: lines(AGREEMENT_LINES),
  possessionLines: lines(POSSESSION_LINES),
});
export type UnitValues = z.infer<typeof UnitValues>;

/** spec 3: the image record of a seller's upload. */

export const ImageValues = z.strictObject({
  kind: oneOf(PICTURE_KINDS),
  /** As the upload answered it, or as it stands already. */
  url: words(500),
  caption: words(200, 'Say in a few words what the picture shows.'),
  width: count(1, 20_000),
  height: count(1, 20_000),
  /** `ALL` when left out. */
  propertyCategory: words(40).optional(),
  /** Told when read; true of the main picture alone, whatever is sent. */
  isElevationImage: z.boolean().optional(),
  /** As the upload answered it. */
  publicId: optionalWords(500).optional(),
});

export const DocumentValues = z.strictObject({
  section: oneOf(['plan', 'noc', 'land'] as const),
  name: words(NAME_MAX, 'Name this document.'),
  /** As the upload answered it, as it stands already, or a full https address. */
  url: words(500),
});

const certificate = z
  .strictObject({ received: z.boolean('Answer yes or no.'), on: day })
  .refine(({ received, on }) => received || on === null, {
    message: 'A certificate that was not received has no date.',
    path: ['on'],
  })
  .nullable();

const { south, north, west, east } = RECORD_BOUNDS;
const latitude = `Bengaluru lies between ${south} and ${north} degrees north.`;
const longitude = `Bengaluru lies between ${west} and ${east} degrees east.`;

const BasicsValues = z.strictObject({
  name: words(NAME_MAX, 'A project needs a name.'),
  /** By any of its names; only our own staff may change who it is. */
  promoter: words(NAME_MAX, 'A project needs a promoter.'),
  totalUnits: count(1, RECORD_MAX.homes).nullable(),
  towers: count(1, RECORD_MAX.towers).nullable(),
  floors: count(0, RECORD_MAX.floors).nullable(),
  basements: count(0, RECORD_MAX.basements).nullable(),
  landSqm: amount(1, RECORD_MAX.landSqm).nullable(),
  openSqm: amount(0, RECORD_MAX.landSqm).nullable(),
});
const LocationValues = z.strictObject({
  /** As the gazetteer spells it or as people say it. */
  locality: optionalWords(120),
  address: optionalWords(300),
  pincode: z
    .string({ error: 'Give a text.' })
    .regex(/^5[6-9]\d{4}$/, 'A Karnataka pincode has six digits and begins with 56 to 59.')
    .nullable(),
  coordinates: z
    .strictObject({
      lat: z.number({ error: latitude }).min(south, latitude).max(north, latitude),
      lng: z.number({ error: longitude }).min(west, longitude).max(east, longitude),
    })
    .nullable(),
});
const DescriptionValues = z.strictObject({ description: optionalWords(5000) });
export const TOO_MANY_UNITS = `A project has at most ${RECORD_MAX.units} unit types.`;
const UnitsValues = z.strictObject({
  units: z.array(UnitValues).max(RECORD_MAX.units, TOO_MANY_UNITS),
  priceRange: openRange(rupees, 'The highest price is lower than the lowest.'),
  allInPriceRange: openRange(rupees, 'The highest price is lower than the lowest.'),
  /** Rupees a square foot. */
  rateRange: openRange(
    count(1, RECORD_MAX.rupeesPerSqft),
    'The highest price is lower than the lowest.',
  ),
  carpetRange: openSquareFeet,
  superBuiltUpRange: openSquareFeet,
  plotRange: openSquareFeet,
  areaRange: openSquareFeet,
});
const AmenitiesValues = z.strictObject({
  /** Ids of `@manemitra/domain/amenities`, or others in the same form. */
  amenities: z
    .array(words(60))
    .max(RECORD_MAX.amenities, `Name at most ${RECORD_MAX.amenities} amenities.`)
    .refine((ids) => new Set(ids).size === ids.length, 'An amenity is named twice.')
    .nullable(),
});
const LegalValues = z.strictObject({
  /** A khata's class and form, as two facts (decision 141). */
  khatha: oneOf(KHATHA_CLASSES).nullable(),
  eKhatha: z.boolean().nullable(),
  surveyNumbers: z
    .array(
      z.strictObject({
        number: words(60, 'Type the survey number.'),
        khatha: oneOf(KHATHA_CLASSES).nullable(),
        eKhatha: z.boolean().nullable(),
      }),
    )
    .max(200, 'Name at most 200 survey numbers.'),
  approver: oneOf(APPROVERS).nullable(),
  approvalReference: optionalWords(200),
  reraNumbers: z
    .array(z.string({ error: 'Give a text.' }).trim().regex(RERA_NUMBER, RERA_REFUSAL))
    .max(RECORD_MAX.registrations, `Name at most ${RECORD_MAX.registrations} registrations.`),
  /** Of which tower or phase each of them is, where that is known. */
  reraParts: z.record(z.string().max(60), words(60)).nullable(),
  reraApprovedOn: day,
  /** The end of the registration as it was given, and after an extension. */
  reraValidUntil: day,
  reraExtendedUntil: day,
  /** What is said of the registration: one that is applied for has no number yet. */
  reraStatus: oneOf(REGISTRATION_STATES).nullable(),
  /** When somebody last asked the register; with no number and no day it is not known whether there is one. */
  reraCheckedOn: day,
  conversion: oneOf(LAND_CONVERSIONS).nullable(),
  isLitigated: yesNo,
  /** OC. */
  occupancyCertificate: certificate,
  /** CC. */
  commencementCertificate: certificate,
});
const WaterAndChargesValues = z.strictObject({
  waterSources: z.array(oneOf(WATER_SOURCES)).max(WATER_SOURCES.length).nullable(),
  maintenancePerSqft: amount(0.01, RECORD_MAX.maintenancePerSqft).nullable(),
});
const ScheduleValues = z.strictObject({
  status: oneOf(STATED_STATUSES).nullable(),
  launchedOn: period,
  possessionOn: period,
});
const ImagesValues = z.strictObject({
  images: z
    .array(ImageValues)
    .max(RECORD_MAX.images, `A project shows at most ${RECORD_MAX.images} pictures.`)
    .refine(
      (images) => images.filter(({ kind }) => kind === 'main').length <= 1,
      'Only one picture can be the main one.',
    ),
});
const DocumentsValues = z.strictObject({
  documents: z
    .array(DocumentValues)
    .max(RECORD_MAX.documents, `A project lists at most ${RECORD_MAX.documents} documents.`),
});

/** Every section with its fields, as it is read and saved. */
export const SECTIONS = {
  basics: BasicsValues,
  location: LocationValues,
  description: DescriptionValues,
  units: UnitsValues,
  amenities: AmenitiesValues,
  legal: LegalValues,
  'water-and-charges': WaterAndChargesValues,
  schedule: ScheduleValues,
  images: ImagesValues,
  documents: DocumentsValues,
} as const;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];

/** The sections as they are read: stored values are shown even where today's limits would refuse them. */
export const PropertySections = asStored(z.object(SECTIONS));
export type PropertySections = z.infer<typeof PropertySections>;
