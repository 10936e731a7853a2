/**
 * The fields that differ between `before` and `after`, on both sides; undefined if none does. Fields missing in `after` are
 * unchanged.
 */
export function differences<Values extends Record<string, unknown>>(
  before: Values,
  after: { readonly [Key in keyof Values]?: Values[Key] | undefined },
): { before: Partial<Values>; after: Partial<Values> } | undefined {
  const keys = Object.keys(after).filter(
    (key) => after[key] !== undefined && after[key] !== before[key],
  );
  if (keys.length === 0) return undefined;
  const pick = (of: typeof after) =>
    Object.fromEntries(keys.map((key) => [key, of[key]])) as Partial<Values>;
  return { before: pick(before), after: pick(after) };
}
