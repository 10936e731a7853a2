import type { PropertySections, SectionName } from '@manemitra/contract/staff-properties-sections';

/** The fields of a section by name, as JSON has them. */
export type Values = Readonly<Record<string, unknown>>;
export type ValuesOf<S extends SectionName> = PropertySections[S];

/** Whether two JSON values are equal. `NaN` stands for a typed text that is no number, and equals itself. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The fields that are otherwise after than before: what a save sends. */
export function changedFields(before: Values, after: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(before[field], value)),
  );
}

const NO_NUMBER = 'Type a number, for example 1,240, or leave it empty.';

/** Fields into which something was typed that is no number, by their path: they cannot be sent. */
export function unreadableFields(value: unknown, path = ''): Record<string, string> {
  if (Number.isNaN(value)) return { [path]: NO_NUMBER };
  if (!isObject(value)) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, part]) =>
      unreadableFields(part, path === '' ? name : `${path}.${name}`),
    ),
  ) as Record<string, string>;
}
