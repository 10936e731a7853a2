import type { PropertyChange, PropertyImport } from '@manemitra/contract/staff-properties-edits';

interface Loaded<Item> {
  items: readonly Item[];
  /** Of all pages. */
  total: number;
}

/** The loaded part of a project's history: each list the latest first, possibly incomplete. */
export interface History {
  changes: Loaded<PropertyChange>;
  imports: Loaded<PropertyImport>;
}

type Entry =
  | { at: string; change: PropertyChange; told?: undefined }
  | { at: string; change?: undefined; told: PropertyImport };

/**
 * Changes by people and imports in one order, the latest first. If a list is not fully loaded, entries older than its last
 * are left out, because something in between may be missing.
 */
export function entriesOf({ changes, imports }: History): Entry[] {
  const since = [changes, imports].flatMap(({ items, total }) =>
    items.length < total ? (items.at(-1)?.at ?? []) : [],
  );
  const first = since.toSorted().at(-1) ?? '';
  const all: Entry[] = [
    ...changes.items.map((change) => ({ at: change.at, change })),
    ...imports.items.map((told) => ({ at: told.at, told })),
  ];
  return all
    .filter(({ at }) => at >= first)
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));
}

/** Whether anything is not loaded yet. */
export const hasMore = ({ changes, imports }: History): boolean =>
  changes.items.length < changes.total || imports.items.length < imports.total;

/** A list with its next page; what came to it since, and so is in both, once. */
export function joined<Item extends { id: number }>(
  before: Loaded<Item>,
  { items, total }: Loaded<Item>,
): Loaded<Item> {
  const known = new Set(before.items.map(({ id }) => id));
  return { items: [...before.items, ...items.filter(({ id }) => !known.has(id))], total };
}
