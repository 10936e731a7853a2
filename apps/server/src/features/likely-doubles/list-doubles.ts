import type { DoubleProject, LikelyDouble } from '@manemitra/contract/staff-doubles';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type PropertyScope, within } from '#server/features/property-editing/public.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import { containing } from '#server/platform/database/search-pattern.ts';

interface Asked extends PageAsked {
  search: string;
}

/** Pairs that look like one project and that nobody has judged, the surest first; both projects are within the scope. */
export async function listDoubles(
  db: Kysely<Database>,
  scope: PropertyScope,
  { page, pageSize, search }: Asked,
) {
  const text = containing(search);
  const isListed = sql<boolean>`not d.is_not_same and 2 = (
    select count(*) from properties p
    where p.id in (d.one_id, d.other_id) and p.deleted_at is null and ${within(scope)})
    and (${search} = '' or exists (
      select from properties p where p.id in (d.one_id, d.other_id) and p.name ilike ${text}))`;
  const listed = db.selectFrom('likely_doubles as d').where(isListed);
  const { items: rows, ...found } = await pageOf(
    { page, pageSize },
    listed,
    listed
      .select(['d.one_id', 'd.other_id', 'd.evidence', 'd.is_sure', 'd.found_at'])
      .orderBy('d.is_sure', 'desc')
      .orderBy(sql`cardinality(d.evidence)`, 'desc')
      .orderBy('d.one_id')
      .orderBy('d.other_id'),
    (row) => row,
  );
  const projects = await doubleProjects(
    db,
    rows.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  );
  const items = rows.flatMap(({ one_id, other_id, ...row }): LikelyDouble[] => {
    const [one, other] = [projects.get(one_id), projects.get(other_id)];
    if (one === undefined || other === undefined) return [];
    const { evidence, is_sure: isSure, found_at } = row;
    return [{ one, other, evidence, isSure, foundAt: found_at.toISOString() }];
  });
  return { items, ...found };
}

/** Projects as people tell them apart: with what hangs on each. */
export async function doubleProjects(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, DoubleProject>> {
  const { rows } = await sql<DoubleProject>`
    select p.id, p.slug, p.name, b.name as promoter, p.locality_name as locality, p.pincode,
      p.rera_numbers as "reraNumbers", p.is_published as "isPublished", p.source_name as source,
      (select count(*)::int from unit_types u where u.property_id = p.id) as homes,
      (select count(*)::int from property_images i where i.property_id = p.id) as pictures,
      (select count(*)::int from documents d where d.property_id = p.id) as documents,
      (select count(*)::int from leads l where l.property_id = p.id) as leads
    from properties p join promoters b on b.id = p.promoter_id
    where p.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
