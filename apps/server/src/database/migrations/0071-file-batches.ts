import { sql, type Kysely } from 'kysely';

/** Which changes added the files that were sent together, so that they are taken back together (decision 139). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_batches (
      change_id integer primary key references property_changes on delete cascade,
      batch uuid not null,
      -- Without a reference: the change outlives the account.
      staff_id integer not null
    )`.execute(db);
  await sql`create index file_batches_batch on file_batches (batch)`.execute(db);
}
