import { type Insertable, sql, type Transaction } from 'kysely';

/**
 * Writes many small rows that cannot meet others of their key. They travel as one parameter: a place for each of
 * thousands of values costs PostgreSQL more than to keep them. What a row does not have is null.
 */
export async function insertPlainRows<Tables, Table extends keyof Tables & string>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
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
