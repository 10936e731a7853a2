import { placeBySlug } from '@manemitra/query/gazetteer';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

interface Loaded {
  version: number;
  names: CatalogueNames;
}

// For each database the newest names with their version: every call asks for the version, so that a
// process sees what another one has loaded.
const loaded = new WeakMap<Kysely<Database>, Loaded>();

/** The names that a sentence may contain: promoters, projects, and localities the gazetteer lacks. */
export async function loadCatalogueNames(db: Kysely<Database>): Promise<CatalogueNames> {
  const { version } = await db
    .selectFrom('catalogue_state')
    .select('version')
    .executeTakeFirstOrThrow();
  const known = loaded.get(db);
  if (known?.version === version) return known.names;
  const names = await readNames(db);
  loaded.set(db, { version, names });
  return names;
}

async function readNames(db: Kysely<Database>): Promise<CatalogueNames> {
  const promoters = db.selectFrom('promoters').select(['slug', 'name']).orderBy('slug');
  const published = db
    .selectFrom('properties')
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null);
  const projects = published.select(['slug', 'name']).orderBy('slug');
  const localities = published
    .where('locality_slug', 'is not', null)
    .select(['locality_slug as slug', sql<string>`min(locality_name)`.as('name')])
    .$narrowType<{ slug: string }>()
    .groupBy('locality_slug')
    .orderBy('locality_slug');
  const own = (await localities.execute()).filter(({ slug }) => placeBySlug(slug) === undefined);
  return {
    promoters: await promoters.execute(),
    projects: await projects.execute(),
    localities: own,
  };
}
