import { sql, type Kysely } from 'kysely';

/** Runs that set facts: what was asked by project and column, what became of each cell, and all their changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property_bulk_runs add column cells jsonb`.execute(db);
  await sql`
    alter table property_bulk_results
      add column change_ids integer[],
      add column cells jsonb`.execute(db);
}
