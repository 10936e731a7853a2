import { sql, type Kysely } from 'kysely';

/** A promoter's details before an import changed them, and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_promoters (
      import_id integer not null references catalogue_imports on delete cascade,
      promoter_id integer not null references promoters on delete cascade,
      before jsonb not null,
      after jsonb not null,
      primary key (import_id, promoter_id)
    )`.execute(db);
  await sql`create index import_promoters_promoter on import_promoters (promoter_id)`.execute(db);
}
