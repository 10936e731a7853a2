import { sql, type Kysely } from 'kysely';

/** Of which change each project of a run of many has the trace in its history, and which run another takes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property_bulk_runs add column takes_back integer`.execute(db);
  await sql`alter table property_bulk_results add column change_id integer`.execute(db);
}
