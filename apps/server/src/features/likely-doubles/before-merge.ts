import { sql, type Transaction } from 'kysely';
import type { BeforeMerge } from '#server/database/merge-tables.ts';
import type { Database } from '#server/database/schema.ts';
import type { Merging } from './plan-merge.ts';

/** The rows that a merge is about to move and change, stored so that it can be undone. */
export async function beforeMerge(
  trx: Transaction<Database>,
  { id, other }: Merging,
): Promise<BeforeMerge> {
  const ids = (table: string) => sql`
    coalesce((select json_agg(id order by id) from ${sql.table(table)} where property_id = ${other}), '[]')`;
  const { rows } = await sql<BeforeMerge>`
    select
      json_build_object('slug', s.slug, 'isPublished', s.is_published) as stays,
      json_build_object('slug', g.slug, 'isPublished', g.is_published,
        'oldSlugs', coalesce((select json_agg(slug) from project_slugs where property_id = g.id), '[]'),
        'parts', coalesce((select json_agg(id) from properties where merged_into = g.id), '[]')) as goes,
      ${ids('leads')} as leads,
      ${ids('import_rows')} as "importRows",
      ${ids('register_rows')} as "registerRows",
      coalesce((select json_agg(json_build_object('id', id, 'version', version) order by version)
        from property_changes where property_id = g.id), '[]') as changes,
      coalesce((select json_agg(json_build_object('staffId', o.staff_id, 'at', o.created_at,
          'hadBoth', exists (select from operator_properties b
            where b.staff_id = o.staff_id and b.property_id = s.id)))
        from operator_properties o where o.property_id = g.id), '[]') as operators,
      coalesce((select json_agg(to_jsonb(d)) from likely_doubles d
        where d.one_id in (s.id, g.id) or d.other_id in (s.id, g.id)), '[]') as doubles
    from properties s, properties g where s.id = ${id} and g.id = ${other}`.execute(trx);
  const [found] = rows;
  if (found === undefined) throw new Error('A project that was there is gone.');
  return found;
}

/** Keeps the lists of buyers that the other project is on. */
export async function keepLists(
  trx: Transaction<Database>,
  mergeId: number,
  { id, other }: Merging,
): Promise<void> {
  await sql`
    insert into merged_lists (merge_id, user_id, list, kept_at, note, stays_note)
    select ${mergeId}::int, g.user_id, g.list, g.kept_at, g.note, s.note
    from kept_projects g left join kept_projects s
      on s.user_id = g.user_id and s.list = g.list and s.property_id = ${id}
    where g.property_id = ${other}`.execute(trx);
}

/** Keeps what the merge made of them. */
export async function keepListsLeft(
  trx: Transaction<Database>,
  mergeId: number,
  { id }: Merging,
): Promise<void> {
  await sql`
    update merged_lists m set left_note = k.note from kept_projects k
    where m.merge_id = ${mergeId} and k.user_id = m.user_id and k.list = m.list
      and k.property_id = ${id}`.execute(trx);
}
