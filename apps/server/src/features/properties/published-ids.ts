import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Finds published projects by what callers name them, id or slug; what is not there is not in the map. */
export async function publishedIds(
  db: Kysely<Database>,
  idsOrSlugs: readonly string[],
): Promise<Map<string, number>> {
  const asked = idsOrSlugs.filter((name) => /^[\w-]+$/.test(name));
  // A slug of digits only would be a project named by a number: ids win.
  const ids = asked.filter(isId).map(Number);
  const slugs = asked.filter((name) => !isId(name));
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'slug'])
    .where(sql<boolean>`(id = any(${ids}::int[]) or slug = any(${slugs}::text[]))`)
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Map(
    rows.flatMap(({ id, slug }) => [[String(id), id] as const, [slug, id] as const]),
  );
  return new Map(
    asked.flatMap((name) => {
      const id = known.get(isId(name) ? String(Number(name)) : name);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

function isId(name: string): boolean {
  return /^\d{1,9}$/.test(name);
}
