import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

// PostgreSQL takes 65,535 parameters in a statement; no table here has more than 60 columns.
const ROWS_PER_STATEMENT = 1000;

/** Writes rows in as few statements as PostgreSQL allows; none at all for no rows. */
export async function insertRows<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}

/**
 * Writes many small rows that cannot meet others of their key. They travel as one parameter: a place for each of
 * thousands of values costs PostgreSQL more than to keep them. What a row does not have is null.
 */
export async function insertPlainRows<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = sql.join([...names].map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}
