import { placeBySlug } from '@manemitra/query/gazetteer';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { sharedCall } from '#server/platform/shared-call.ts';

// One reader for each database: every call asks for the version, so that a process sees what another one has
// loaded, and calls that come at once ask together.
const readers = new WeakMap<Kysely<Database>, () => Promise<CatalogueNames>>();

/** The names that a sentence may contain: promoters, projects, and localities the gazetteer lacks. */
export function loadCatalogueNames(db: Kysely<Database>): Promise<CatalogueNames> {
  const read = readers.get(db) ?? namesReader(db);
  readers.set(db, read);
  return read();
}

function namesReader(db: Kysely<Database>): () => Promise<CatalogueNames> {
  let loaded: { version: number; names: CatalogueNames } | undefined;
  return sharedCall(async () => {
    const { version } = await db
      .selectFrom('catalogue_state')
      .select('version')
      .executeTakeFirstOrThrow();
    if (loaded?.version !== version) loaded = { version, names: await readNames(db) };
    return loaded.names;
  });
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
