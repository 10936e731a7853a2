import { sql, type Kysely, type Transaction } from 'kysely';

/** The similarity from which a text counts as a match: one wrong letter in a short word, two or three in a long one. */
export const ALIKE = 0.45;

/**
 * Sets the threshold for the operator `%>` (pg_trgm), which finds texts with something like a word or phrase by an index. It
 * is a session setting, so it is set for one transaction only: connections are shared.
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
