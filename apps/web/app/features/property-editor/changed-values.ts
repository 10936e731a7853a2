import { entryNames } from './field-words.ts';

/** A value that a change of staff set, and what stood there before. */
interface ChangedValue {
  path: readonly (string | number)[];
  before: unknown;
  after: unknown;
}

/**
 * The differences within a field, as deep as they can be named: for the price of one home, only that home. Lists with other
 * entries than before are shown whole.
 */
export function changedValues(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[],
): ChangedValue[] {
  const parts = partsOf(before, after);
  if (parts === undefined) return [{ path, before, after }];
  const changes = parts
    .filter((part) => JSON.stringify(at(before, part)) !== JSON.stringify(at(after, part)))
    .flatMap((part) => changedValues(at(before, part), at(after, part), [...path, part]));
  // The order of its parts alone, for example.
  return changes.length === 0 ? [{ path, before, after }] : changes;
}

function partsOf(before: unknown, after: unknown): (string | number)[] | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    const areSame = entryNames(before).join('\n') === entryNames(after).join('\n');
    const areObjects = after.every((entry) => typeof entry === 'object' && entry !== null);
    return areSame && areObjects && after.length > 0 ? [...after.keys()] : undefined;
  }
  if (isPlain(before) && isPlain(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return undefined;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, part: string | number): unknown =>
  (value as Readonly<Record<string | number, unknown>>)[part];
