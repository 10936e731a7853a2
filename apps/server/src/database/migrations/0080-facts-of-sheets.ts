import { sql, type Kysely } from 'kysely';

/** A project may not be launched yet, its registration only be applied for, and only its rate per square foot be known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column rate_range jsonb,
      drop constraint properties_status_check,
      add constraint properties_status_check
        check (status in ('ready', 'under-construction', 'new-launch', 'pre-launch')),
      drop constraint properties_rera_status_check,
      add constraint properties_rera_status_check
        check (rera_status in ('registered', 'completed', 'lapsed', 'revoked', 'applied'))`.execute(
    db,
  );
}
