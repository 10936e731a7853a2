import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/**
 * The rows `(name, id)` of projects, published or not, that callers name by an id, a slug or a slug of before. A slug of
 * digits only would be a project named by a number: ids win. An address of today wins over an old one. What was merged is
 * the project that it is one with.
 */
export function projectsNamed(names: readonly string[]): RawBuilder<{ name: string; id: number }> {
  const ids = names.filter((name) => /^\d{1,9}$/.test(name));
  const slugs = names.filter((name) => /^[\w-]+$/.test(name) && !ids.includes(name));
  return sql`(
    select distinct on (name) name, id from (
      select asked.name, coalesce(merged_into, id) as id, true as is_of_today
      from unnest(${ids}::text[], ${ids}::int[]) asked (name, id) join properties using (id)
      union all select slug, id, true from properties where slug = any(${slugs}::text[])
      union all select slug, property_id, false from project_slugs where slug = any(${slugs}::text[])
    ) every_name
    order by name, is_of_today desc)`;
}

/** The ids of such projects, published or not; what never was one is not in the map. */
export async function idsNamed(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; id: number }>`
    select name, id from ${projectsNamed(names)} named`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** The ids of those that buyers see. */
export async function publishedIds(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    select named.name, id from ${projectsNamed(names)} named join properties p using (id)
    where p.is_published and p.deleted_at is null`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
