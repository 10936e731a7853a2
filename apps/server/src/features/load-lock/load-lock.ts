import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

// Two writers at once would choose the same slug and the same numbers of tellings; the second waits for the first.
const LOAD_LOCK = 72_104_001;

declare const isLocked: unique symbol;

/** A transaction until the end of which nobody else writes projects. */
export type LoadTransaction = Transaction<Database> & { readonly [isLocked]: true };

/** Until the end of the transaction nobody else writes projects. Answers the same transaction, for those that need that. */
export async function lockLoads(trx: Transaction<Database>): Promise<LoadTransaction> {
  await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx);
  return trx as LoadTransaction;
}

/** A transaction that begins with that lock, before any row is locked. */
export function inLoadTransaction<T>(
  db: Kysely<Database>,
  work: (trx: LoadTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => work(await lockLoads(trx)));
}
