import { sql, type Kysely } from 'kysely';

/**
 * What verdicts read and nobody kept: until when a registration runs, and whether the land is converted. A promoter's past
 * projects and the complaints about a project decide as well, so their changes are noted for the projects that they are of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column rera_valid_until date,
      add column rera_extended_until date,
      add column land_conversion text
        check (land_conversion in ('converted', 'not-needed', 'not-converted'))`.execute(db);
  await note(
    db,
    'complaints',
    'select property_id from changed_rows where property_id is not null',
  );
  await note(
    db,
    'past_projects',
    `select p.id from properties p
     where p.promoter_id in (select promoter_id from changed_rows)`,
  );
}

/** Every import writes past projects again, mostly as they were: only what is not the same as before is noted. */
async function note(db: Kysely<unknown>, table: string, ids: string): Promise<void> {
  const noting = (name: string, rows: string) => sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      insert into changed_projects as known (property_id, changed_in)
      select distinct c.id, pg_current_xact_id()
      from (${sql.raw(ids.replace('changed_rows', rows))}) c (id) order by c.id
      on conflict (property_id) do update set changed_in = excluded.changed_in
        where known.changed_in <> excluded.changed_in;
      return null;
    end $$`;
  const [added, changed] = [`note_added_${table}`, `note_changed_${table}`];
  await noting(added, 'changed_rows').execute(db);
  await noting(
    changed,
    '(select * from new_rows except select * from old_rows) other_rows',
  ).execute(db);
  const trigger = (event: string, images: string, noter: string) => sql`
    create trigger ${sql.ref(`${table}_${event}_noted`)} after ${sql.raw(event)} on ${sql.table(table)}
    referencing ${sql.raw(images)}
    for each statement execute function ${sql.ref(noter)}()`;
  await trigger('insert', 'new table as changed_rows', added).execute(db);
  await trigger('delete', 'old table as changed_rows', added).execute(db);
  await trigger('update', 'old table as old_rows new table as new_rows', changed).execute(db);
}
