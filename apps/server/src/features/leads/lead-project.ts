import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';
import { found } from '#server/platform/database/found.ts';

/** The published project that a request is about. Refuses with `property.not-found`. */
export async function projectOfLead(db: Kysely<Database>, idOrSlug: string) {
  const id = (await publishedIds(db, [idOrSlug])).get(idOrSlug);
  const project =
    id === undefined
      ? undefined
      : await db
          .selectFrom('properties as p')
          .innerJoin('promoters as b', 'b.id', 'p.promoter_id')
          .select([
            'p.id',
            'p.name',
            'p.is_demonstration as isDemonstration',
            'b.id as promoterId',
            'b.name as promoterName',
          ])
          .where('p.id', '=', id)
          .executeTakeFirst();
  return found(project, 'property.not-found');
}

/** A home of the project by what it is called there; `undefined` for one that is not of it. */
export async function homeOf(
  db: Kysely<Database>,
  propertyId: number,
  unitId: string,
): Promise<string | undefined> {
  if (!/^\d{1,9}$/.test(unitId)) return undefined;
  const unit = await db
    .selectFrom('unit_types')
    .select('label')
    .where('property_id', '=', propertyId)
    .where('id', '=', Number(unitId))
    .executeTakeFirst();
  return unit?.label;
}
