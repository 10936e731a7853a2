import { CORPORATIONS } from '@manemitra/domain/corporations';
import { ringOfCode } from '@manemitra/domain/rings';
import { KHATHAS } from '@manemitra/domain/khatha';
import {
  APPROVERS,
  FACINGS,
  METRO_LINES,
  POSSESSION_STATUSES,
  PROPERTY_TYPES,
  SORTS,
  STRENGTHS,
  WATER_SOURCES,
  WATERS,
  WHOSE,
  ZONES,
} from '@manemitra/query/criteria';
import {
  INTENTS,
  INTERPRETATION_LIMITS as MOST,
  LANGUAGES,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { z } from 'zod';

/** The interpretation of a sentence as it travels. Callers send one back as `previous`, so it is input too. */

const TOO_MUCH = 'This is more than one search can hold. Say the main wishes only.';
const text = z.string().max(MOST.text, TOO_MUCH);
const many = <S extends z.ZodType>(item: S, most: number) => z.array(item).max(most, TOO_MUCH);

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'Small letters, digits and hyphens only.');
const isoDate = z.iso.date('Give a date as YYYY-MM-DD.');
const amount = z.number().nonnegative();
const range = z.object({ min: amount.exactOptional(), max: amount.exactOptional() });
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.object({ in: z.array(z.enum(values)).min(1).max(values.length) });
const slugs = z.object({ in: many(slug, MOST.values).min(1) });
const pincode = z.string().regex(/^\d{6}$/, 'A pincode has six digits.');
const bhk = z.number().min(0).max(1000);

const span = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]);

const common = {
  strength: z.enum(STRENGTHS),
  id: z.string().max(200),
  quote: text,
  span,
  also: many(z.object({ quote: text, span }), MOST.questions).exactOptional(),
  label: text,
  assumed: text.exactOptional(),
};
const constraint = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.object({ field: z.literal(field), value, ...common });

export const Constraint = z.discriminatedUnion('field', [
  constraint(
    'bhk',
    z.union([z.object({ in: many(bhk, MOST.values).min(1) }), z.object({ min: bhk })]),
  ),
  constraint('propertyType', oneOf(PROPERTY_TYPES)),
  constraint('price', range.extend({ basis: z.enum(['listed', 'all-in']) })),
  constraint('area', range.extend({ basis: z.enum(['carpet', 'super-built-up', 'plot']) })),
  constraint('locality', slugs),
  constraint('zone', oneOf(ZONES)),
  constraint(
    'region',
    z.union([
      z.object({
        drawn: z
          .string()
          .max(700)
          .refine(
            (code) => ringOfCode(code) !== undefined,
            'This is not the code of a drawn area.',
          ),
      }),
      z.object({ between: z.array(slug).length(2), withinMeters: amount }),
      z.object({ pincodes: many(pincode, MOST.values).min(1) }),
      z.object({ wards: many(slug, MOST.values).min(1) }),
      z.object({ corporations: z.array(z.enum(CORPORATIONS)).min(1).max(CORPORATIONS.length) }),
    ]),
  ),
  constraint(
    'near',
    z.union([
      z.object({ place: slug, withinMeters: amount, who: z.enum(WHOSE).exactOptional() }),
      z.object({
        place: slug,
        withinMinutes: z.number().positive().max(1e6),
        mode: z.enum(['drive', 'transit', 'walk']),
        peak: z.boolean().exactOptional(),
        at: z
          .string()
          .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give an hour as HH:MM.')
          .exactOptional(),
        who: z.enum(WHOSE).exactOptional(),
      }),
    ]),
  ),
  constraint('nearWater', z.object({ of: z.enum(WATERS) })),
  constraint(
    'metroLine',
    z.object({ line: z.enum(['any', ...METRO_LINES]), withinMeters: amount }),
  ),
  constraint(
    'possession',
    z.object({ status: z.enum(POSSESSION_STATUSES).exactOptional(), by: isoDate.exactOptional() }),
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
  constraints: many(Constraint, MOST.constraints),
  alternatives: many(
    many(Constraint, MOST.inAlternative).min(1),
    MOST.alternatives,
  ).exactOptional(),
  sort: z.enum(SORTS).exactOptional(),
  unread: many(text, MOST.unread),
  questions: many(
    z.object({
      about: z.enum(Constraint.options.map(({ shape }) => shape.field.value)),
      quote: text.exactOptional(),
      text,
      choices: many(z.object({ label: text, sentence: text }), MOST.choices),
    }),
    MOST.questions,
  ),
  language: z.enum(LANGUAGES),
}) satisfies z.ZodType<Interpretation>;
