import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Batch } from './row-batches.ts';
import type { Reading } from './rows-of-file.ts';

/** What the thread is started with. */
export interface ThreadTask {
  reading: Reading;
  /** The line behind which the first batch begins. */
  lineDone: number;
}

/** What the thread is told. */
export type ToThread =
  | { kind: 'next'; today: string }
  /** `null`: that was all. */
  | { kind: 'text'; text: string | null; bytesRead: number };

/** What the thread says. */
export type FromThread =
  | { kind: 'wants-text' }
  /** As JSON, which is taken in faster than what threads copy. */
  | { kind: 'batch'; json: string }
  | { kind: 'end' };

interface Source extends ThreadTask {
  text: AsyncGenerator<string, void, undefined>;
  today: () => string;
  bytesRead: () => number;
}

/**
 * The batches of a file, read and judged in a thread of its own while this one answers requests and waits for the database. The
 * text comes from here, piece by piece, when the thread wants it. Whoever breaks off ends the thread.
 */
export async function* batchesInThread({
  reading,
  lineDone,
  text,
  today,
  bytesRead,
}: Source): AsyncGenerator<Batch, void, undefined> {
  const task: ThreadTask = { reading, lineDone };
  const worker = new Worker(new URL(THREAD.file, import.meta.url), {
    workerData: task,
    ...THREAD.options,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none.
  const tell = (message: ToThread): void => worker.postMessage(message);
  try {
    tell({ kind: 'next', today: today() });
    for await (const [said] of on(worker, 'message', { close: ['exit'] })) {
      const message = said as FromThread;
      if (message.kind === 'end') return;
      if (message.kind === 'wants-text') {
        const { value, done } = await text.next();
        tell({ kind: 'text', text: done === true ? null : value, bytesRead: bytesRead() });
      } else {
        yield JSON.parse(message.json) as Batch;
        tell({ kind: 'next', today: today() });
      }
    }
    throw new Error('The thread that reads a file ended before the file did.');
  } finally {
    await worker.terminate();
    await text.return();
  }
}

/** The bundle has it beside itself, as JavaScript; from the sources it is TypeScript, which the thread is to read itself. */
const THREAD = import.meta.url.endsWith('.ts')
  ? { file: './reading-thread-start.mjs', options: { execArgv: [] } }
  : { file: './reading-thread-start.js', options: {} };
