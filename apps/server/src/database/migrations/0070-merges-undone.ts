import { sql, type Kysely } from 'kysely';

/** What a merge of two projects found, so that it can be undone (decision 138). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_merges (
      id integer generated always as identity primary key,
      stays_id integer not null references properties on delete cascade,
      goes_id integer not null references properties on delete cascade,
      at timestamptz not null,
      -- Without a reference: the merge outlives the account.
      staff_id integer,
      -- The last that either of them had been told.
      last_telling bigint not null,
      before jsonb not null,
      -- What it made of them, for whoever looks what was changed since.
      after jsonb,
      undone_at timestamptz,
      undone_by integer
    )`.execute(db);
  await sql`create index project_merges_stays on project_merges (stays_id)`.execute(db);
  await sql`create index project_merges_goes on project_merges (goes_id)`.execute(db);
  // Apart from the rest, so that it goes with the account of the buyer.
  await sql`
    create table merged_lists (
      merge_id integer not null references project_merges on delete cascade,
      user_id integer not null references users on delete cascade,
      list text not null,
      kept_at timestamptz not null,
      note text not null,
      stays_note text,
      left_note text,
      primary key (merge_id, user_id, list)
    )`.execute(db);
  await sql`create index merged_lists_user on merged_lists (user_id)`.execute(db);
  await sql`
    create table tellings_once_heard (
      property_id integer not null references properties on delete cascade,
      telling_id bigint not null references property_tellings on delete cascade,
      primary key (property_id, telling_id)
    )`.execute(db);
  await sql`create index tellings_once_heard_telling on tellings_once_heard (telling_id)`.execute(
    db,
  );
  await sql`alter table property_tellings add column is_beside boolean not null default false`.execute(
    db,
  );
}
