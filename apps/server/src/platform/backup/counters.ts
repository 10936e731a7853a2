import type { ClientBase } from 'pg';

/** The last value of each sequence by name; null before the first. */
type Counters = Record<string, number | null>;

export async function readCounters(client: ClientBase): Promise<Counters> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(
    rows.map(({ name, last }) => [name, last === null ? null : Number(last)]),
  );
}

/** A number that was given once is never given again, also when its row is gone: the log speaks of it. */
export async function setCounters(client: ClientBase, counters: Counters): Promise<void> {
  for (const [name, last] of Object.entries(counters)) {
    if (last !== null)
      await client.query('select setval(quote_ident($1)::regclass, $2)', [name, last]);
  }
}
