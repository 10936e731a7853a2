import { sql, type Kysely } from 'kysely';

/**
 * Each batch of an import asks these indexes hundreds of times, and each time PostgreSQL also read the list of what waited to be put in
 * order: a second for a batch in a catalogue of ten thousand. What is written goes to its place at once now.
 */
const ASKED = ['properties_likeness', 'properties_rera'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ASKED) {
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
}
