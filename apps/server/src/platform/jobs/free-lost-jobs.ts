import { type Pool, type PoolClient } from 'pg';

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
  let showing: PoolClient | undefined;
  const show = async (): Promise<void> => {
    const client = await pool.connect();
    client.once('error', () => {
      showing = undefined;
      client.release(true);
    });
    await client.query('select pg_advisory_lock($1, hashtext(id)) from unnest($2::text[]) id', [
      LIVING,
      names,
    ]);
    showing = client;
  };
  const look = async (): Promise<void> => {
    try {
      if (showing === undefined) await show();
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
      showing?.release(true);
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
