import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

/** Connections of one pool. */
export interface PoolUse {
  open: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

const pools = new WeakMap<object, Pool>();

/** Lets `poolUse` tell of this database's pool. */
export function rememberPool(db: object, pool: Pool): void {
  pools.set(db, pool);
}

export function poolUse<DB>(db: Kysely<DB>): PoolUse {
  const pool = pools.get(db);
  if (pool === undefined) throw new Error('This database was not opened by connect().');
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
