import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import { Pool, type ClientConfig } from 'pg';
import { isDatabaseAway } from '#server/platform/database/lost-database.ts';
import { jobLogger } from './job-logger.ts';
import type { JobTable } from './job-table.ts';

/** Jobs wait on outside systems rather than on the processor. */
const CONCURRENT_JOBS = 4;
/** New jobs announce themselves; this is for those that were to wait. */
const POLL_MS = 1000;
/** A queue that lost its database tries again after this long. */
const RESTART_MS = 1000;

export interface JobRunnerOptions {
  /** Where the queue is: the database of the product. */
  address: ClientConfig;
  table: JobTable;
  /** Told what went wrong; never what a job was about. */
  report: (message: string) => void;
}

/**
 * Runs jobs in this process until it is stopped; any number of processes share the queue. A queue that gives up because
 * its database went away is started again.
 */
export async function startJobs({ address, table, report }: JobRunnerOptions): Promise<{
  /** Takes no further job and resolves when those in hand are done. */
  stop: () => Promise<void>;
}> {
  const pool = jobPool(address, report);
  const start = () =>
    run({
      pgPool: pool,
      concurrency: CONCURRENT_JOBS,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: jobLogger(report),
      taskList: taskList(table),
      parsedCronItems: parseCronItems(table.schedule.map(({ task, at }) => ({ task, match: at }))),
    });
  const stopping = new AbortController();
  const forget = outliveLostConnections(report);
  let runner: Runner | undefined = await start();
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const ended = await runner?.promise.catch((error: unknown) => error);
      runner = undefined;
      if (stopping.signal.aborted) return;
      report(`Jobs have stopped and begin again: ${String(ended ?? 'the database was away')}`);
      await pause(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = await start().catch(() => undefined);
    }
  };
  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await running;
      // It may have begun again meanwhile.
      await runner?.stop().catch(() => undefined);
      forget();
      await pool.end();
    },
  };
}

/**
 * The queue leaves promises to nobody when it cannot note that a job failed, which would end the process. Anything but a
 * lost connection still does.
 */
function outliveLostConnections(report: (message: string) => void): () => void {
  const listen = (error: unknown): void => {
    if (!isDatabaseAway(error)) throw error;
    report('The job queue could not note what became of a job: the database was away.');
  };
  process.on('unhandledRejection', listen);
  return () => void process.off('unhandledRejection', listen);
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
