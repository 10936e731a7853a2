import type { Comparable } from '@manemitra/domain/likeness/likeness';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** A stored project as it is compared with others. */
export interface Compared extends Comparable {
  id: number;
}

/** The projects, not deleted and not merged, of which a condition on `properties as p` holds. */
export async function comparableProjects(
  db: Kysely<Database>,
  condition: RawBuilder<boolean>,
): Promise<Compared[]> {
  const rows = await db
    .selectFrom('properties as p')
    .innerJoin('promoters as b', 'b.id', 'p.promoter_id')
    .where('p.deleted_at', 'is', null)
    .where('p.merged_into', 'is', null)
    .where(condition)
    .select([
      'p.id',
      'p.name',
      'b.name as promoter',
      'p.rera_numbers as reraNumbers',
      'p.locality_slug',
      'p.locality_name',
      'p.pincode',
      'p.lat',
      'p.lng',
      'p.total_units as totalUnits',
      'p.land_sqm as landSqm',
      'p.towers',
      'p.possession_on as possessionOn',
      'p.approval_reference as approvalReference',
      sql<
        string[]
      >`array(select s.survey_number from survey_numbers s where s.property_id = p.id)`.as(
        'surveyNumbers',
      ),
    ])
    .orderBy('p.id')
    .execute();
  return rows.map(({ locality_slug, locality_name, lat, lng, ...row }) => ({
    ...row,
    locality:
      locality_slug === null || locality_name === null
        ? null
        : { slug: locality_slug, name: locality_name },
    point: lat === null || lng === null ? null : [lat, lng],
  }));
}
