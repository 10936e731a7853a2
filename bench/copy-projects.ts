import { sql, type Kysely } from 'kysely';
import type { Database } from '../apps/server/src/database/schema.ts';

/** What searches run on, besides the projects themselves; copies have no pictures and no papers. */
const PARTS = ['unit_types', 'property_metro'];

/**
 * Fills a catalogue up to so many projects with copies of those that are there: a million that are written one by one take
 * hours, and the search cannot tell. A copy differs by its key, its address and its name.
 */
export async function copyProjects(
  db: Kysely<Database>,
  wanted: number,
  say: (line: string) => void,
): Promise<void> {
  const { present } = await db
    .selectFrom('properties')
    .select(({ fn }) => fn.max('id').as('present'))
    .executeTakeFirstOrThrow();
  const originals = present;
  for (let copy = 1; originals * copy < wanted; copy += 1) {
    const rows = Math.min(originals, wanted - originals * copy);
    await db.connection().execute(async (connection) => {
      // Without the triggers that tell other processes, of which there is none.
      await sql`set session_replication_role = replica`.execute(connection);
      await copyTable(connection, 'properties', { copy, originals, rows });
      for (const part of PARTS) await copyTable(connection, part, { copy, originals, rows });
      await sql`reset session_replication_role`.execute(connection);
    });
    say(`  ${originals * copy + rows} of ${wanted} projects, copied`);
  }
  // What is written next gets an id that no copy has.
  await sql`
    select setval(pg_get_serial_sequence('properties', 'id'), max(id)) from properties`.execute(db);
  await sql`analyze properties, unit_types, property_metro`.execute(db);
}

interface Copied {
  copy: number;
  originals: number;
  rows: number;
}

/** The ids of a filled catalogue are 1, 2, 3 and so on; those of a copy follow them. */
async function copyTable(
  db: Kysely<Database>,
  table: string,
  { copy, originals, rows }: Copied,
): Promise<void> {
  const shift = copy * originals;
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and not (table_name <> 'properties' and column_name = 'id')`.execute(db);
  const values = columns.map(({ name }) => {
    if (name === 'property_id' || (table === 'properties' && name === 'id')) {
      return sql`${sql.ref(name)} + ${sql.lit(shift)}`;
    }
    if (table !== 'properties') return sql.ref(name);
    if (name === 'name') return sql`${sql.ref(name)} || ${sql.lit(` ${copy + 1}`)}`;
    const isOwn = name === 'import_key' || name === 'slug';
    return isOwn ? sql`${sql.ref(name)} || '-copy-' || (id + ${sql.lit(shift)})` : sql.ref(name);
  });
  const among = table === 'properties' ? sql`id <= ${rows}` : sql`property_id <= ${rows}`;
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    overriding system value select ${sql.join(values)} from ${sql.table(table)} where ${among}`.execute(
    db,
  );
}
