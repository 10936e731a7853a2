import type { Point } from '@manemitra/domain/geography';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';

/** Where a published project is, by its id or slug; `null` when nobody recorded it. */
export async function projectPoint(db: Kysely<Database>, idOrSlug: string): Promise<Point | null> {
  const id = (await publishedIds(db, [idOrSlug])).get(idOrSlug);
  if (id === undefined) throw new Problem('property.not-found');
  const { lat, lng } = await db
    .selectFrom('properties')
    .select(['lat', 'lng'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return lat === null || lng === null ? null : [lat, lng];
}
