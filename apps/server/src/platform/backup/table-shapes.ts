import { StartFailure } from '#server/platform/start-failure.ts';
import type { ClientBase } from 'pg';

/** The columns of a table, as the database describes them. */
export interface TableShape {
  name: string;
  /** Columns that are stored as given, in the order of the table; calculated ones are left to PostgreSQL. */
  columns: { name: string; type: string }[];
  /** The columns that tell its rows apart. */
  key: string[];
  /** Tables that its rows point to. */
  pointsTo: string[];
}

/** Every table of the schema `public` but the given ones; what others point to comes first. */
export async function readTableShapes(
  client: ClientBase,
  leaveOut: readonly string[],
): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(a.attname order by k.place)
        from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '[]') as key,
       coalesce((select json_agg(distinct t.relname)
        from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as "pointsTo"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     order by c.relname`,
  );
  return inOrder(rows.filter(({ name }) => !leaveOut.includes(name)));
}

function inOrder(tables: readonly TableShape[]): TableShape[] {
  const placed = new Set<string>();
  const sorted: TableShape[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name, pointsTo }) => !placed.has(name) && pointsTo.every((other) => placed.has(other)),
    );
    if (next.length === 0) {
      throw new StartFailure('Two tables point to each other: their rows cannot be put in order.');
    }
    for (const table of next) placed.add(table.name);
    sorted.push(...next);
  }
  return sorted;
}

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
