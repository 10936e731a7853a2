import { setTimeout as pause } from 'node:timers/promises';
import { openDataFolder } from './data-folder.ts';
import type { Asked } from './faults/asks.ts';
import { aFaultWorld, type FaultWorld } from './faults/fault-world.ts';
import { mountSmallDisk } from './faults/small-disk.ts';
import { reckonMessages, reckonWrites } from './faults/reckon.ts';
import { STRIKES, type Strike } from './faults/strikes.ts';
import { startWriters, WRITERS } from './faults/writers.ts';

/**
 * Brings one fault after the other over a server that is written to, `npm run bench:faults -- ROUNDS FAULT…`, and prints
 * what became of every write that was acknowledged. Ends with 1 when one was lost or is there twice, or the server never
 * came back. ROUNDS (default 100) is how often the server and PostgreSQL are killed.
 */
const [rounds = '100', ...only] = process.argv.slice(2);
const PORT = Number(process.env['FAULTS_PORT'] ?? 4112);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

let isFine = true;

const COLUMNS = [
  'fault',
  'rounds',
  'in flight',
  'sent',
  'acknowledged',
  'lost',
  'doubled',
  'back in s (median, longest)',
];
const WIDTHS = [46, 8, 11, 8, 14, 6, 9, 30];
const row = (cells: readonly (string | number)[]) =>
  say(cells.map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 8)).join(''));
row(COLUMNS);
const wanted = STRIKES.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
);
await inAWorld(wanted.filter(({ isOfDisk }) => !isOfDisk));
await inAWorld(wanted.filter(({ isOfDisk }) => isOfDisk));
process.exit(isFine ? 0 : 1);

/** Brings faults of one kind over a server, one after the other, and looks after the messages at the end. */
async function inAWorld(strikes: readonly Strike[]): Promise<void> {
  const [first] = strikes;
  if (first === undefined) return;
  const { folder, close } = openDataFolder(0);
  const disk = first.isOfDisk && mountSmallDisk(folder);
  if (first.isOfDisk && !disk) return say(`${first.name}: left out, it takes the right to mount.`);
  let world: FaultWorld | undefined;
  try {
    world = await aFaultWorld(folder, { port: PORT, disk });
    for (const [n, strike] of strikes.entries()) await suffer(world, strike, `fault${n}`);
    await delivered(world);
    const { lost, doubled } = await reckonMessages(world);
    isFine &&= lost + doubled === 0;
    say(
      `Messages of all that was written: ${lost} lost, ${doubled} doubled; ` +
        `${world.outside.repeats()} came again under the same id.`,
    );
  } finally {
    await world?.close();
    disk?.unmount();
    close();
  }
  return undefined;
}

async function suffer(
  world: FaultWorld,
  { name, isRepeated, strike, recovered: isBack }: Strike,
  run: string,
) {
  const writers = startWriters(world, run);
  const { ledger } = writers;
  await untilWritten(ledger, 0);
  const times = isRepeated ? Number(rounds) : 1;
  const recovered: number[] = [];
  let inFlight = 0;
  let asked: Asked | undefined;
  for (let round = 0; round < times; round += 1) {
    await pause(50 + Math.random() * 200);
    inFlight += ledger.inFlight;
    asked = (await strike(world)) ?? undefined;
    const ended = performance.now();
    await isBack?.(world);
    await untilWritten(ledger, ledger.acknowledged.size);
    recovered.push((performance.now() - ended) / 1000);
    if (times > 1) process.stderr.write(`\r${name}: ${round + 1} of ${times}`);
  }
  await writers.stop();
  if (times > 1) process.stderr.write('\n');
  const { lost, doubled, lostMarks = [] } = await reckonWrites(world, ledger);
  // Out of order is 503: nothing that these faults bring about may look like a bug.
  isFine &&= lost + doubled === 0 && !ledger.statuses.has(500);
  const sorted = recovered.toSorted((one, other) => one - other);
  const back = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  const statuses = [...ledger.statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  row([
    name,
    times,
    inFlight,
    ledger.marks.size,
    ledger.acknowledged.size,
    lost,
    doubled,
    `${back.map((seconds) => seconds.toFixed(2)).join(', ')}   (${statuses})`,
  ]);
  if (asked) {
    isFine &&= asked.refused === 0;
    say(
      `  asked meanwhile ${asked.times} times, refused ${asked.refused}, slowest ${Math.round(asked.slowestMs)} ms`,
    );
  }
  if (lostMarks.length > 0) say(`  lost: ${lostMarks.join(', ')}`);
}

/** Resolves when writes are acknowledged that were sent from now on; a server that never comes back is the end of the bench. */
async function untilWritten(ledger: { acknowledged: Set<string> }, count: number): Promise<void> {
  const giveUpAt = performance.now() + 90_000;
  // As many as there are writers may have been on their way.
  while (ledger.acknowledged.size <= count + WRITERS) {
    if (performance.now() > giveUpAt) throw new Error('The server did not come back within 90 s.');
    await pause(20);
  }
}

/** Resolves when no message waits any more. */
async function delivered({ db }: FaultWorld): Promise<void> {
  for (;;) {
    const { waiting } = await db
      .selectFrom('outbox_messages')
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow();
    if (waiting === 0) return;
    await pause(500);
  }
}
