import { performance } from 'node:perf_hooks';
import type { Kysely, PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Connections of one pool. */
export interface PoolUse {
  open: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
  /** For how long the one who came first has waited, in milliseconds. */
  longestWaitMs: number;
}

interface Watched {
  pool: Pool;
  /** Since when each of those who wait does, the first first. */
  waits: Set<{ since: number }>;
}

const pools = new WeakMap<object, Watched>();

/** A database's pool whose use `poolUse` reports; if a statement is given, each connection begins with it. */
export function watchedPool(
  pool: Pool,
  first: string | undefined,
): { pool: PostgresPool; rememberFor: (db: object) => void } {
  const waits: Watched['waits'] = new Set();
  const begun = new WeakSet<PoolClient>();
  const begin = async (client: PoolClient, statement: string) => {
    if (begun.has(client)) return;
    try {
      await client.query(statement);
    } catch (error) {
      client.release(true);
      throw error;
    }
    begun.add(client);
  };
  return {
    pool: {
      async connect() {
        const wait = { since: performance.now() };
        waits.add(wait);
        try {
          const client = await pool.connect();
          if (first !== undefined) await begin(client, first);
          return client;
        } finally {
          waits.delete(wait);
        }
      },
      end: () => pool.end(),
    },
    rememberFor: (db) => void pools.set(db, { pool, waits }),
  };
}

export function poolUse<DB>(db: Kysely<DB>): PoolUse {
  const watched = pools.get(db);
  if (watched === undefined) throw new Error('This database was not opened by connect().');
  const { pool, waits } = watched;
  const [first] = waits;
  return {
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    longestWaitMs: first === undefined ? 0 : performance.now() - first.since,
  };
}

/** Whether somebody has waited longer than this for a connection: a new caller should then be refused. */
export function isQueueLong<DB>(db: Kysely<DB>, mostMs: number): boolean {
  return pools.has(db) && poolUse(db).longestWaitMs > mostMs;
}
