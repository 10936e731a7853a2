import { sql, type Kysely } from 'kysely';

/** From a slug without its number to those that have one, so that naming a few projects does not read every slug. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['properties', 'project_slugs'] as const) {
    await sql`
      create index ${sql.ref(`${table}_unnumbered_slug`)}
      on ${sql.table(table)} (regexp_replace(slug, '-[0-9]+$', ''))`.execute(db);
  }
}
