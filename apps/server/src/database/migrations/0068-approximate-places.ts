import { sql, type Kysely } from 'kysely';

/** Where a project lies by its words, about, and what contradicts itself in them (decision 136). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column about_lat double precision,
      add column about_lng double precision,
      add column about_radius_m integer check (about_radius_m > 0),
      add column about_name text,
      add column about_from text check (about_from in ('address', 'locality', 'pincode')),
      add column maybe_zones text[] not null default '{}',
      add column maybe_locality_slugs text[] not null default '{}',
      add column place_contradictions text[] not null default '{}',
      -- By which rules all of this, the zones and the localities were found; null until a job has brought them up to those of now.
      add column place_rules smallint,
      add check (num_nulls(about_lat, about_lng, about_radius_m, about_name, about_from) in (0, 5))`.execute(
    db,
  );
  await sql`create index properties_place_rules on properties (place_rules)`.execute(db);
}
