import {
  APPROVERS,
  FACINGS,
  KHATHAS,
  METRO_LINES,
  POSSESSION_STATUSES,
  PROPERTY_TYPES,
  SORTS,
  STRENGTHS,
  WATER_SOURCES,
  ZONES,
} from '@manemitra/query/criteria';
import { INTENTS, LANGUAGES, type Interpretation } from '@manemitra/query/interpretation';
import { z } from 'zod';

/** The interpretation of a sentence as it travels. Callers send one back as `previous`, so it is input too. */

/** Room for whatever a prompt of the longest length can make of itself; the limit of a body still holds. */
const LONG = 20_000;
const MANY = 1000;

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'Small letters, digits and hyphens only.');
const isoDate = z.iso.date('Give a date as YYYY-MM-DD.');
const amount = z.number().nonnegative();
const range = z.object({ min: amount.optional(), max: amount.optional() });
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.object({ in: z.array(z.enum(values)).min(1).max(values.length) });
const slugs = z.object({ in: z.array(slug).min(1).max(MANY) });
const bhk = z.number().min(0).max(1000);

const common = {
  strength: z.enum(STRENGTHS),
  id: z.string().max(LONG),
  quote: z.string().max(LONG),
  span: z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]),
  label: z.string().max(LONG),
  assumed: z.string().max(LONG).optional(),
};
const constraint = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.object({ field: z.literal(field), value, ...common });

export const Constraint = z.discriminatedUnion('field', [
  constraint(
    'bhk',
    z.union([z.object({ in: z.array(bhk).min(1).max(MANY) }), z.object({ min: bhk })]),
  ),
  constraint('propertyType', oneOf(PROPERTY_TYPES)),
  constraint('price', range.extend({ basis: z.enum(['listed', 'all-in']) })),
  constraint('area', range.extend({ basis: z.enum(['carpet', 'super-built-up', 'plot']) })),
  constraint('locality', slugs),
  constraint('zone', oneOf(ZONES)),
  constraint(
    'near',
    z.union([
      z.object({ place: slug, withinMeters: amount }),
      z.object({
        place: slug,
        withinMinutes: z.number().positive().max(1e6),
        mode: z.enum(['drive', 'transit', 'walk']),
        peak: z.boolean().optional(),
      }),
    ]),
  ),
  constraint(
    'metroLine',
    z.object({ line: z.enum(['any', ...METRO_LINES]), withinMeters: amount }),
  ),
  constraint(
    'possession',
    z.object({ status: z.enum(POSSESSION_STATUSES).optional(), by: isoDate.optional() }),
  ),
  constraint('khatha', oneOf(KHATHAS)),
  constraint('approver', oneOf(APPROVERS)),
  constraint('amenity', z.object({ id: slug })),
  constraint('facing', oneOf(FACINGS)),
  constraint('water', oneOf(WATER_SOURCES)),
  constraint('promoter', slugs),
  constraint('project', z.object({ slug })),
  constraint('rera', z.object({ registered: z.literal(true) })),
  constraint('litigation', z.object({ none: z.literal(true) })),
  constraint('occupancyCertificate', z.object({ received: z.literal(true) })),
  constraint('totalUnits', range),
  constraint('openSpacePercent', range),
  constraint('maintenancePerSqft', range),
  constraint('loadingPercent', range),
  constraint('towers', range),
]);

export const InterpretationSchema = z.object({
  intent: z.enum(INTENTS),
  constraints: z.array(Constraint).max(MANY),
  sort: z.enum(SORTS).optional(),
  unread: z.array(z.string().max(LONG)).max(MANY),
  questions: z
    .array(
      z.object({
        about: z.string().max(40) as unknown as z.ZodType<
          Interpretation['questions'][number]['about']
        >,
        text: z.string().max(LONG),
        choices: z
          .array(z.object({ label: z.string().max(LONG), sentence: z.string().max(LONG) }))
          .max(MANY),
      }),
    )
    .max(MANY),
  language: z.enum(LANGUAGES),
}) satisfies z.ZodType<Interpretation>;
