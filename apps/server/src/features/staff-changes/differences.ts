/** What of `after` differs from `before`, on both sides; undefined when nothing does. */
export function differences<Values extends Record<string, unknown>>(
  before: Values,
  after: Partial<Values>,
): { before: Partial<Values>; after: Partial<Values> } | undefined {
  const keys = Object.keys(after).filter((key) => after[key] !== before[key]);
  if (keys.length === 0) return undefined;
  const pick = (of: Partial<Values>) =>
    Object.fromEntries(keys.map((key) => [key, of[key]])) as Partial<Values>;
  return { before: pick(before), after: pick(after) };
}
