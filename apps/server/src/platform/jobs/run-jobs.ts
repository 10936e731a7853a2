import { parseCronItems, run, runOnce, type TaskList } from 'graphile-worker';
import { Pool, type ClientConfig } from 'pg';
import { jobLogger } from './job-logger.ts';
import type { JobTable } from './job-table.ts';

/** Jobs wait on outside systems rather than on the processor. */
const CONCURRENT_JOBS = 4;
/** New jobs announce themselves; this is for those that were to wait. */
const POLL_MS = 1000;
/** How long jobs in hand may take when nothing else is said. */
const STOP_MS = 10_000;

export interface JobRunnerOptions {
  /** Where the queue is: the database of the product. */
  address: ClientConfig;
  table: JobTable;
  /** Told what went wrong; never what a job was about. */
  report: (message: string) => void;
}

export interface JobRunner {
  /**
   * Takes no further job and resolves when those in hand are done. What takes longer is given back to the queue, where
   * another process finds it at once.
   */
  stop: (withinMs?: number) => Promise<void>;
}

/** Runs jobs in this process until it is stopped; any number of processes share the queue. */
export async function startJobs({ address, table, report }: JobRunnerOptions): Promise<JobRunner> {
  const pool = jobPool(address, report);
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: jobLogger(report),
    taskList: taskList(table),
    parsedCronItems: parseCronItems(table.schedule.map(({ task, at }) => ({ task, match: at }))),
  });
  /** As whom this runner holds jobs. */
  const names = new Set<string>();
  runner.events.on('job:start', ({ job }) => job.locked_by && names.add(job.locked_by));
  // A runner that dies takes nothing else with it: what was queued waits for the next start.
  runner.promise.catch((error: unknown) => report(`Jobs have stopped: ${String(error)}`));
  return {
    async stop(withinMs = STOP_MS) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, withinMs, 'late');
      });
      // A job that ends after all lets go of its connections then; else the end of the process does.
      const stopped = runner.stop().then(() => pool.end());
      if ((await Promise.race([stopped, late])) === 'late') {
        const text = 'select graphile_worker.force_unlock_workers($1::text[])';
        await pool.query(text, [[...names]]);
      }
      clearTimeout(timer);
    },
  };
}

/** Runs every job that is due, and those that they queue to be due, then resolves. */
export async function runDueJobs({ address, table, report }: JobRunnerOptions): Promise<void> {
  const pool = jobPool(address, report);
  try {
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      logger: jobLogger(report),
      taskList: taskList(table),
    });
  } finally {
    await pool.end();
  }
}

/** Connections of its own: a job that waits never holds up a page. */
function jobPool(address: ClientConfig, report: (message: string) => void): Pool {
  const pool = new Pool({
    ...address,
    max: CONCURRENT_JOBS + 2,
    application_name: 'manemitra jobs',
  });
  const lost = (error: Error) => report(`The job queue lost a connection: ${error.message}`);
  return pool.on('error', lost).on('connect', (client) => void client.on('error', lost));
}

function taskList({ tasks }: JobTable): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)]),
  );
}
