import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Projects by their slug of today or of before, published or not; what never was one is not in the map. */
export async function projectsNamed(
  db: Kysely<Database>,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ slug: string; id: number }>`
    select slug, property_id as id, false as is_of_today from project_slugs
    where slug = any(${slugs}::text[])
    union all
    select slug, id, true from properties where slug = any(${slugs}::text[])
    -- The last of a name wins.
    order by is_of_today`.execute(db);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
