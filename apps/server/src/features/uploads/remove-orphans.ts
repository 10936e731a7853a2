import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';

const KEPT_MS = 30 * 86_400_000;

/** As the names of all that we keep begin; whatever else lies in the store is not ours to remove. */
const NAME = /^(?<file>[0-9a-f]{32})(?:-\d+)?\.(?:webp|pdf)$/;

/**
 * Removes files thirty days after they were uploaded when no project and no entry of a history names them. What is found
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
  if (await isImportUnderWay(db)) return;
  const [named, uploaded] = [await namedFiles(db), await lastUploads(db)];
  const gone = new Set<string>();
  for await (const name of store.list()) {
    const file = NAME.exec(name)?.groups?.['file'];
    if (file === undefined || named.has(file)) continue;
    const at = uploaded.get(file);
    if (at === undefined) {
      await db.insertInto('uploads').values({ file, staff_id: null, bytes: 0, at: now }).execute();
      uploaded.set(file, now);
    } else if (now.getTime() - at.getTime() > KEPT_MS) {
      // Somebody may have saved a project with it since the list was made.
      if (!gone.has(file) && (await namedFiles(db, file)).has(file)) continue;
      await store.remove(name);
      gone.add(file);
    }
  }
  for (const file of gone) await db.deleteFrom('uploads').where('file', '=', file).execute();
}

async function isImportUnderWay(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom('catalogue_imports')
    .select('id')
    .where('status', 'in', ['uploaded', 'waiting', 'running'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The files that projects show or showed, by how their names begin; only the given one if there is one. */
async function namedFiles(db: Kysely<Database>, only = ''): Promise<Set<string>> {
  const like = `%/media/%${only}%`;
  const { rows } = await sql<{ file: string }>`
    select distinct found[1] as file
    from (
      select url as text from property_images where url like ${like}
      union all select url from documents where url like ${like}
      union all select before::text from property_changes where before::text like ${like}
      union all select after::text from property_changes where after::text like ${like}
    ) as texts, regexp_matches(text, '/media/(?:documents/)?([0-9a-f]{32})', 'g') as found`.execute(
    db,
  );
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
