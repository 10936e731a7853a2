import { parentPort } from 'node:worker_threads';
import { TASKS } from './worker-tasks.ts';
import type { Tasks } from './worker-tasks.ts';

/* What a thread of `workers.ts` does. */
parentPort?.on(
  'message',
  <Name extends keyof Tasks>({ name, given }: { name: Name; given: Tasks[Name]['given'] }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none.
    parentPort?.postMessage(TASKS[name](given));
  },
);
