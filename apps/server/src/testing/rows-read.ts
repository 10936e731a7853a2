import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** How many rows of a table and entries of its indexes a piece of work reads within a transaction. */
export async function rowsRead(
  trx: Transaction<Database>,
  table: keyof Database,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await soFar(trx, table);
  await work();
  return (await soFar(trx, table)) - before;
}

async function soFar(trx: Transaction<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(id) + pg_stat_get_xact_tuples_fetched(id)) as read
    from (
      select ${table}::regclass::oid union all
      select indexrelid from pg_index where indrelid = ${table}::regclass
    ) read_from (id)`.execute(trx);
  return rows[0]?.read ?? 0;
}
