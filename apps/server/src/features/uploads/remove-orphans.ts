import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { FILES_KEPT_DAYS } from '#server/platform/database/kept-files.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

/** As the names of all that we keep begin; whatever else lies in the store is not ours to remove. */
const NAME = /^(?<file>[0-9a-f]{32})(?:-\d+)?\.(?:webp|pdf)$/;

/** So many are looked up together before they go. */
const AT_ONCE = 100;

/**
 * Removes files thirty days after they were uploaded when no project, no journal and no entry of a history names them. What is found
 * and was never counted counts from then on. While an import may still name files, none goes. Doing it twice is harmless.
 */
export async function removeOrphans({
  db,
  store,
  now,
}: {
  db: Kysely<Database>;
  store: ImageStore;
  now: Date;
}): Promise<void> {
  if (await isImportUnderWay(db, now)) return;
  const [named, uploaded] = [await namedFiles(db), await lastUploads(db)];
  const kept = new Date(now.getTime() - KEPT_MS);
  const old: string[] = [];
  for await (const name of store.list()) {
    const file = fileOf(name);
    if (file === undefined || named.has(file)) continue;
    const at = uploaded.get(file);
    if (at === undefined) {
      await db.insertInto('uploads').values({ file, staff_id: null, bytes: 0, at: now }).execute();
      uploaded.set(file, now);
    } else if (at < kept) old.push(name);
    if (old.length === AT_ONCE) await removeUnnamed({ db, store }, old.splice(0));
  }
  await removeUnnamed({ db, store }, old);
  // Of a process that ended while it took a file.
  await db.deleteFrom('uploads').where('file', '=', '').where('at', '<', kept).execute();
}

/** Somebody may have saved a project with one of them since the list was made. */
async function removeUnnamed(
  { db, store }: { db: Kysely<Database>; store: ImageStore },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const named = await namedFiles(db);
  for (const name of names) {
    const file = fileOf(name) ?? '';
    if (named.has(file)) continue;
    await store.remove(name);
    await db.deleteFrom('uploads').where('file', '=', file).execute();
  }
}

const fileOf = (name: string): string | undefined => NAME.exec(name)?.groups?.['file'];

/** Nobody can go on with one that is older than its file. */
async function isImportUnderWay(db: Kysely<Database>, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('catalogue_imports')
    .select('id')
    .where('status', 'in', ['uploaded', 'waiting', 'running'])
    .where('created_at', '>', new Date(now.getTime() - FILES_KEPT_DAYS * DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The files that are shown, that were shown, or that a journal would show again when an import is taken back, by how their names begin.
 */
async function namedFiles(db: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ file: string }>`
    select distinct found[1] as file
    from (
      select url as text from property_images
      union all select url from documents
      union all select photo_url from promoters
      union all select before::text from import_promoters
      union all select after::text from project_merges
      union all select told::text from property_tellings
      union all select before::text from property_changes
      union all select after::text from property_changes
    ) as texts, regexp_matches(text, '/media/(?:documents/)?([0-9a-f]{32})', 'g') as found
    where text like '%/media/%'`.execute(db);
  return new Set(rows.map(({ file }) => file));
}

async function lastUploads(db: Kysely<Database>): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('uploads')
    .select((row) => ['file', row.fn.max('at').as('at')])
    .groupBy('file')
    .execute();
  return new Map(rows.map(({ file, at }) => [file, at]));
}
