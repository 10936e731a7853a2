import { sql, type Kysely } from 'kysely';

/**
 * Which projects have changed, so that a process that keeps the catalogue in memory reads only those again.
 * `changed_in` is the transaction: whoever has seen every transaction before one needs only the later ones,
 * which no clock and no sequence could promise while transactions overlap.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key: a deleted project has changed too.
  await sql`
    create table changed_projects (
      property_id integer primary key,
      changed_in xid8 not null
    )`.execute(db);
  await sql`create index changed_projects_order on changed_projects (changed_in)`.execute(db);

  await noting('note_changed_projects', 'select id from changed_rows').execute(db);
  await noting(
    'note_projects_of_changed_parts',
    'select distinct property_id from changed_rows',
  ).execute(db);
  await noting(
    'note_projects_of_promoter',
    'select p.id from properties p where p.promoter_id = new.id',
  ).execute(db);

  await noting('note_all_projects', 'select id from properties').execute(db);

  await watch(db, 'properties', 'note_changed_projects');
  for (const table of ['unit_types', 'property_metro', 'property_images', 'survey_numbers']) {
    await watch(db, table, 'note_projects_of_changed_parts');
  }
  // Every load writes its promoters again, mostly as they were.
  await sql`
    create trigger promoters_update_noted after update on promoters for each row
    when (old.slug is distinct from new.slug or old.name is distinct from new.name)
    execute function note_projects_of_promoter()`.execute(db);
}

/** A trigger function that notes the projects with these ids, in one order so that no two writers block each other. */
function noting(name: string, ids: string) {
  return sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      insert into changed_projects as known (property_id, changed_in)
      select c.id, pg_current_xact_id() from (${sql.raw(ids)}) c (id) order by c.id
      on conflict (property_id) do update set changed_in = excluded.changed_in
        where known.changed_in <> excluded.changed_in;
      return null;
    end $$`;
}

/** Every statement that adds, changes or removes rows of this table notes their projects. */
async function watch(db: Kysely<unknown>, table: string, noter: string): Promise<void> {
  const images = { insert: 'new', update: 'new', delete: 'old' };
  for (const [event, image] of Object.entries(images)) {
    await sql`
      create trigger ${sql.ref(`${table}_${event}_noted`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(image)} table as changed_rows
      for each statement execute function ${sql.ref(noter)}()`.execute(db);
  }
  // What is emptied at once leaves no rows to look at afterwards.
  await sql`
    create trigger ${sql.ref(`${table}_truncate_noted`)} before truncate on ${sql.table(table)}
    for each statement execute function note_all_projects()`.execute(db);
}
