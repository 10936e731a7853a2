import { placeBySlug } from '@manemitra/query/gazetteer';
import { projectIndex, type ProjectIndex } from '@manemitra/query/project-index';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { columnsOf, inLists, type Lists } from '#server/platform/database/in-lists.ts';

export interface Named {
  slug: string;
  name: string;
}

/** The names of published projects and their localities, in a form that takes small changes cheaply. */
export interface ProjectNames {
  projects: ProjectIndex;
  /** Only those that the gazetteer lacks, by the id of the project. */
  localityById: Map<number, Named>;
}

interface NamesRow extends Named {
  id: number;
  locality_slug: string | null;
  locality_name: string | null;
}

export const noProjectNames = (): ProjectNames => ({
  projects: projectIndex(),
  localityById: new Map(),
});

const NAMES = columnsOf('properties', ['id', 'slug', 'name', 'locality_slug', 'locality_name']);

/** The published ones of these projects. */
export async function readNamesRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Lists<NamesRow>> {
  const asked = sql`
    from properties where id = any(${ids}::int[]) and is_published and deleted_at is null`;
  const { rows } = await inLists<NamesRow>(NAMES, asked).execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The names returned no row.');
  return row.lists;
}

/** Updates these projects from the rows that were read. */
export function putProjectNames(
  { projects, localityById }: ProjectNames,
  ids: readonly number[],
  rows: Lists<NamesRow>,
): void {
  const found = new Set(rows.id);
  for (const id of ids) {
    localityById.delete(id);
    if (!found.has(id)) projects.remove(id);
  }
  for (const [at, id] of rows.id.entries()) {
    const locality = ownLocality(rows.locality_slug[at], rows.locality_name[at]);
    if (locality !== undefined) localityById.set(id, locality);
    const named = { slug: rows.slug[at] ?? '', name: rows.name[at] ?? '' };
    if (!isCalledSo(projects.get(id), named)) projects.put(id, named);
  }
}

/** Localities that the gazetteer lacks, in the order of their slugs, by the first of their names. */
export function localitiesOf({ localityById }: ProjectNames): Named[] {
  const bySlugs = new Map<string, Named>();
  for (const locality of localityById.values()) {
    const known = bySlugs.get(locality.slug);
    if (known === undefined || locality.name < known.name) bySlugs.set(locality.slug, locality);
  }
  return [...bySlugs.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function isCalledSo(known: Named | undefined, { slug, name }: Named): boolean {
  return known?.slug === slug && known.name === name;
}

function ownLocality(slug: string | null | undefined, name: string | null | undefined) {
  if (slug === null || slug === undefined || placeBySlug(slug) !== undefined) return undefined;
  return { slug, name: name ?? slug };
}
