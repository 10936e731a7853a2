import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/**
 * Finds published projects by what callers name them: an id, a slug, or a slug of before. What is not there is
 * not in the map.
 */
export async function publishedIds(
  db: Kysely<Database>,
  idsOrSlugs: readonly string[],
): Promise<Map<string, number>> {
  const asked = idsOrSlugs.filter((name) => /^[\w-]+$/.test(name));
  // A slug of digits only would be a project named by a number: ids win.
  const ids = asked.filter(isId).map(Number);
  const slugs = asked.filter((name) => !isId(name));
  const { rows } = await sql<{ name: string; id: number }>`
    with named (name, id, is_of_today) as (
      select slug, property_id, false from project_slugs where slug = any(${slugs}::text[])
      union all select slug, id, true from properties where slug = any(${slugs}::text[])
      union all select id::text, id, true from properties where id = any(${ids}::int[])
    )
    select named.name, named.id from named join properties p on p.id = named.id
    where p.is_published and p.deleted_at is null
    -- The last of a name wins.
    order by named.is_of_today`.execute(db);
  const known = new Map(rows.map(({ name, id }) => [name, id]));
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
