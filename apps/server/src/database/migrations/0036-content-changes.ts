import { sql, type Kysely } from 'kysely';

/** Everything that public answers are made of, as far as it lies in tables. */
const CONTENTS = [
  'properties',
  'unit_types',
  'property_metro',
  'property_images',
  'survey_numbers',
  'price_lines',
  'documents',
  'property_fact_checks',
  'project_slugs',
  'promoters',
  'past_projects',
  'complaints',
  'places',
  'value_added_services',
] as const;

/**
 * Which transactions changed anything that public answers are made of, so that a process knows with one small statement
 * whether what it keeps still holds. Each adds a row of its own: no writer waits for another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_changes (
      changed_in xid8 primary key,
      noted_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`
    create function note_content_change() returns trigger language plpgsql as $$
    begin
      insert into content_changes (changed_in) values (pg_current_xact_id()) on conflict do nothing;
      return null;
    end $$`.execute(db);
  for (const table of CONTENTS) {
    await sql`
      create trigger ${sql.ref(`${table}_content_noted`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function note_content_change()`.execute(db);
  }
}
