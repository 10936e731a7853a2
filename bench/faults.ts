import { setTimeout as pause } from 'node:timers/promises';
import { openDataFolder } from './data-folder.ts';
import { aFaultWorld, type FaultWorld } from './faults/fault-world.ts';
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

const { folder, close } = openDataFolder(0);
const world = await aFaultWorld(folder, PORT);
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
for (const [n, strike] of STRIKES.entries()) {
  if (only.length > 0 && !only.some((word) => strike.name.includes(word))) continue;
  await suffer(world, strike, `fault${n}`);
}
await delivered(world);
const messages = await reckonMessages(world);
isFine &&= messages.lost + messages.doubled === 0;
say(`Messages of all that was written: ${messages.lost} lost, ${messages.doubled} doubled.`);
await world.close();
close();
process.exit(isFine ? 0 : 1);

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
  for (let round = 0; round < times; round += 1) {
    await pause(50 + Math.random() * 200);
    inFlight += ledger.inFlight;
    await strike(world);
    const ended = performance.now();
    await isBack?.(world);
    await untilWritten(ledger, ledger.acknowledged.size);
    recovered.push((performance.now() - ended) / 1000);
  }
  await writers.stop();
  const { lost, doubled, lostMarks = [] } = await reckonWrites(world, ledger);
  isFine &&= lost + doubled === 0;
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
