import type { Pool } from 'pg';

// The first half of the keys under which the workers of each process that lives hold a lock.
const LIVING = 72_104;
const LOOK_EVERY_MS = 15_000;

/**
 * Gives jobs of processes that were killed to those that live, within half a minute; the queue by itself would wait for
 * four hours. Workers show that they live by a lock that ends with their process's connection.
 */
export async function freeLostJobs(
  pool: Pool,
  names: readonly string[],
  report: (message: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  let stopShowing: (() => void) | undefined;
  const show = async (): Promise<void> => {
    const client = await pool.connect();
    let isHeld = true;
    const letGo = (): void => {
      // A connection that breaks may say so more than once, and after it was let go.
      if (!isHeld) return;
      isHeld = false;
      stopShowing = undefined;
      client.release(true);
    };
    client.on('error', letGo);
    try {
      await client.query('select pg_advisory_lock($1, hashtext(id)) from unnest($2::text[]) id', [
        LIVING,
        names,
      ]);
    } catch (error) {
      letGo();
      throw error;
    }
    stopShowing = letGo;
  };
  const look = async (): Promise<void> => {
    try {
      if (stopShowing === undefined) await show();
      await freeJobsOfTheDead(pool);
    } catch (error) {
      report(`Looking for lost jobs failed: ${String(error)}`);
    }
  };
  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      stopShowing?.();
    },
  };
}

/** Workers that have only just begun may not show yet that they live. */
async function freeJobsOfTheDead(pool: Pool): Promise<void> {
  await pool.query(
    `with holders as materialized (
      select distinct locked_by as id from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - interval '10 seconds'
    ), dead as materialized (
      select id from holders where pg_try_advisory_xact_lock($1, hashtext(id))
    )
    select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [LIVING],
  );
}
