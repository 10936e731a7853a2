import type { ClientBase } from 'pg';
import { quoted, type TableShape } from './table-shapes.ts';

const ROWS_AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 8_000_000;

/** Writes dumped rows into a table as they were, without its triggers: their effects were dumped too. */
export async function loadTable(
  client: ClientBase,
  { name, columns }: TableShape,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(row ->> ${at})::${type}`).join(', ');
  const statement = `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from unnest($1::json[]) with ordinality given (row, place) order by place`;
  let held: string[] = [];
  let characters = 0;
  let rows = 0;
  const write = async () => {
    if (held.length > 0) await client.query(statement, [held]);
    rows += held.length;
    held = [];
    characters = 0;
  };
  for await (const line of lines) {
    held.push(line);
    characters += line.length;
    if (held.length >= ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await write();
  }
  await write();
  return rows;
}
