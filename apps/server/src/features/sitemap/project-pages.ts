import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { SITEMAP_PART } from './sitemap-xml.ts';

/**
 * The parts of the list of projects, cut by id, so that a project stays in its part while others come and go. A part without
 * projects is not listed.
 */
export async function projectParts(
  db: Kysely<Database>,
): Promise<{ number: number; changedAt: Date }[]> {
  return db
    .selectFrom('properties')
    .select([
      sql<number>`(id - 1) / ${sql.lit(SITEMAP_PART)} + 1`.as('number'),
      sql<Date>`max(updated_at)`.as('changedAt'),
    ])
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .groupBy('number')
    .orderBy('number')
    .execute();
}

/** The published projects of a part, numbered from 1. */
export async function projectsOfPart(
  db: Kysely<Database>,
  number: number,
): Promise<{ slug: string; changedAt: Date }[]> {
  const last = number * SITEMAP_PART;
  return db
    .selectFrom('properties')
    .select(['slug', 'updated_at as changedAt'])
    .where('id', '>', last - SITEMAP_PART)
    .where('id', '<=', last)
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
