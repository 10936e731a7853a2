import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Whether any invented project is listed. Reads the whole table where none is: keep the answer. */
export async function hasDemonstrationProjects(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from properties p
      where p.is_demonstration and p.is_published and p.deleted_at is null) as is_there`.execute(
    db,
  );
  return rows[0]?.is_there === true;
}
