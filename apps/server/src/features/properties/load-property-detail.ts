import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadProperties } from './load-properties.ts';

export type LoadedDetail = NonNullable<Awaited<ReturnType<typeof loadPropertyDetail>>>;

const EVERY_IMAGE = 1000;

/** Everything about one published project by its id or slug; `undefined` when there is none. */
export async function loadPropertyDetail(db: Kysely<Database>, idOrSlug: string) {
  if (!/^[\w-]+$/.test(idOrSlug)) return undefined;
  const found = await db
    .selectFrom('properties')
    .select(['id', 'promoter_id'])
    // A slug of digits only would be a project named by a number: ids win.
    .where(
      /^\d{1,9}$/.test(idOrSlug)
        ? sql<boolean>`id = ${Number(idOrSlug)}`
        : sql<boolean>`slug = ${idOrSlug}`,
    )
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return undefined;

  const [[property], pastProjects, complaints, documents, lines] = await Promise.all([
    loadProperties(db, [found.id], EVERY_IMAGE),
    db
      .selectFrom('past_projects')
      .selectAll()
      .where('promoter_id', '=', found.promoter_id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaints')
      .selectAll()
      .where('promoter_id', '=', found.promoter_id)
      .orderBy('filed_on', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('documents')
      .selectAll()
      .where('property_id', '=', found.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('price_lines as l')
      .innerJoin('unit_types as u', 'u.id', 'l.unit_type_id')
      .select(['l.unit_type_id', 'l.stage', 'l.kind', 'l.rupees'])
      .where('u.property_id', '=', found.id)
      .execute(),
  ]);
  return property && { ...property, pastProjects, complaints, documents, lines };
}
