import { isDeepStrictEqual } from 'node:util';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  changedSince,
  piecesOf,
  readAllProjects,
  readOnChange,
  type Seen,
  seenBefore,
} from '#server/features/catalogue-changes/public.ts';
import {
  localitiesOf,
  type Named,
  noProjectNames,
  type ProjectNames,
  putProjectNames,
  readNamesRows,
} from './project-names.ts';

// One reader per database. Every call asks whether anything has changed, so that a process sees what another has loaded.
const readers = new WeakMap<Kysely<Database>, (version?: number) => Promise<CatalogueNames>>();

/**
 * The names that a sentence may contain: promoters, projects, and localities missing from the gazetteer. The index of
 * projects takes changes in place; changed promoters and localities come as a new object, for callers who index them.
 * `version` is the one asked for in this call.
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
  return async (version) => (await read(version)).names;
}

/** Names taken in at a time: others are answered in between. */
const BATCH = 500;

interface Kept {
  seen: Seen;
  known: ProjectNames;
  names: CatalogueNames;
}

async function readAll(db: Kysely<Database>): Promise<Kept> {
  const seen = await seenBefore(db);
  const known = noProjectNames();
  await readAllProjects(db, {
    batch: BATCH,
    read: readNamesRows,
    take: (ids, rows) => putProjectNames(known, ids, rows),
  });
  return { seen, known, names: await namesOf(db, known) };
}

/** Reads only the projects that have changed. */
async function broughtUpToDate(db: Kysely<Database>, { known, ...kept }: Kept): Promise<Kept> {
  const { ids, seen } = await changedSince(db, kept.seen);
  if (ids.length === 0) return { ...kept, known, seen };
  for (const some of piecesOf(ids, BATCH)) {
    putProjectNames(known, some, await readNamesRows(db, some));
  }
  const names = await namesOf(db, known);
  return { known, seen, names: isDeepStrictEqual(names, kept.names) ? kept.names : names };
}

/** A project of a new promoter is new itself, and one of a renamed promoter counts as changed. Other names of a promoter mean that one. */
async function namesOf(db: Kysely<Database>, known: ProjectNames): Promise<CatalogueNames> {
  const promoters: Named[] = await db
    .selectFrom('promoters')
    .select(['slug', 'name', sql<string>`''`.as('other')])
    .unionAll(
      db
        .selectFrom('promoter_names as n')
        .innerJoin('promoters as p', 'p.id', 'n.promoter_id')
        .select(['p.slug', 'n.name', 'n.slug as other']),
    )
    .orderBy('other')
    .orderBy('slug')
    .execute()
    .then((rows) => rows.map(({ slug, name }) => ({ slug, name })));
  return { promoters, projects: known.projects, localities: localitiesOf(known) };
}
