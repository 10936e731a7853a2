import { sql, type Kysely } from 'kysely';

/** Which projects an operator looks after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_properties (
      staff_id integer not null references staff_accounts on delete cascade,
      property_id integer not null references properties on delete cascade,
      created_at timestamptz not null default now(),
      primary key (staff_id, property_id)
    )`.execute(db);
  await sql`create index operator_properties_property on operator_properties (property_id)`.execute(
    db,
  );
}
