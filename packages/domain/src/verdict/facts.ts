/**
 * The facts behind a verdict. `null` is not known: it never counts as good or bad. Days are `YYYY-MM-DD`; shares and loading
 * are percent; delays are whole months.
 */

export const STAGES = ['pre-launch', 'under-construction', 'built', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

export const LAND_CONVERSIONS = ['converted', 'not-needed', 'not-converted'] as const;
type LandConversion = (typeof LAND_CONVERSIONS)[number];

export interface VerdictFacts {
  /** `built`: finished, handing over not begun; `ready`: sold as ready to move in. */
  stage: Stage | null;
  /** Sites only: what belongs to buildings is neither there nor missing. */
  isLayout: boolean | null;
  promisedBy: string | null;
  registration: {
    /** `not-checked` is nobody's answer and counts as not known. */
    state: 'registered' | 'applied' | 'not-registered' | 'not-checked' | null;
    number: string | null;
    validTill: string | null;
    extendedTo: string | null;
  } | null;
  /** False where the Act exempts it: up to 500 sq m or 8 homes, or completed before May 2017. */
  needsRegistration: boolean | null;
  commencementCertificate: 'received' | 'applied' | 'not-received' | null;
  /** `partial`: for some towers or floors, and it is not known which. */
  occupancyCertificate: 'received' | 'partial' | 'applied' | 'not-received' | null;
  /** An e-khata is of class A or B: the form says nothing of the class. */
  khata: { class: 'A' | 'B' | null; isE: boolean | null } | null;
  planApprover: string | null;
  conversion: LandConversion | null;
  litigation: { pending: number | null; about: 'title' | 'other' | null } | null;
  complaints: number | null;
  /** About the builder’s other projects; absent where nobody looked. */
  complaintsElsewhere?: number | null;
  /** How many other projects of the builder we know, those that are not in the catalogue too; absent means none. */
  otherProjects?: number;
  trackRecord: {
    delivered: number;
    late: number;
    worstMonthsLate: number | null;
    /** Projects past their promised day and not finished; absent means none. */
    overdue?: number;
    /** Of those, the longest by now. */
    worstMonthsOverdue?: number | null;
  } | null;
  loadingPercent: number | null;
  /** Price, area and charges of every kind of home. */
  priceDisclosed: boolean | null;
  /** How many known floods lie within 500 m; null where the place is not known; absent where nobody looked. */
  floods?: number | null;
}

/** The facts that rules speak of, the weightiest first: of one level, reasons are given in this order. A dotted one is a part of another. */
export const VERDICT_FACTS = [
  'stage',
  'occupancyCertificate',
  'registration',
  'needsRegistration',
  'registration.validTill',
  'litigation',
  'litigation.about',
  'commencementCertificate',
  'conversion',
  'khata',
  'khata.class',
  'khata.form',
  'planApprover',
  'promisedBy',
  'trackRecord',
  'trackRecord.delivered',
  'trackRecord.worstMonthsLate',
  'complaints',
  'complaints.elsewhere',
  'priceDisclosed',
  'loadingPercent',
  'floods',
] as const;
export type VerdictFact = (typeof VERDICT_FACTS)[number];
