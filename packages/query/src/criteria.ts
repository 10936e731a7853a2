/**
 * The vocabulary of the query language: what a buyer can ask for.
 *
 * Money is in whole rupees, areas in square feet, distances in metres, dates are ISO `YYYY-MM-DD`.
 * The numbers and names here travel in links and on the wire, so a rename is a breaking change.
 */

import type { Corporation } from '@manemitra/domain/corporations';
import type { Khatha } from '@manemitra/domain/khatha';

export const PROPERTY_TYPES = [
  'apartment',
  'villa',
  'row-house',
  'plot',
  'penthouse',
  'duplex',
  'studio',
  'independent-house',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const ZONES = [
  'north',
  'south',
  'east',
  'west',
  'central',
  'north-east',
  'north-west',
  'south-east',
  'south-west',
] as const;
export type Zone = (typeof ZONES)[number];

export const APPROVERS = [
  'BBMP',
  'GBA',
  'BDA',
  'BMRDA',
  'BIAAPA',
  'KIADB',
  'local-planning-authority',
  'panchayat',
] as const;
export type Approver = (typeof APPROVERS)[number];

export const FACINGS = [
  'north',
  'south',
  'east',
  'west',
  'north-east',
  'north-west',
  'south-east',
  'south-west',
] as const;
export type Facing = (typeof FACINGS)[number];

export const WATER_SOURCES = ['cauvery', 'borewell', 'tanker', 'recycled'] as const;
export type WaterSource = (typeof WATER_SOURCES)[number];

export const METRO_LINES = ['purple', 'green', 'yellow', 'blue', 'pink'] as const;
export type MetroLine = (typeof METRO_LINES)[number];

/** As a builder states it of a project. */
export const STATED_STATUSES = ['ready', 'under-construction', 'new-launch', 'pre-launch'] as const;
export type StatedStatus = (typeof STATED_STATUSES)[number];

/** As it stands and is asked for: what is stated as ready and has no occupancy certificate is built, and no more. */
export const POSSESSION_STATUSES = [
  'ready',
  'built-oc-pending',
  'under-construction',
  'new-launch',
  'pre-launch',
] as const;
export type PossessionStatus = (typeof POSSESSION_STATUSES)[number];

export interface NumberRange {
  min?: number;
  max?: number;
}

/** Whose place it is, where two or three people of one home each have one. */
export const WHOSE = ['me', 'partner', 'child', 'parent', 'other'] as const;
export type Whose = (typeof WHOSE)[number];

/** A way to a place in minutes; `at` is the hour of arriving, "HH:MM". */
export interface JourneyValue {
  place: string;
  withinMinutes: number;
  mode: 'drive' | 'transit' | 'walk';
  peak?: boolean;
  at?: string;
  who?: Whose;
}

/** Distance either as the crow flies or as a journey; exactly one of the two forms is present. */
export type NearValue = { place: string; withinMeters: number; who?: Whose } | JourneyValue;

/** Water that a home may lie too near to. */
export const WATERS = ['flood-spots', 'drains', 'lakes'] as const;
export type Water = (typeof WATERS)[number];

/** An area with a border that an office has drawn; any one of those named will do. */
export type OfficialArea =
  | { pincodes: string[] }
  /** By their slugs. */
  | { wards: string[] }
  | { corporations: Corporation[] };

/** A shape on the map, by what draws it. */
export type RegionValue =
  /** By finger on the map: the word of `ringCode`. */
  | { drawn: string }
  /** So far, in metres, from the line between two places. */
  | { between: string[]; withinMeters: number }
  | OfficialArea;

/** Every field of the language with the shape of its value. */
export interface FieldValues {
  bhk: { in: number[] } | { min: number };
  propertyType: { in: PropertyType[] };
  price: NumberRange & { basis: 'listed' | 'all-in' };
  area: NumberRange & { basis: 'carpet' | 'super-built-up' | 'plot' };
  locality: { in: string[] };
  zone: { in: Zone[] };
  region: RegionValue;
  near: NearValue;
  nearWater: { of: Water };
  metroLine: { line: MetroLine | 'any'; withinMeters: number };
  possession: { status?: PossessionStatus; by?: string };
  khatha: { in: Khatha[] };
  approver: { in: Approver[] };
  amenity: { id: string };
  facing: { in: Facing[] };
  water: { in: WaterSource[] };
  promoter: { in: string[] };
  project: { slug: string };
  rera: { registered: true };
  litigation: { none: true };
  occupancyCertificate: { received: true };
  totalUnits: NumberRange;
  openSpacePercent: NumberRange;
  maintenancePerSqft: NumberRange;
  loadingPercent: NumberRange;
  towers: NumberRange;
}
export type Field = keyof FieldValues;

/** `must` filters, `nice` ranks, `avoid` excludes. */
export const STRENGTHS = ['must', 'nice', 'avoid'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const SORTS = [
  'price-asc',
  'price-desc',
  'possession-asc',
  'newest',
  'price-per-sqft-asc',
  'area-desc',
  'area-asc',
  'distance-asc',
  'fair',
] as const;
export type Sort = (typeof SORTS)[number];
/** Orders that words alone tell: no sentence that was learned from asked for them. */
export const TOLD_OUTRIGHT: ReadonlySet<Sort> = new Set(['fair', 'area-desc', 'area-asc']);

/** One wish, typed by its field: `CriterionOf<'bhk'>` has a bhk value. */
export interface CriterionOf<F extends Field> {
  field: F;
  value: FieldValues[F];
  strength: Strength;
}
export type Criterion = { [F in Field]: CriterionOf<F> }[Field];

/** What is searched for: the meaning of a sentence without its words. */
export interface Criteria {
  /** Each of these holds. */
  constraints: Criterion[];
  /**
   * Whole wishes joined by "or": besides `constraints` all of at least one of these lists hold. Absent where there are not
   * at least two. A nicety ranks whatever is found, so it stands in `constraints`.
   */
  alternatives?: Criterion[][];
  sort?: Sort;
}
