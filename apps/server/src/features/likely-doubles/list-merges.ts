import type { ProjectMerge } from '@manemitra/contract/staff-doubles';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type PropertyScope, within } from '#server/features/property-editing/public.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import { containing } from '#server/platform/database/search-pattern.ts';

interface Asked extends PageAsked {
  search: string;
}

/** Merges of projects within the scope, the latest first, the undone ones too. */
export async function listMerges(
  db: Kysely<Database>,
  scope: PropertyScope,
  { page, pageSize, search }: Asked,
) {
  const of = db
    .selectFrom('project_merges as m')
    .innerJoin('properties as s', 's.id', 'm.stays_id')
    .innerJoin('properties as g', 'g.id', 'm.goes_id')
    .innerJoin('properties as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(s.merged_into, s.id)`),
    )
    .where(within(scope))
    .where(
      sql<boolean>`(${search} = '' or s.name ilike ${containing(search)} or g.name ilike ${containing(search)})`,
    );
  return pageOf(
    { page, pageSize },
    of,
    of
      .leftJoin('staff_accounts as a', 'a.id', 'm.staff_id')
      .leftJoin('staff_accounts as u', 'u.id', 'm.undone_by')
      .select([
        'm.id',
        'm.at',
        'm.undone_at',
        's.id as stays_id',
        's.name as stays',
        'g.id as goes_id',
        'g.name as goes',
        'a.name as by',
        'u.name as undone_by',
      ])
      .orderBy('m.id', 'desc'),
    (row): ProjectMerge => ({
      id: row.id,
      stays: { id: row.stays_id, name: row.stays },
      goes: { id: row.goes_id, name: row.goes },
      at: row.at.toISOString(),
      by: row.by,
      undone: row.undone_at && { at: row.undone_at.toISOString(), by: row.undone_by },
    }),
  );
}
