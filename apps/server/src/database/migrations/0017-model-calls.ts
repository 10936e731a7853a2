import { sql, type Kysely } from 'kysely';

/** How often the language model was asked on a day, by whom: the budget of all processes together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_calls (
      day date not null,
      -- Who asked, as a sum that does not say who it is; 'everybody' is the total.
      caller text not null,
      calls integer not null,
      primary key (day, caller)
    )`.execute(db);
}
