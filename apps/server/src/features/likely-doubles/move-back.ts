import { sql, type Transaction } from 'kysely';
import type { BeforeMerge } from '#server/database/merge-tables.ts';
import type { Database } from '#server/database/schema.ts';

export interface Undoing {
  mergeId: number;
  /** The project that stayed, and the one that had become part of it. */
  id: number;
  other: number;
  before: BeforeMerge;
}

/** Moves rows back to the other project; rows added since stay where they are. */
export async function moveBack(trx: Transaction<Database>, undoing: Undoing): Promise<void> {
  const { id, other, before } = undoing;
  for (const [table, ids] of [
    ['leads', before.leads],
    ['import_rows', before.importRows],
    ['register_rows', before.registerRows],
  ] as const) {
    await sql`
      update ${sql.table(table)} set property_id = ${other}
      where id = any(${ids}) and property_id = ${id}`.execute(trx);
  }
  await sql`
    update properties set merged_into = ${other}
    where id = any(${before.goes.parts}::int[]) and merged_into = ${id}`.execute(trx);
  await sql`
    update project_slugs set property_id = ${other}
    where slug = any(${[before.goes.slug, ...before.goes.oldSlugs]}::text[]) and property_id = ${id}`.execute(
    trx,
  );
  await moveHistoryBack(trx, undoing);
  await moveListsBack(trx, undoing);
  await moveOperatorsBack(trx, undoing);
  await movePairsBack(trx, undoing);
}

/** With its changes goes what took them back since. */
async function moveHistoryBack(
  trx: Transaction<Database>,
  { id, other, before: { changes } }: Undoing,
): Promise<void> {
  await sql`
    update property_changes c set property_id = ${other}, version = w.version
    from json_to_recordset(${JSON.stringify(changes)}::json) as w (id int, version int)
    where c.id = w.id and c.property_id = ${id}`.execute(trx);
  const { rows } = await sql`
    update property_changes c set property_id = ${other}, version = p.version + n.number
    from properties p, (
      select id, row_number() over (order by version) as number from property_changes
      where property_id = ${id} and undoes = any(${changes.map((each) => each.id)}::int[])
    ) n
    where p.id = ${other} and n.id = c.id returning c.id`.execute(trx);
  await sql`update properties set version = version + ${rows.length} where id = ${other}`.execute(
    trx,
  );
}

/** Whoever took the project off a list since keeps neither there; words that were written since stay. */
async function moveListsBack(
  trx: Transaction<Database>,
  { mergeId, id, other }: Undoing,
): Promise<void> {
  const lists = sql`
    merged_lists m join kept_projects k
      on k.user_id = m.user_id and k.list = m.list and k.property_id = ${id}
    where m.merge_id = ${mergeId}`;
  await sql`
    insert into kept_projects (user_id, list, property_id, note, kept_at)
    select m.user_id, m.list, ${other}, m.note, m.kept_at from ${lists}
    on conflict do nothing`.execute(trx);
  await sql`
    update kept_projects k set note = m.stays_note from merged_lists m
    where m.merge_id = ${mergeId} and k.user_id = m.user_id and k.list = m.list
      and k.property_id = ${id} and k.note = m.left_note and m.stays_note is not null`.execute(trx);
  await sql`
    delete from kept_projects k using merged_lists m
    where m.merge_id = ${mergeId} and k.user_id = m.user_id and k.list = m.list
      and k.property_id = ${id} and k.note = m.left_note and m.stays_note is null`.execute(trx);
  await sql`delete from merged_lists where merge_id = ${mergeId}`.execute(trx);
}

/** An operator who was removed since looks after neither project. */
async function moveOperatorsBack(
  trx: Transaction<Database>,
  { id, other, before: { operators } }: Undoing,
): Promise<void> {
  await sql`
    insert into operator_properties (staff_id, property_id, created_at)
    select o.staff_id, ${other}, w.at
    from json_to_recordset(${JSON.stringify(operators)}::json) as w ("staffId" int, at timestamptz)
    join operator_properties o on o.staff_id = w."staffId" and o.property_id = ${id}
    on conflict do nothing`.execute(trx);
  const only = operators.filter(({ hadBoth }) => !hadBoth).map(({ staffId }) => staffId);
  await sql`
    delete from operator_properties
    where property_id = ${id} and staff_id = any(${only}::int[])`.execute(trx);
}

/** The pairs as they were, except those decided since. */
async function movePairsBack(
  trx: Transaction<Database>,
  { id, other, before: { doubles } }: Undoing,
): Promise<void> {
  const was = sql`json_populate_recordset(null::likely_doubles, ${JSON.stringify(doubles)}::json)`;
  await sql`
    delete from likely_doubles d using ${was} g
    where ${other} in (g.one_id, g.other_id) and g.is_not_same and ${id} in (d.one_id, d.other_id)
      and d.decided_at is not distinct from g.decided_at
      and case when d.one_id = ${id} then d.other_id else d.one_id end
        = case when g.one_id = ${other} then g.other_id else g.one_id end`.execute(trx);
  await sql`
    insert into likely_doubles select w.* from ${was} w
    where 2 = (select count(*) from properties p where p.id in (w.one_id, w.other_id))
    on conflict do nothing`.execute(trx);
}
