import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ThreadTask, ToThread } from './reading-thread.ts';
import { batchesOf } from './row-batches.ts';
import { rowsOf } from './rows-of-file.ts';

/** What runs in the thread of `reading-thread.ts`: makes a batch whenever one is wanted, of text that it asks for. */
if (parentPort === null) throw new Error('This runs in a thread.');
const port = parentPort;
const { reading, lineDone } = workerData as ThreadTask;
const heard = on(port, 'message') as AsyncIterator<[ToThread], undefined>;
let today = '';
let bytesRead = 0;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none.
const say = (message: FromThread): void => port.postMessage(message);

async function next(): Promise<ToThread> {
  const { value } = await heard.next();
  if (value === undefined) throw new Error('Nobody speaks to this thread any more.');
  return value[0];
}

async function* text(): AsyncGenerator<string, void, undefined> {
  for (;;) {
    say({ kind: 'wants-text' });
    const told = await next();
    if (told.kind !== 'text' || told.text === null) return;
    bytesRead = told.bytesRead;
    yield told.text;
  }
}

const batches = batchesOf(rowsOf(reading, text()), {
  today: () => today,
  lineDone,
  bytesRead: () => bytesRead,
});
for (;;) {
  const told = await next();
  if (told.kind === 'next') today = told.today;
  const { value, done } = await batches.next();
  if (done === true) break;
  say({ kind: 'batch', json: JSON.stringify(value) });
}
say({ kind: 'end' });
port.close();
