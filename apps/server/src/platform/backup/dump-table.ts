import type { ClientBase } from 'pg';
import { quoted, type TableShape } from './table-shapes.ts';

/**
 * The rows of a table in the order of its key, one a piece: a JSON array with each column as the text that its type
 * writes, which its type reads back without a loss. Must be iterated within a transaction.
 */
export async function* dumpTable(
  client: ClientBase,
  { name, columns, key }: TableShape,
): AsyncGenerator<string> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const order = key.length > 0 ? key.map(quoted).join(', ') : values;
  // Files lie in pieces of a quarter megabyte; all else is small.
  const atOnce = columns.some(({ type }) => type === 'bytea') ? 16 : 1000;
  await client.query(
    `declare dumped no scroll cursor for
     select json_build_array(${values})::text as line from ${quoted(name)} order by ${order}`,
  );
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from dumped`);
      for (const { line } of rows) yield line;
      if (rows.length < atOnce) return;
    }
  } finally {
    await client.query('close dumped');
  }
}
