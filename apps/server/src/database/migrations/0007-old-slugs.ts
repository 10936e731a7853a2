import { sql, type Kysely } from 'kysely';

/**
 * Addresses that projects had before: a link to one leads to the address of today. The database itself
 * remembers them, so that whoever renames a project, an import or a person, breaks no link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_slugs (
      slug text primary key,
      property_id integer not null references properties on delete cascade,
      replaced_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index project_slugs_of_property on project_slugs (property_id)`.execute(db);
  await sql`
    create function remember_old_slug() returns trigger language plpgsql as $$
      begin
        -- What is an address of today is no old one, a project's own old address taken back included.
        delete from project_slugs where slug = new.slug;
        insert into project_slugs (slug, property_id) values (old.slug, new.id)
        on conflict (slug) do update set property_id = excluded.property_id, replaced_at = now();
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger properties_slug_remembered after update on properties for each row
    when (old.slug is distinct from new.slug)
    execute function remember_old_slug()`.execute(db);

  // When the register was asked for complaints and for the builder's past projects; null is never.
  await sql`
    alter table properties
      add column complaints_checked_on date,
      add column past_projects_checked_on date`.execute(db);
}
