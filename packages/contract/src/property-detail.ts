import { COST_KEYS } from '@manemitra/domain/cost-names';
import { KHATHA_CLASSES, KHATHAS } from '@manemitra/domain/khatha';
import { APPROVERS } from '@manemitra/query/criteria';
import { z } from 'zod';

/**
 * What only a project's own page shows: price rows, what is due until the keys, missing documents, how the builder kept
 * earlier promises, and the source of each fact. `null` is not known.
 */

const rupees = z.number().int().nonnegative();
const isoDate = z.string();

/** One row of the Price tab; the labels and their order are those of spec 9. */
const PriceRow = z.object({
  key: z.string(),
  label: z.string(),
  rupees: rupees.nullable(),
  /** The same amount by the name that spec 3 gives it: one of these four. */
  price: rupees.nullable().optional(),
  cost: rupees.nullable().optional(),
  charge: rupees.nullable().optional(),
  value: rupees.nullable().optional(),
});

const Source = z.object({ name: z.string(), url: z.string().nullable() });

/** One line of what a home costs until the keys are handed over. */
export const CostLine = z.object({
  key: z.enum(COST_KEYS),
  label: z.string(),
  rupees: rupees.nullable(),
  /** `5 %`; null for an amount that the builder sets, and where the rate depends on something unknown. */
  rate: z.string().nullable(),
  /** What the rate is taken of, or what the amount is, as a sentence. */
  basis: z.string(),
  effectiveFrom: isoDate.nullable(),
  source: Source,
});
export type CostLine = z.infer<typeof CostLine>;

export const KeysInHand = z.object({
  /** In the order in which they are asked for; they add up to the total. */
  lines: z.array(CostLine),
  /** Known only when every line is. */
  total: rupees.nullable(),
  /** The lines that are known, together: the total is at least this. Null when the agreement value is not known. */
  atLeast: rupees.nullable(),
  /** The total by the square foot of carpet, and how much there is; of a site, of land. */
  perSqft: z.object({ rupees, of: z.enum(['carpet', 'plot']), sqft: z.number() }).nullable(),
  isComplete: z.boolean(),
  /** Keys of the lines that are not known. */
  unknown: z.array(CostLine.shape.key),
  /** Costs after the keys that are not in the total, such as the transfer of the khatha. */
  later: z.array(CostLine),
  /** The day whose rates were taken. */
  ratesOn: isoDate,
});
export type KeysInHand = z.infer<typeof KeysInHand>;

/** Spec 3: unit type price entry. One for each of `units`, in their order. */
export const UnitPrice = z.object({
  unitId: z.string(),
  label: z.string(),
  /** `unit` is what the tab says of the size; the price is quoted on `sqft`. */
  size: z.object({
    unit: z.string(),
    sqft: z.number().nullable(),
    basis: z.enum(['super-built-up', 'plot']).nullable(),
    /** The largest of the type, where it is larger. */
    upTo: z.number().nullable(),
  }),
  agreementPrice: z.object({
    /** Eight rows: the rate, six parts, Total. */
    rows: z.array(PriceRow),
    totalAgg: z.object({ value: rupees.nullable() }),
  }),
  possessionCost: z.object({
    /** Four rows, GST apart. */
    rows: z.array(PriceRow),
    /** 0 where none is due. */
    gst: rupees.nullable(),
  }),
  /** The approximate all-inclusive price: agreement, GST and the rows at possession. */
  totalCost: rupees.nullable(),
  keysInHand: KeysInHand,
  /**
   * The dearest home of the type, where there is a dearer one: all else is of the cheapest. Its fees at possession are those of the
   * cheapest, so that its sum is what it comes to at least.
   */
  dearest: z.object({ price: rupees, allInAtLeast: rupees.nullable() }).nullable(),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

/** A paper that a project of its kind, authority and stage should have and this one does not show. */
export const DocumentGap = z.object({
  kind: z.string(),
  section: z.enum(['plan', 'noc', 'land']),
  name: z.string(),
  /** One sentence to send to the seller. */
  question: z.string(),
  /** What a buyer risks without it. */
  why: z.string(),
});
export type DocumentGap = z.infer<typeof DocumentGap>;

/** How the builder kept promised dates. Every count comes with what it is a count of. */
export const TrackRecord = z.object({
  pastProjects: z.number().int(),
  /** Projects with both the promised and the actual date known: the denominator of the next four. */
  withBothDates: z.number().int(),
  late: z.number().int(),
  onTime: z.number().int(),
  /** Whole months, of the late ones. */
  medianMonthsLate: z.number().int().nullable(),
  longestMonthsLate: z.number().int().nullable(),
  /** Past their promised day and, by their status, not finished. */
  overdue: z.number().int(),
  longestMonthsOverdue: z.number().int().nullable(),
  /** Among the projects of which we know whether there is a case. */
  cases: z.object({ with: z.number().int(), known: z.number().int() }),
  /** One sentence with its denominators. */
  summary: z.string(),
  checkedOn: isoDate.nullable(),
});
export type TrackRecord = z.infer<typeof TrackRecord>;

export const FACT_GROUPS = [
  'project',
  'possession',
  'location',
  'homes',
  'prices',
  'taxes',
  'khatha',
  'approval',
  'certificates',
  'rera',
  'litigation',
  'water',
  'amenities',
  'builder',
  'past-projects',
  'complaints',
  'documents',
  'pictures',
  'ward',
  'metro',
  'buses',
  'near',
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** Facts of a group with the same source and day. */
export const FactsOfSource = z.object({
  /** Which, in words: `Carpet areas of the project, 2 BHK: price`, or `the rest`. */
  label: z.string(),
  /** The fields that they are of: `occupancyCertificate`. */
  fields: z.array(z.string()),
  source: Source,
  checkedOn: isoDate.nullable(),
});
export type FactsOfSource = z.infer<typeof FactsOfSource>;

/** The source of a group of facts. Each group appears once, in the order of `FACT_GROUPS`. */
export const FactSource = z.object({
  group: z.enum(FACT_GROUPS),
  label: z.string(),
  source: Source,
  /** When somebody last checked it; null: never, or not recorded. */
  checkedOn: isoDate.nullable(),
  /** False: nothing of this group is known. */
  isKnown: z.boolean(),
  /** Where facts of the group differ in source or day: the facts of each source. */
  parts: z.array(FactsOfSource).optional(),
});
export type FactSource = z.infer<typeof FactSource>;

/** The step on the ladders of `@manemitra/domain/khatha-ladder` and `approval-ladder`, which hold the texts. */
export const KhathaStanding = z.object({
  /** `null`: not known, or its survey numbers differ. */
  id: z.enum([...KHATHAS, 'none']).nullable(),
  isMixed: z.boolean(),
  class: z.enum(KHATHA_CLASSES).nullable(),
  isE: z.boolean().nullable(),
});
export const ApprovalStanding = z.object({
  id: z.enum(APPROVERS).nullable(),
  reference: z.string().nullable(),
  /** `null`: not looked up. `false`: looked up, none found. */
  isReraRegistered: z.boolean().nullable(),
});
