import { sql, type Kysely } from 'kysely';

/** Whoever looks at an import asks how many drafts it has left, and went through all projects for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index properties_drafts on properties (id)
    where not is_published and deleted_at is null`.execute(db);
}
