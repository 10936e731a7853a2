import { sql, type Kysely } from 'kysely';

/**
 * How many projects a builder has decides how much complaints about them weigh: where there are complaints, a project that
 * comes, goes, or gets another name or builder is noted for all projects of its builder (beside what 0082 notes).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const noting = (name: string, promoters: string) => sql`
    create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      insert into changed_projects as known (property_id, changed_in)
      select p.id, pg_current_xact_id() from properties p
      where p.promoter_id in (${sql.raw(promoters)}) order by p.id
      on conflict (property_id) do update set changed_in = excluded.changed_in
        where known.changed_in <> excluded.changed_in;
      return null;
    end $$`;
  const isHeardOf = 'exists (select from complaints c where c.promoter_id = r.promoter_id)';
  await noting(
    'note_projects_looked_at',
    `select promoter_id from changed_rows r where past_projects_checked_on is not null or ${isHeardOf}`,
  ).execute(db);
  const looked = 'id, promoter_id, past_projects_checked_on';
  const known = 'id, promoter_id, name, deleted_at is null';
  const changed = (columns: string) => `(
    (select ${columns} from new_rows except select ${columns} from old_rows) union all
    (select ${columns} from old_rows except select ${columns} from new_rows)) r`;
  await noting(
    'note_projects_looked_at_anew',
    `select promoter_id from ${changed(looked)}
     union select promoter_id from ${changed(known)} where ${isHeardOf}`,
  ).execute(db);
}
