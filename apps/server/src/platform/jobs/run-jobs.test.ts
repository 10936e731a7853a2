import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { addJob } from './add-job.ts';
import type { Task } from './job-table.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { runDueJobs, startJobs } from './run-jobs.ts';

let test: TestDatabase;
const reports: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  reports.length = 0;
  await sql`delete from graphile_worker._private_jobs`.execute(test.db);
});

const report = (message: string): void => void reports.push(message);
const runnerOf = (tasks: Record<string, Task>) => ({
  address: test.address,
  table: { tasks, schedule: [] },
  report,
});

/** A task that remembers what it was given. */
function recorder() {
  const done: unknown[] = [];
  const task: Task = async (payload) => void done.push(payload);
  return { done, task };
}

function aGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Connections of which the next to send some words can be held back. */
function aNetwork() {
  let toHold: { words: string; found: (held: Socket) => void } | undefined;
  const connection = (): Socket => {
    const socket = new Socket();
    const write = socket.write.bind(socket);
    const watched = (bytes: Buffer, then?: () => void): boolean => {
      if (toHold !== undefined && bytes.includes(toHold.words)) {
        socket.cork();
        toHold.found(socket);
        toHold = undefined;
      }
      return write(bytes, then);
    };
    // Not before: connecting puts the socket's own `write` back.
    socket.once('connect', () => Object.assign(socket, { write: watched }));
    return socket;
  };
  const holdNext = (words: string) => {
    let held: Socket | undefined;
    const isHeld = new Promise<void>((resolve) => {
      toHold = {
        words,
        found(socket) {
          held = socket;
          resolve();
        },
      };
    });
    return { isHeld, arrives: () => held?.uncork() };
  };
  return { connection, holdNext };
}

describe('a job', () => {
  it('is run if its cause is committed, and never if it is not', async () => {
    const { done, task } = recorder();
    await test.db.transaction().execute((tx) => addJob(tx, 'note', { n: 1 }, { key: 'kept' }));
    const undone = test.db.transaction().execute(async (tx) => {
      await addJob(tx, 'note', { n: 2 }, { key: 'undone' });
      throw new Error('the cause fails');
    });
    await expect(undone).rejects.toThrow('the cause fails');
    await runDueJobs(runnerOf({ note: task }));
    expect(done).toEqual([{ n: 1 }]);
  });

  it('of the same key waits once', async () => {
    const { done, task } = recorder();
    await addJob(test.db, 'note', { n: 1 }, { key: 'one' });
    await addJob(test.db, 'note', { n: 2 }, { key: 'one' });
    await runDueJobs(runnerOf({ note: task }));
    expect(done).toEqual([{ n: 2 }]);
  });

  it('waits until its time', async () => {
    const { done, task } = recorder();
    await addJob(test.db, 'note', {}, { key: 'later', inSeconds: 3600 });
    await runDueJobs(runnerOf({ note: task }));
    expect(done).toEqual([]);
  });

  it('that fails stays queued and is reported', async () => {
    await addJob(test.db, 'break', {}, { key: 'broken' });
    await runDueJobs(runnerOf({ break: () => Promise.reject(new Error('out of paper')) }));
    expect(reports.join('\n')).toContain('out of paper');
    const waiting = await sql<{ attempts: number }>`
      select attempts from graphile_worker._private_jobs where run_at > now()`.execute(test.db);
    expect(waiting.rows).toEqual([{ attempts: 1 }]);
  });

  it('that fails eight times is given up, and whoever waits for it sees that it failed', async () => {
    let tries = 0;
    const given = recorder();
    const fails: Task = () => {
      tries += 1;
      return Promise.reject(new Error('out of paper'));
    };
    const table = { tasks: { fails }, whenGivenUp: { fails: given.task }, schedule: [] };
    await addJob(test.db, 'fails', { n: 1 }, { key: 'fails' });
    for (let n = 0; n < 10; n += 1) {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.db);
      await runDueJobs({ ...runnerOf({}), table });
    }
    expect({ tries, told: given.done }).toEqual({ tries: 8, told: [{ n: 1 }] });
  });

  it('is run once by two processes that share the queue', async () => {
    const [one, two] = [recorder(), recorder()];
    for (let n = 0; n < 40; n += 1) await addJob(test.db, 'note', { n }, { key: `share ${n}` });
    await Promise.all([
      runDueJobs(runnerOf({ note: one.task })),
      runDueJobs(runnerOf({ note: two.task })),
    ]);
    const all = [...one.done, ...two.done].map((payload) => (payload as { n: number }).n);
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });
});

describe('a runner', () => {
  it('takes a job that is queued while it runs, and ends it before it stops', async () => {
    const [begun, mayEnd] = [aGate(), aGate()];
    let isDone = false;
    const slow: Task = async () => {
      begun.open();
      await mayEnd.opened;
      isDone = true;
    };
    const runner = await startJobs(runnerOf({ slow }));
    await addJob(test.db, 'slow', {}, { key: 'slow' });
    await begun.opened;
    const stopped = runner.stop();
    mayEnd.open();
    await stopped;
    expect(isDone).toBe(true);
    expect(reports).toEqual([]);
  });

  it('that must stop gives a job that takes too long back to the queue, for another process', async () => {
    const [begun, mayEnd] = [aGate(), aGate()];
    const endless: Task = async () => {
      begun.open();
      await mayEnd.opened;
    };
    const runner = await startJobs(runnerOf({ endless }));
    await addJob(test.db, 'endless', { n: 1 }, { key: 'endless' });
    await begun.opened;
    await runner.stop(0);
    const free = await sql<{ locked_at: Date | null }>`
      select locked_at from graphile_worker.jobs where key = 'endless'`.execute(test.db);
    expect(free.rows).toEqual([{ locked_at: null }]);
    mayEnd.open();
  });

  it('that must stop does not take back the job it gives back, however late its look for work arrives', async () => {
    const [begun, mayEnd] = [aGate(), aGate()];
    let begins = 0;
    const endless: Task = async () => {
      begins += 1;
      begun.open();
      await mayEnd.opened;
    };
    const network = aNetwork();
    const runner = await startJobs({
      ...runnerOf({ endless }),
      address: { ...test.address, stream: network.connection },
    });
    await addJob(test.db, 'endless', {}, { key: 'endless' });
    await begun.opened;
    const late = network.holdNext('get_job');
    await late.isHeld;
    const stopped = runner.stop(0);
    // Time enough to give the job back before the late look arrives.
    for (let n = 0; n < 50; n += 1) await sql`select 1`.execute(test.db);
    late.arrives();
    await stopped;
    const free = await sql<{ locked_at: Date | null }>`
      select locked_at from graphile_worker.jobs where key = 'endless'`.execute(test.db);
    expect({ begins, ...free.rows[0] }).toEqual({ begins: 1, locked_at: null });
    mayEnd.open();
  });

  it('outlives a database that goes away under a job, and hides no lost connection of anybody else', async () => {
    const sockets: Socket[] = [];
    let isAway = false;
    const lost = (code: string) => Object.assign(new Error(code), { code });
    const stream = () => {
      const socket = new Socket();
      sockets.push(socket);
      if (isAway) setImmediate(() => socket.destroy(lost('ECONNREFUSED')));
      return socket;
    };
    const fails: Task = () => {
      isAway = true;
      for (const socket of sockets) socket.destroy(lost('ECONNRESET'));
      return Promise.reject(new Error('out of paper'));
    };
    const others = process.listeners('unhandledRejection');
    const address = { ...test.address, stream };
    const runner = await startJobs({ ...runnerOf({ fails }), address });
    const [listen] = process.listeners('unhandledRejection').filter((it) => !others.includes(it));
    expect(() => listen?.(lost('ECONNRESET'), Promise.resolve())).toThrow('ECONNRESET');

    await addJob(test.db, 'fails', {}, { key: 'fails' });
    await expect.poll(() => reports.join('\n'), { timeout: 30_000 }).toContain('could not note');
    await runner.stop(0);
  }, 60_000);

  it('refuses a schedule that no clock could follow', async () => {
    const table = { tasks: {}, schedule: [{ task: 'note', at: 'at tea' }] };
    await expect(startJobs({ address: test.address, table, report })).rejects.toThrow('at tea');
  });
});

describe('a job in progress', () => {
  const inHandFor = (worker: string | null, key: string) =>
    sql`
      update graphile_worker._private_jobs
      set locked_by = coalesce(${worker}, locked_by), locked_at = now() - interval '1 minute',
        attempts = 1
      where key = ${key}`.execute(test.db);

  it('of a process that was killed is done by one that lives', async () => {
    await addJob(test.db, 'note', { n: 1 }, { key: 'orphan' });
    await inHandFor('worker-of-a-killed-process', 'orphan');
    const done = aGate();
    const runner = await startJobs(runnerOf({ note: async () => done.open() }));
    await done.opened;
    await runner.stop();
    expect(reports).toEqual([]);
  });

  it('of a process that lives stays there, however long it takes', async () => {
    const [begun, mayEnd] = [aGate(), aGate()];
    const living = await startJobs(
      runnerOf({
        slow: async () => {
          begun.open();
          await mayEnd.opened;
        },
      }),
    );
    await addJob(test.db, 'slow', {}, { key: 'long' });
    await begun.opened;
    await inHandFor(null, 'long');
    const other = await startJobs(runnerOf({ slow: recorder().task }));
    const held = await sql<{ locked_by: string | null }>`
      select locked_by from graphile_worker._private_jobs where key = 'long'`.execute(test.db);
    expect(held.rows).toEqual([{ locked_by: expect.any(String) }]);
    mayEnd.open();
    await Promise.all([living.stop(), other.stop()]);
  });
});

describe("the queue's schema", () => {
  it('is brought up to date again, and by several at once, without harm', async () => {
    await Promise.all([migrateJobs(test.address), migrateJobs(test.address)]);
    await sql`drop schema graphile_worker cascade`.execute(test.db);
    await Promise.all(Array.from({ length: 4 }, () => migrateJobs(test.address)));
    const { done, task } = recorder();
    await addJob(test.db, 'note', {}, { key: 'after' });
    await runDueJobs(runnerOf({ note: task }));
    expect(done).toHaveLength(1);
  });
});
