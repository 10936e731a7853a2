import { sql, type Kysely } from 'kysely';

/**
 * What sheets tell that had no place: dates that are not known to the day, prices and areas of a project as a whole,
 * cells that were refused of rows that came in, and how the columns of a file were read the last time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column launched_precision text check (launched_precision in ('month', 'quarter', 'year')),
      add column possession_precision text check (possession_precision in ('month', 'quarter', 'year')),
      add column price_range jsonb,
      add column carpet_range jsonb,
      add column super_built_up_range jsonb,
      add column plot_range jsonb,
      add column area_range jsonb`.execute(db);
  await sql`
    alter table catalogue_imports
      add column refused_cells integer not null default 0,
      add column settings jsonb not null default '{}'`.execute(db);
  await sql`
    alter table import_refusals add column is_cell boolean not null default false`.execute(db);
  await sql`
    create table import_mappings (
      headings text primary key,
      mapping jsonb not null,
      settings jsonb not null,
      used_at timestamptz not null
    )`.execute(db);
}
