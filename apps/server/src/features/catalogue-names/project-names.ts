import { placeBySlug } from '@manemitra/query/gazetteer';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface Named {
  slug: string;
  name: string;
}

/** What published projects and their localities are called, in a form that takes a few changes at little cost. */
export interface ProjectNames {
  /** In the order of their slugs, so that every process reads a name that two projects share alike. */
  inOrder: Named[];
  byId: Map<number, Named>;
  /** Only those that the gazetteer lacks, by the id of the project. */
  localityById: Map<number, Named>;
}

interface NamesRow extends Named {
  id: number;
  locality_slug: string | null;
  locality_name: string | null;
}

/** Those of these projects that are published. */
export async function readNamesRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<NamesRow[]> {
  const { rows } = await sql<NamesRow>`
    select id, slug, name, locality_slug, locality_name from properties
    where id = any(${ids}::int[]) and is_published and deleted_at is null`.execute(db);
  return rows;
}

/** Every project as read for the first time. */
export function fillProjectNames(rows: readonly NamesRow[]): ProjectNames {
  const names: ProjectNames = { inOrder: [], byId: new Map(), localityById: new Map() };
  for (const row of rows) names.inOrder.push(keepRow(names, row));
  names.inOrder.sort(bySlug);
  return names;
}

/** Brings these projects up to what was read of them, and says whether anything is now called otherwise. */
export function putProjectNames(
  names: ProjectNames,
  ids: readonly number[],
  rows: readonly NamesRow[],
): boolean {
  const read = new Map(rows.map((row) => [row.id, row]));
  const changed = ids.filter((id) => !isAsKept(names, id, read.get(id)));
  if (changed.length === 0) return false;
  const gone = new Set(changed.map((id) => names.byId.get(id)));
  const kept = names.inOrder.filter((named) => !gone.has(named));
  const added: Named[] = [];
  for (const id of changed) {
    names.byId.delete(id);
    names.localityById.delete(id);
    const row = read.get(id);
    if (row !== undefined) added.push(keepRow(names, row));
  }
  names.inOrder = merged(kept, added.sort(bySlug));
  return true;
}

/** Localities that the gazetteer lacks, in the order of their slugs, by the first of their names. */
export function localitiesOf({ localityById }: ProjectNames): Named[] {
  const bySlugs = new Map<string, Named>();
  for (const locality of localityById.values()) {
    const known = bySlugs.get(locality.slug);
    if (known === undefined || locality.name < known.name) bySlugs.set(locality.slug, locality);
  }
  return [...bySlugs.values()].sort(bySlug);
}

function isAsKept(names: ProjectNames, id: number, row: NamesRow | undefined): boolean {
  const known = names.byId.get(id);
  if (row === undefined || known === undefined) return row === known;
  const locality = names.localityById.get(id);
  const other = ownLocality(row);
  return (
    known.slug === row.slug &&
    known.name === row.name &&
    locality?.slug === other?.slug &&
    locality?.name === other?.name
  );
}

function keepRow(names: ProjectNames, row: NamesRow): Named {
  const { id, slug, name } = row;
  const named = { slug, name };
  names.byId.set(id, named);
  const locality = ownLocality(row);
  if (locality !== undefined) names.localityById.set(id, locality);
  return named;
}

function ownLocality({ locality_slug, locality_name }: NamesRow): Named | undefined {
  if (locality_slug === null || placeBySlug(locality_slug) !== undefined) return undefined;
  return { slug: locality_slug, name: locality_name ?? locality_slug };
}

function bySlug(a: Named, b: Named): number {
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
}

/** Two lists in order as one. */
function merged(long: readonly Named[], short: readonly Named[]): Named[] {
  const all: Named[] = [];
  let next = 0;
  for (const named of long) {
    for (; next < short.length; next++) {
      const other = short[next];
      if (other === undefined || bySlug(other, named) > 0) break;
      all.push(other);
    }
    all.push(named);
  }
  return [...all, ...short.slice(next)];
}
