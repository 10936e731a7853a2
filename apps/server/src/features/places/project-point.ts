import type { Point } from '@manemitra/domain/geography';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';
import { found } from '#server/platform/database/found.ts';

/** Where a published project is, by its id or slug; `null` when nobody recorded it. */
export async function projectPoint(db: Kysely<Database>, idOrSlug: string): Promise<Point | null> {
  const ids = await publishedIds(db, [idOrSlug]);
  const id = found(ids.get(idOrSlug), 'property.not-found');
  const { lat, lng } = await db
    .selectFrom('properties')
    .select(['lat', 'lng'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return lat === null || lng === null ? null : [lat, lng];
}
