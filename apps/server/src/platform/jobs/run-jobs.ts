import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Pool, type ClientConfig } from 'pg';
import { isDatabaseAway } from '#server/platform/database/lost-database.ts';
import { freeLostJobs } from './free-lost-jobs.ts';
import { jobLogger } from './job-logger.ts';
import { keptRunning, type Running } from './kept-running.ts';
import type { JobTable } from './job-table.ts';
import { followLooksForWork } from './looks-for-work.ts';

/** Jobs wait on outside systems rather than on the processor. */
export const CONCURRENT_JOBS = 4;
/** New jobs announce themselves; this is for those that were to wait. */
const POLL_MS = 1000;
/** How long jobs in hand may take when nothing else is said. */
const STOP_MS = 10_000;
/** How long a statement that takes a job may be under way. */
const LOOK_MS = 3000;

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

/**
 * Runs jobs in this process until it is stopped; any number of processes share the queue. A queue that gives up, because its
 * database went away or for another reason, is started again.
 */
export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { address, report } = options;
  const pool = jobPool(address, report);
  const forget = outliveLostConnections(report);
  const queue = await keptRunning(
    () => startQueue(pool, options),
    (why) => report(`Jobs have stopped and begin again: ${why}`),
  );
  return {
    async stop(withinMs = STOP_MS) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, withinMs, 'late');
      });
      const stopAll = async (): Promise<void> => {
        await queue.stop();
        forget();
        await pool.end();
      };
      // A job that ends after all lets go of its connections then; else the end of the process does.
      const outcome = await Promise.race([stopAll(), late]);
      const current = queue.current();
      if (outcome === 'late' && current !== undefined) {
        // A look that is sent again and again, because the database is away, is not waited for.
        await Promise.race([current.looksHaveEnded(), pause(LOOK_MS, undefined, { ref: false })]);
        const text = 'select graphile_worker.force_unlock_workers($1::text[])';
        await pool.query(text, [current.names]);
      }
      clearTimeout(timer);
    },
  };
}

interface Queue extends Running {
  /** Under which its workers lock their jobs. */
  names: readonly string[];
  /** Resolves when no worker is about to take a job; one that has stopped takes no further one. */
  looksHaveEnded: () => Promise<void>;
}

async function startQueue(pool: Pool, { table, report }: JobRunnerOptions): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter();
  const names: string[] = [];
  events.on('pool:create', ({ workerPool }) => void names.push(workerPool.id));
  const looks = followLooksForWork(events);
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: jobLogger(report),
    taskList: taskList(table),
    parsedCronItems: parseCronItems(table.schedule.map(({ task, at }) => ({ task, match: at }))),
  });
  const lost = await freeLostJobs(pool, names, report);
  return {
    names,
    looksHaveEnded: looks.haveEnded,
    ended: runner.promise.catch((error: unknown) => error),
    async stop() {
      // One that has ended by itself says so by refusing to stop.
      await runner.stop().catch(() => undefined);
      await lost.stop();
    },
  };
}

/**
 * The queue leaves promises to nobody when it cannot note that a job failed, which would end the process. Anything but a
 * lost connection of its own still does.
 */
function outliveLostConnections(report: (message: string) => void): () => void {
  const listen = (error: unknown): void => {
    const isOfQueue = error instanceof Error && error.stack?.includes('graphile-worker') === true;
    if (!isOfQueue || !isDatabaseAway(error)) throw error;
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

/** The queue's own connections, one for each job and some to listen and to look. */
function jobPool(address: ClientConfig, report: (message: string) => void): Pool {
  const pool = new Pool({
    ...address,
    max: CONCURRENT_JOBS + 4,
    application_name: 'manemitra jobs',
  });
  const lost = (error: Error) => report(`The job queue lost a connection: ${error.message}`);
  return pool.on('error', lost).on('connect', (client) => void client.on('error', lost));
}

/** What somebody waits for is tried so often, with rests that grow, within an hour and a half. */
const TRIES_MAX = 8;

function taskList({ tasks, whenGivenUp = {} }: JobTable): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => {
      const giveUp = whenGivenUp[name] ?? task;
      return [
        name,
        (payload: unknown, { job }) => (job.attempts > TRIES_MAX ? giveUp : task)(payload),
      ];
    }),
  );
}
