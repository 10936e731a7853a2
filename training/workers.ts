import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tasks } from './worker-tasks.ts';

type Made<Name extends keyof Tasks> = Tasks[Name]['made'];

/** A worker knows the names of all features that it met. */
const MOST_MEGABYTES = 8000;

/** Threads that do one task after the other, each with its own numbers of features. */
export class Workers {
  private readonly workers: readonly Worker[];

  constructor(count: number) {
    this.workers = Array.from(
      { length: count },
      () =>
        new Worker(new URL('worker-start.mjs', import.meta.url), {
          resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
        }),
    );
  }

  /** Gives each worker its own task. Throws what a worker throws. */
  each<Name extends keyof Tasks>(
    name: Name,
    givenTo: (worker: number) => Tasks[Name]['given'],
  ): Promise<Made<Name>[]> {
    return Promise.all(this.workers.map((worker, at) => ask(worker, name, givenTo(at))));
  }

  /** Has tasks done by whoever is free; answers in their order. */
  async all<Name extends keyof Tasks>(
    name: Name,
    tasks: readonly Tasks[Name]['given'][],
  ): Promise<Made<Name>[]> {
    const made: Made<Name>[] = [];
    const rest = [...tasks.entries()];
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
          made[next[0]] = await ask(worker, name, next[1]);
        }
      }),
    );
    return made;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  get count(): number {
    return this.workers.length;
  }
}

async function ask<Name extends keyof Tasks>(
  worker: Worker,
  name: Name,
  given: Tasks[Name]['given'],
): Promise<Made<Name>> {
  const answered = once(worker, 'message');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none.
  worker.postMessage({ name, given });
  const [made] = (await answered) as [Made<Name>];
  return made;
}
