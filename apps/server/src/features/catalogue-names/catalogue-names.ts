import { isDeepStrictEqual } from 'node:util';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  changedSince,
  idsOfAll,
  noteChange,
  readOnChange,
  type Seen,
  seenBefore,
} from '#server/features/catalogue-changes/public.ts';
import {
  fillProjectNames,
  localitiesOf,
  type Named,
  type ProjectNames,
  putProjectNames,
  readNamesRows,
} from './project-names.ts';
import { restedNames } from './rested-names.ts';

// One reader for each database: every call asks whether anything has changed, so that a process sees what another one has
// loaded.
const readers = new WeakMap<Kysely<Database>, (version?: number) => Promise<CatalogueNames>>();

/**
 * The names that a sentence may contain: promoters, projects, and localities the gazetteer lacks. The same object as
 * before while nothing is called otherwise, for who keeps an index of them; of many projects they may be older: see `restedNames`
 * while one change follows the other. `version` is what was asked for in this call.
 */
export function loadCatalogueNames(
  db: Kysely<Database>,
  version?: number,
): Promise<CatalogueNames> {
  const read = readers.get(db) ?? namesReader(db);
  readers.set(db, read);
  return read(version);
}

function namesReader(db: Kysely<Database>): (version?: number) => Promise<CatalogueNames> {
  const read = readOnChange<Kept>(db, (kept) =>
    kept === undefined ? readAll(db) : broughtUpToDate(db, kept),
  );
  const rested = restedNames(() => noteChange(db));
  return async (version) => rested((await read(version)).names);
}

/** Names read at a time. */
const BATCH = 10_000;

interface Kept {
  seen: Seen;
  projects: ProjectNames;
  names: CatalogueNames;
}

async function readAll(db: Kysely<Database>): Promise<Kept> {
  const seen = await seenBefore(db);
  const rows = [];
  for await (const ids of idsOfAll(db, BATCH)) rows.push(...(await readNamesRows(db, ids)));
  const projects = fillProjectNames(rows);
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
