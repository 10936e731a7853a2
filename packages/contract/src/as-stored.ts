import { z } from 'zod';

/**
 * The shape of an input without its limits, for an answer: what came in another way, by an import or under older limits,
 * must stay readable, and must be seen to be mended. Choices (enums, yes or no) are kept, lengths, ranges and forms are not.
 */
export function asStored<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>, z.output<S>> {
  return withoutLimits(schema) as z.ZodType<z.output<S>, z.output<S>>;
}

/** What every schema says of itself. */
interface Defined {
  def: z.core.$ZodTypes['_zod']['def'];
}

function withoutLimits(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema as unknown as Defined;
  switch (def.type) {
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'array':
      return z.array(withoutLimits(def.element));
    case 'record':
      return z.partialRecord(def.keyType, withoutLimits(def.valueType));
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(def.shape).map(([key, field]) => [key, withoutLimits(field)]),
        ),
      );
    case 'nullable':
      return z.nullable(withoutLimits(def.innerType));
    case 'optional':
      return z.optional(withoutLimits(def.innerType));
    default:
      return schema;
  }
}
