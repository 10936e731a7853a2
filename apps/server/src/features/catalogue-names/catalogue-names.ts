import { isDeepStrictEqual } from 'node:util';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedSince, type Seen, seenBefore } from '#server/features/catalogue-changes/public.ts';
import { sharedCall } from '#server/platform/shared-call.ts';
import {
  fillProjectNames,
  localitiesOf,
  type Named,
  type ProjectNames,
  putProjectNames,
  readNamesRows,
} from './project-names.ts';

// One reader for each database: every call asks what has changed, so that a process sees what another one has
// loaded, and calls that come at once ask together.
const readers = new WeakMap<Kysely<Database>, () => Promise<CatalogueNames>>();

/**
 * The names that a sentence may contain: promoters, projects, and localities the gazetteer lacks. The same object as
 * before while nothing is called otherwise, for who keeps an index of them.
 */
export function loadCatalogueNames(db: Kysely<Database>): Promise<CatalogueNames> {
  const read = readers.get(db) ?? namesReader(db);
  readers.set(db, read);
  return read();
}

interface Kept {
  seen: Seen;
  projects: ProjectNames;
  names: CatalogueNames;
}

function namesReader(db: Kysely<Database>): () => Promise<CatalogueNames> {
  let kept: Kept | undefined;
  return sharedCall(async () => {
    kept = kept === undefined ? await readAll(db) : await broughtUpToDate(db, kept);
    return kept.names;
  });
}

async function readAll(db: Kysely<Database>): Promise<Kept> {
  const seen = await seenBefore(db);
  const projects = fillProjectNames(await readNamesRows(db));
  return { seen, projects, names: namesOf(projects, await readPromoters(db)) };
}

/** Reads only the projects that have changed: all of a hundred thousand take half a second. */
async function broughtUpToDate(db: Kysely<Database>, kept: Kept): Promise<Kept> {
  const { ids, seen } = await changedSince(db, kept.seen);
  if (ids.length === 0) return { ...kept, seen };
  const promoters = await readPromoters(db);
  const isRenamed = putProjectNames(kept.projects, ids, await readNamesRows(db, ids));
  const isSame = !isRenamed && isDeepStrictEqual(promoters, kept.names.promoters);
  return { ...kept, seen, names: isSame ? kept.names : namesOf(kept.projects, promoters) };
}

/** A project of a new promoter is new itself, and one of a renamed promoter counts as changed. */
function readPromoters(db: Kysely<Database>): Promise<Named[]> {
  return db.selectFrom('promoters').select(['slug', 'name']).orderBy('slug').execute();
}

function namesOf(projects: ProjectNames, promoters: Named[]): CatalogueNames {
  return { promoters, projects: projects.inOrder, localities: localitiesOf(projects) };
}
