import type { PropertyChange } from '@manemitra/contract/staff-properties-edits';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';

/** A page of what was changed of a project, the latest first. */
export async function listHistory(
  db: Kysely<Database>,
  propertyId: number,
  { page, pageSize }: PageAsked,
) {
  const of = db.selectFrom('property_changes as c').where('c.property_id', '=', propertyId);
  return pageOf(
    { page, pageSize },
    of,
    of
      .leftJoin('staff_accounts as a', 'a.id', 'c.staff_id')
      .selectAll('c')
      .select([
        sql<string | null>`a.name`.as('by'),
        sql<boolean>`exists (select from property_changes u where u.undoes = c.id)`.as('is_undone'),
      ])
      .orderBy('c.version', 'desc'),
    (row): PropertyChange => ({
      id: row.id,
      version: row.version,
      section: row.section,
      at: row.at.toISOString(),
      by: row.by,
      fields: Object.entries(row.after).map(([field, after]) => ({
        field,
        before: row.before[field] ?? null,
        after,
      })),
      undoes: row.undoes,
      isUndone: row.is_undone,
    }),
  );
}
