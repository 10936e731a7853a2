import * as fc from 'fast-check';

/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  /** Only of schemas that hold themselves. */
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Long lists cost time and find nothing that a short one does not; the longest are among the mutations. */
const LIST_MAX = 4;
const TEXT_MAX = 120;

/** Values that fit a schema, as far as JSON Schema says what fits: rules in code behind it may still refuse them. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const of = arbitraryOf;
  if (schema.$ref !== undefined) throw new Error(`The fuzz cannot follow ${schema.$ref} yet.`);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return fc.oneof(...either.map(of));
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map(of)).map((parts) => Object.assign({}, ...parts) as object);
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, of);
    case 'array':
      return listOf(schema, of);
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: whole(schema, -1000), max: Math.min(highest(schema), 2 ** 31 - 1) });
    case 'number':
      return fc.oneof(
        {
          weight: 9,
          arbitrary: fc.integer({
            min: whole(schema, -1000),
            max: Math.min(highest(schema), 1_000_000),
          }),
        },
        {
          weight: 1,
          arbitrary: fc.double({
            min: whole(schema, -1000),
            max: highest(schema),
            noNaN: true,
          }),
        },
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.constantFrom(...WORDS), fc.jsonValue({ maxDepth: 2 }));
  }
}

type Of = (part: JsonSchema) => fc.Arbitrary<unknown>;

function objectOf(schema: JsonSchema, of: Of): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, of(part)])),
    { requiredKeys: required },
  );
  if (typeof additionalProperties !== 'object') return known;
  const key = propertyNames ? of(propertyNames).map(String) : fc.string({ maxLength: 20 });
  const more = fc.dictionary(key, of(additionalProperties), { maxKeys: LIST_MAX });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}

function listOf(schema: JsonSchema, of: Of): fc.Arbitrary<unknown> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(of));
  const minLength = schema.minItems ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? LIST_MAX, LIST_MAX));
  return fc.array(of(schema.items ?? {}), { minLength, maxLength });
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = TEXT_MAX, pattern, format } = schema;
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri' || format === 'url') return fc.webUrl();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date' || format === 'date-time') {
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => (format === 'date' ? date.toISOString().slice(0, 10) : date.toISOString()));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, TEXT_MAX)) };
  const words = WORDS.filter((word) => word.length >= minLength && word.length <= maxLength);
  return fc.oneof(
    ...(words.length > 0 ? [fc.constantFrom(...words)] : []),
    fc.string({ ...bounds, unit: 'grapheme' }),
    fc.string({ ...bounds, unit: 'binary' }),
  );
}

function whole(schema: JsonSchema, otherwise: number): number {
  if (schema.exclusiveMinimum !== undefined) return Math.floor(schema.exclusiveMinimum) + 1;
  return Math.ceil(schema.minimum ?? otherwise);
}

function highest(schema: JsonSchema): number {
  if (schema.exclusiveMaximum !== undefined) return Math.ceil(schema.exclusiveMaximum) - 1;
  return Math.floor(schema.maximum ?? 1_000_000);
}

/** What the product knows, so that a text gets past the first check. */
const WORDS: readonly string[] = [
  '3bhk in whitefield under 2 cr with pool, not in hebbal',
  'villa near manyata tech park, A khata',
  'compare the first two',
  'emi for 80 lakhs over 20 years',
  'what is the khata of this project',
  'login 9845012345',
  'ವೈಟ್‌ಫೀಲ್ಡ್ 2bhk',
  '+919845012345',
  '123456',
  '12.97,77.59',
  'email',
  'Asha Rao',
  'asha@homes.example',
  '2026-11-22',
  'https://homes.example/a.pdf',
  '1,2,3',
];
