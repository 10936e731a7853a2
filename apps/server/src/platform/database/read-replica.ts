import { sql, type Kysely } from 'kysely';

export interface ReplicaOptions {
  /** Further behind than this it is not asked. */
  maxLagMs: number;
  /** Told when it begins or ceases to be asked. */
  say: (line: string) => void;
  /** How often the two are compared. Default every second. */
  everyMs?: number;
}

export interface ReplicaFigures {
  isUsable: boolean;
  lagMs: number;
}

interface Attached {
  replica: unknown;
  figures: ReplicaFigures;
}

const attached = new WeakMap<object, Attached>();

/** Where the primary's log ended at a moment by our clock. */
interface Position {
  lsn: string;
  at: number;
}

const EVERY_MS = 1000;
/** Positions are remembered a little longer than the longest lag that matters. */
const REMEMBERED = 4000;

/**
 * Lets reads that may be late go to a replica while it is near enough. How late it is is measured, not believed: it has
 * to have replayed what the primary had written `maxLagMs` ago, which also finds out a replica that was cut off and
 * does not know it. Resolves after the first comparison; ended by what it returns.
 */
export async function attachReplica<DB>(
  primary: Kysely<DB>,
  replica: Kysely<DB>,
  { maxLagMs, say, everyMs = EVERY_MS }: ReplicaOptions,
): Promise<{ detach: () => void }> {
  const figures: ReplicaFigures = { isUsable: false, lagMs: Infinity };
  attached.set(primary, { replica, figures });
  let positions: Position[] = [];
  let isDetached = false;
  let timer: NodeJS.Timeout | undefined;

  let wasUsable = false;
  const compare = async () => {
    try {
      const at = performance.now();
      positions = [...positions, { lsn: await writtenUpTo(primary), at }].slice(-REMEMBERED);
      const replayed = await howManyReplayed(replica, positions);
      const now = performance.now();
      // The first that it lacks was written when it fell behind.
      const [lacking] = positions.slice(replayed);
      figures.lagMs = lacking === undefined ? 0 : now - lacking.at;
      // Of what it has, only the newest is still of use.
      positions = positions.slice(Math.max(0, replayed - 1));
      figures.isUsable = figures.lagMs <= maxLagMs && replayed > 0;
    } catch {
      figures.isUsable = false;
      figures.lagMs = Infinity;
    }
    if (isDetached) return;
    if (wasUsable && !figures.isUsable)
      say('The read replica is away or too far behind: it is not asked.');
    if (!wasUsable && figures.isUsable) say('The read replica is near enough: it is asked.');
    wasUsable = figures.isUsable;
    timer = setTimeout(() => void compare(), everyMs);
    timer.unref();
  };
  await compare();
  return {
    detach() {
      isDetached = true;
      clearTimeout(timer);
      attached.delete(primary);
    },
  };
}

/** Where to read what may be some seconds late: the replica while it is near enough, else the database itself. */
export function forLateReads<DB>(primary: Kysely<DB>): Kysely<DB> {
  const found = attached.get(primary);
  return found?.figures.isUsable ? (found.replica as Kysely<DB>) : primary;
}

/** Does not ask a replica again that just failed, before the next comparison. */
export function distrustReplica<DB>(primary: Kysely<DB>): void {
  const found = attached.get(primary);
  if (found) found.figures.isUsable = false;
}

/** `undefined` without a replica. */
export function replicaFigures<DB>(primary: Kysely<DB>): ReplicaFigures | undefined {
  return attached.get(primary)?.figures;
}

async function writtenUpTo<DB>(primary: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(
    primary,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database said nothing of its log.');
  return row.lsn;
}

/** How many of these positions, from the first on, the replica has replayed. */
async function howManyReplayed<DB>(
  replica: Kysely<DB>,
  positions: readonly Position[],
): Promise<number> {
  const lsns = positions.map(({ lsn }) => lsn);
  const { rows } = await sql<{ replayed: number }>`
    select count(*)::int as replayed from unnest(${lsns}::text[]) lsn
    where lsn::pg_lsn <= pg_last_wal_replay_lsn()`.execute(replica);
  return rows[0]?.replayed ?? 0;
}
