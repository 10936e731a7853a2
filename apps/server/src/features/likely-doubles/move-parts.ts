import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Merging } from './plan-merge.ts';

/** Everything that hangs on the other project hangs on this one from now on, and its addresses lead here. */
export async function moveParts(trx: Transaction<Database>, { id, other }: Merging): Promise<void> {
  await sql`
    update property_tellings set property_id = ${id}, told_of = coalesce(told_of, ${other})
    where property_id = ${other}`.execute(trx);
  await sql`
    insert into tellings_once_heard (property_id, telling_id)
    select ${id}, telling_id from tellings_once_heard where property_id = ${other}
    on conflict do nothing`.execute(trx);
  await sql`delete from property_facts where property_id = ${other}`.execute(trx);
  await sql`delete from fact_differences where property_id = ${other}`.execute(trx);
  // A number of a complaint is of one project of its promoter.
  await sql`delete from complaints where property_id = ${other}`.execute(trx);
  for (const table of ['leads', 'import_rows', 'register_rows'] as const) {
    await sql`update ${sql.table(table)} set property_id = ${id} where property_id = ${other}`.execute(
      trx,
    );
  }
  await sql`
    insert into kept_projects
    select (jsonb_populate_record(k, ${JSON.stringify({ property_id: id })}::jsonb)).*
    from kept_projects k where property_id = ${other}
    on conflict (user_id, list, property_id) do update set note = case
      when excluded.note in ('', kept_projects.note) then kept_projects.note
      else trim(kept_projects.note || E'\n' || excluded.note) end`.execute(trx);
  await sql`delete from kept_projects where property_id = ${other}`.execute(trx);
  await sql`
    insert into operator_properties
    select (jsonb_populate_record(o, ${JSON.stringify({ property_id: id })}::jsonb)).*
    from operator_properties o where property_id = ${other} on conflict do nothing`.execute(trx);
  await sql`delete from operator_properties where property_id = ${other}`.execute(trx);
  await moveHistory(trx, { id, other });
  await becomePart(trx, { id, other });
  await movePairs(trx, { id, other });
}

/**
 * Changes of the other project are appended to the history of this one, so somebody who began editing before the merge is
 * told of them.
 */
async function moveHistory(trx: Transaction<Database>, { id, other }: Merging): Promise<void> {
  const { rows } = await sql`
    update property_changes c set property_id = ${id}, version = p.version + n.number
    from properties p, (
      select id, row_number() over (order by version) as number
      from property_changes where property_id = ${other}
    ) n
    where p.id = ${id} and n.id = c.id returning c.id`.execute(trx);
  await sql`
    update properties set version = version + ${rows.length},
      is_published = is_published or (select o.is_published from properties o where o.id = ${other})
    where id = ${id}`.execute(trx);
}

/** Its address, and those that led to it, lead here. */
async function becomePart(trx: Transaction<Database>, { id, other }: Merging): Promise<void> {
  await sql`
    update properties set merged_into = ${id}, is_published = false, slug = ${`merged-${other}`},
      deleted_at = coalesce(deleted_at, now()), version = version + 1, updated_at = now()
    where id = ${other}`.execute(trx);
  await sql`update properties set merged_into = ${id} where merged_into = ${other}`.execute(trx);
  await sql`update project_slugs set property_id = ${id} where property_id = ${other}`.execute(trx);
}

/** A project that is different from the other is different from this one too. */
async function movePairs(trx: Transaction<Database>, { id, other }: Merging): Promise<void> {
  await sql`
    insert into likely_doubles (one_id, other_id, evidence, is_sure, found_at, is_not_same, decided_at, staff_id)
    select least(third, ${id}), greatest(third, ${id}), evidence, is_sure, found_at, true, decided_at, staff_id
    from (
      select *, case when one_id = ${other} then other_id else one_id end as third
      from likely_doubles where ${other} in (one_id, other_id) and is_not_same
    ) d where third <> ${id}
    on conflict (one_id, other_id) do update
    set is_not_same = true, decided_at = excluded.decided_at, staff_id = excluded.staff_id`.execute(
    trx,
  );
  await sql`delete from likely_doubles where ${other} in (one_id, other_id)`.execute(trx);
}
