import { sql, type Kysely, type Transaction } from 'kysely';

/** From here on a text counts as meant: one wrong letter in a short word, two or three in a long one. */
export const ALIKE = 0.45;

/**
 * The operator `%>` (pg_trgm) asks an index for texts that hold something like a word or phrase. How like is a setting
 * of the session, so that it holds for one transaction only: connections are shared.
 */
export function withWordSimilarity<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`
      select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`.execute(trx);
    return work(trx);
  });
}
