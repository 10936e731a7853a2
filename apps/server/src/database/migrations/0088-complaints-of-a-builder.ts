import { sql, type Kysely } from 'kysely';

/** A complaint decides on the other projects of its builder too: its change is noted for all of them, not for its own alone (0058). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const noting = (name: string, rows: string) => sql`
    create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      insert into changed_projects as known (property_id, changed_in)
      select p.id, pg_current_xact_id() from properties p
      where p.promoter_id in (select promoter_id from ${sql.raw(rows)}) order by p.id
      on conflict (property_id) do update set changed_in = excluded.changed_in
        where known.changed_in <> excluded.changed_in;
      return null;
    end $$`;
  await noting('note_added_complaints', 'changed_rows').execute(db);
  await noting(
    'note_changed_complaints',
    `(select * from (select * from new_rows except select * from old_rows) is_new
      union all select * from (select * from old_rows except select * from new_rows) was) other_rows`,
  ).execute(db);
}
