import { type Insertable, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

/**
 * Writes many rows that cannot meet others of their key. They travel as one parameter: a place for each of
 * thousands of values costs PostgreSQL more than to keep them. What a row does not have is null.
 */
export async function insertPlainRows<Tables, Table extends keyof Tables & string>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (rows.length > 0) await insertion(table, rows).execute(trx);
}

type ColumnOf<Row> = keyof Selectable<Row> & string;

/** What to do if there is a row with the same key. */
interface Meeting<Column extends string> {
  /** The columns of the key. */
  key: readonly Column[];
  /**
   * How each column of an existing row changes: `taken` uses the new value; otherwise an expression over `excluded` and the
   * table.
   */
  set: Readonly<Partial<Record<Column, 'taken' | RawBuilder<unknown>>>>;
}

/** Writes many rows, each over the one of its key that is there. Answers these columns of those that were written. */
export async function upsertPlainRows<
  Tables,
  Table extends keyof Tables & string,
  Answered extends ColumnOf<Tables[Table]>,
>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  { key, set, answer }: Meeting<ColumnOf<Tables[Table]>> & { answer: readonly Answered[] },
): Promise<Pick<Selectable<Tables[Table]>, Answered>[]> {
  if (rows.length === 0) return [];
  const changes = Object.entries<'taken' | RawBuilder<unknown> | undefined>(set).flatMap(
    ([column, change]) =>
      change === undefined
        ? []
        : sql`${sql.ref(column)} = ${change === 'taken' ? sql.ref(`excluded.${column}`) : change}`,
  );
  const { rows: written } = await sql<Pick<Selectable<Tables[Table]>, Answered>>`
    ${insertion(table, rows)}
    on conflict (${columnList(key)}) do update set ${sql.join(changes)}
    ${answer.length === 0 ? sql`` : sql`returning ${columnList(answer)}`}`.execute(trx);
  return written;
}

function insertion(table: string, rows: readonly object[]): RawBuilder<unknown> {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const columns = columnList([...names]);
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

const columnList = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)));
