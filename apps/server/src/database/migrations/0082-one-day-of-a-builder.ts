import { sql, type Kysely } from 'kysely';

/**
 * How a builder kept its dates is counted to the last day on which somebody looked, whichever of its projects they asked about: a
 * new day changes what is told of all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const noting = (name: string, promoters: string) => sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      insert into changed_projects as known (property_id, changed_in)
      select p.id, pg_current_xact_id() from properties p
      where p.promoter_id in (${sql.raw(promoters)}) order by p.id
      on conflict (property_id) do update set changed_in = excluded.changed_in
        where known.changed_in <> excluded.changed_in;
      return null;
    end $$`;
  const looked = 'past_projects_checked_on is not null';
  await noting(
    'note_projects_looked_at',
    `select promoter_id from changed_rows where ${looked}`,
  ).execute(db);
  const differs = `(select id, promoter_id, past_projects_checked_on from new_rows
    except select id, promoter_id, past_projects_checked_on from old_rows)`;
  const before = `(select id, promoter_id, past_projects_checked_on from old_rows
    except select id, promoter_id, past_projects_checked_on from new_rows)`;
  await noting(
    'note_projects_looked_at_anew',
    `select promoter_id from ${differs} is_new union select promoter_id from ${before} was`,
  ).execute(db);
  const trigger = (event: string, images: string, noter: string) => sql`
    create trigger ${sql.ref(`properties_${event}_looked`)} after ${sql.raw(event)} on properties
    referencing ${sql.raw(images)}
    for each statement execute function ${sql.ref(noter)}()`;
  await trigger('insert', 'new table as changed_rows', 'note_projects_looked_at').execute(db);
  await trigger('delete', 'old table as changed_rows', 'note_projects_looked_at').execute(db);
  await trigger(
    'update',
    'old table as old_rows new table as new_rows',
    'note_projects_looked_at_anew',
  ).execute(db);
}
