import { PLACE_SOURCES } from '@manemitra/domain/circles';
import { COST_KEYS } from '@manemitra/domain/cost-names';
import { KHATHA_CLASSES, KHATHAS } from '@manemitra/domain/khatha';
import { PRECISIONS } from '@manemitra/domain/periods';
import {
  APPROVERS,
  FACINGS,
  POSSESSION_STATUSES,
  PROPERTY_TYPES,
  WATER_SOURCES,
} from '@manemitra/query/criteria';
import { z } from 'zod';
import { Rera } from './rera.ts';
import { Verdict } from './verdict.ts';

/** The specification's letter, and in addition the two facts that make up a khata (decision 141). */
export const KHATHA_FACTS = {
  khathaType: z.enum(KHATHAS).nullable(),
  khathaClass: z.enum(KHATHA_CLASSES).nullable(),
  isEKhatha: z.boolean().nullable(),
};

/**
 * A property as spec section 3 names it. `null` always means "not known", never "none":
 * an empty list is a list that was checked. Areas in `project.area` are square metres,
 * unit sizes are square feet, money is whole rupees, dates are `YYYY-MM-DD`.
 */

const rupees = z.number().int().nonnegative();
const isoDate = z.string();

const squareFeetRange = z.object({ min: z.number(), max: z.number().nullable() });

const Image = z.object({
  imageUrl: z.string(),
  imageCaption: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** A floor plan, with the unit type (of `units`) that it draws. */
const PlanImage = Image.extend({ unitId: z.string(), unitLabel: z.string() });

export const Unit = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(PROPERTY_TYPES),
  bhk: z.number().nullable(),
  carpetSqft: squareFeetRange.nullable(),
  superBuiltUpSqft: squareFeetRange.nullable(),
  plotSqft: squareFeetRange.nullable(),
  loadingPercent: z.number().nullable(),
  bathrooms: z.number().int().nullable(),
  balconies: z.number().int().nullable(),
  facings: z.array(z.enum(FACINGS)).nullable(),
  price: z.object({ min: rupees, max: rupees.nullable() }).nullable(),
  /** Everything payable until the keys are handed over; known only when every part of it is. */
  allInPrice: rupees.nullable(),
  /** The sum of the known parts, where some are not known. */
  allInAtLeast: rupees.nullable(),
  /** The costs that `allInAtLeast` leaves out, because they are not known; none where there is no such sum. */
  unknownCosts: z.array(z.enum(COST_KEYS)),
});

/** A circle in which a project lies somewhere. */
export const ApproximatePlace = z.object({
  at: z.tuple([z.number(), z.number()]),
  radiusMeters: z.number().int(),
  /** "Whitefield", "the pincode 560066". */
  name: z.string(),
  from: z.enum(PLACE_SOURCES),
});
export type ApproximatePlace = z.infer<typeof ApproximatePlace>;

/** From, to, or both. */
const OpenRange = z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable();
export const Ranges = z.object({
  price: OpenRange,
  /** With all taxes and charges. */
  allInPrice: OpenRange,
  /** Rupees a square foot, before taxes; of which area nobody says. */
  rate: OpenRange,
  carpet: OpenRange,
  superBuiltUp: OpenRange,
  plot: OpenRange,
  /** The source did not say which kind of area it is. */
  area: OpenRange,
});

export const Property = z.object({
  id: z.string(),
  slug: z.string(),
  /** True for the invented projects of the demonstration catalogue; the pages say so. */
  isDemonstration: z.boolean(),
  project: z.object({
    name: z.string(),
    description: z.string().nullable(),
    price: rupees.nullable(),
    prices: z.object({ min: rupees.nullable(), max: rupees.nullable() }),
    allInPrices: z.object({ min: rupees.nullable(), max: rupees.nullable() }),
    status: z.enum(POSSESSION_STATUSES).nullable(),
    promoterName: z.string(),
    promoterSlug: z.string(),
    agentPhoto: z.string().nullable(),
    locality: z.string().nullable(),
    localitySlug: z.string().nullable(),
    address: z.string().nullable(),
    /** RERA's own name of the kind of project, for example `Residential/Group Housing`. */
    type: z.string(),
    propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
    images: z.array(Image),
    plan: z.array(PlanImage),
    area: z.object({
      total: z.number().nullable(),
      open: z.number().nullable(),
      buildUp: z.number().nullable(),
      carpet: z.number().nullable(),
    }),
    openSpacePercent: z.number().nullable(),
    /** Of the project as a whole, in rupees and square feet: which home it is of is not known. */
    ranges: Ranges,
    typeOfUnits: z.array(z.string()),
    completionDate: isoDate.nullable(),
    /** Of what the date is the last day, where it is not known to the day. */
    completionPrecision: z.enum(PRECISIONS).nullable(),
    /** The source calls the date one of completion, not of possession. */
    isDateOfCompletion: z.boolean(),
    /** The date has passed, and no source says that the homes are built. */
    isPromisePast: z.boolean(),
    towerDetails: z.object({
      floors: z.number().int().nullable(),
      basements: z.number().int().nullable(),
    }),
    totalUnits: z.number().int().nullable(),
    numOfTowers: z.number().int().nullable(),
    waterSource: z.array(z.enum(WATER_SOURCES)).nullable(),
    monthlyMaintenancePerSqft: z.number().nullable(),
    apprDetails: z.object({
      approver: z.enum(APPROVERS).nullable(),
      reference: z.string().nullable(),
    }),
    rera: Rera,
    reraNumber: z.string().nullable(),
    reraCheckedOn: isoDate.nullable(),
    occupancyCertificateReceived: z.boolean().nullable(),
    amenities: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })).nullable(),
    unitDetails: z.record(
      z.string(),
      z.object({
        size: z.string().nullable(),
        bathroom: z.string().nullable(),
        balcony: z.string().nullable(),
        facing: z.string().nullable(),
      }),
    ),
    geolocation: z.object({
      /** As somebody gave it. */
      coordinates: z.tuple([z.number(), z.number()]).nullable(),
      /** Without coordinates: somewhere in this circle, by what the words of the project say. Derived, and never more than that. */
      approximate: ApproximatePlace.nullable(),
    }),
    nearestMetro: z
      .object({
        station: z.string(),
        line: z.string(),
        status: z.string(),
        meters: z.number().int(),
      })
      .nullable(),
  }),
  land: z.object({
    isLitigated: z.boolean().nullable(),
    surveyNumDetails: z.array(z.object({ surveyNumber: z.string().nullable(), ...KHATHA_FACTS })),
  }),
  parameters: z.object({ bhk: z.array(z.number()) }),
  units: z.array(Unit),
  verdict: Verdict,
  /** Where the facts came from and when somebody last checked them. */
  provenance: z.object({
    source: z.string(),
    sourceUrl: z.string().nullable(),
    checkedOn: isoDate.nullable(),
  }),
  updatedAt: z.string(),
});
export type Property = z.infer<typeof Property>;
