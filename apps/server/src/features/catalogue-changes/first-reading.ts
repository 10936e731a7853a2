import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { idsOfAll } from './changed-projects.ts';

/** A statement of the first reading may take so long: on a busy machine more than one that a visitor waits for. */
const STATEMENT_MS = 60_000;

/** Reads all projects for the first time, so many at a time, in the order of their ids: the next are read while these are taken in. */
export function readAllProjects<Rows>(
  db: Kysely<Database>,
  {
    batch,
    read,
    take,
  }: {
    batch: number;
    read: (db: Kysely<Database>, ids: readonly number[]) => Promise<Rows>;
    take: (ids: readonly number[], rows: Rows) => void;
  },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
    let before: { ids: readonly number[]; rows: Rows } | undefined;
    for await (const ids of idsOfAll(trx, batch)) {
      const reading = read(trx, ids);
      if (before !== undefined) take(before.ids, before.rows);
      before = { ids, rows: await reading };
    }
    if (before !== undefined) take(before.ids, before.rows);
  });
}
