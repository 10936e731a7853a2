import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder } from './data-folder.ts';
import { askAtRandom, askTogether, createClient, type Ask, type Client } from './http-load.ts';
import { KINDS, loadMix } from './load-mix.ts';
import { printed, summaryOf, watched, type Phase } from './load-report.ts';
import { serveCatalogue } from './served-catalogue.ts';

/*
 * npm run bench:load -- [options]    how many visitors the product bears: a mix of what they ask (load-mix.ts) against one
 *                                    and two processes on one PostgreSQL
 *
 *   --projects=10000        sizes of the catalogue, comma-separated, such as 1200,10000,100000
 *   --processes=1,2         how many processes share the PostgreSQL
 *   --rate=250              calls a second that arrive at random, whatever the server does
 *   --overload=10           so many times that rate afterwards; 0 leaves it out
 *   --clients=64            clients that ask without pause, for the most that it can do
 *   --seconds=30            for each of these
 *   --warm-up=60            before all of it, from eight clients: how it is once the pages that are asked for most are kept
 *   --alone=5               first each kind of call by itself, from four clients for so long: what it costs; default not
 *   --soak=600              at the end the first rate for so long, to see whether memory grows; default not
 *
 * Build before (`npm run build`). BENCH_DATA names a folder that keeps the catalogues for the next run. The clients run on
 * this machine too. What misses a target is marked; all of it goes to bench/results/.
 */

const { values } = parseArgs({
  options: {
    projects: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1,2' },
    rate: { type: 'string', default: '250' },
    overload: { type: 'string', default: '10' },
    clients: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '60' },
    alone: { type: 'string', default: '0' },
    soak: { type: 'string', default: '0' },
  },
});
const numbers = (list: string): number[] => list.split(',').map(Number);
const [rate = 250] = numbers(values.rate);
const [overload = 10] = numbers(values.overload);
const [clients = 64] = numbers(values.clients);
const [seconds = 30] = numbers(values.seconds);
const [warmUp = 60] = numbers(values['warm-up']);
const [alone = 0] = numbers(values.alone);
const [soak = 0] = numbers(values.soak);

/** Shed calls come back at once; the server is given as long to catch up. */
const REST_MS = 3000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const results: unknown[] = [];
for (const projects of numbers(values.projects)) {
  const { folder, close } = openDataFolder(projects);
  for (const processes of numbers(values.processes)) {
    results.push(await measure(projects, processes, folder));
  }
  close();
}
write();

async function measure(projects: number, processes: number, folder: string) {
  say(`\n${projects} projects, ${processes} ${processes === 1 ? 'process' : 'processes'}`);
  const servers = [];
  // One after the other: the first fills the catalogue and runs the PostgreSQL of all.
  for (let n = 0; n < processes; n += 1) {
    const server = await serveCatalogue(projects, folder, { withPages: true });
    await server.warm();
    servers.push(server);
  }
  const [first] = servers;
  if (first === undefined) throw new Error('There is no process to ask.');
  const client = createClient(...servers.map(({ address }) => address));
  const phases: Phase[] = [];
  try {
    const next = await loadMix(first.address, await first.buyers());
    await askTogether(client, () => next(), { clients: 8, seconds: warmUp });
    for (const { name, run } of plannedPhases(client, next)) {
      const phase = summaryOf(name, await watched(servers, run));
      phases.push(phase);
      say(printed(phase));
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  } finally {
    client.close();
    // The first runs the PostgreSQL of all.
    for (const server of servers.toReversed()) await server.stop();
  }
  return { projects, processes, phases };
}

function plannedPhases(client: Client, next: (alone?: string) => Ask) {
  const arriving = (times: number, forSeconds: number) => ({
    name: { kind: times > 1 ? 'overload' : 'arrivals', perSecond: rate * times } as const,
    run: () => askAtRandom(client, () => next(), { perSecond: rate * times, seconds: forSeconds }),
  });
  const oneKind = (kind: string) => ({
    name: { kind: 'alone' } as const,
    run: async () =>
      (await askTogether(client, () => next(kind), { clients: 4, seconds: alone })).asked,
  });
  return [
    ...(alone > 0 ? KINDS.map((kind) => oneKind(kind)) : []),
    ...(rate > 0 ? [arriving(1, seconds)] : []),
    {
      name: { kind: 'closed', clients } as const,
      run: async () => (await askTogether(client, () => next(), { clients, seconds })).asked,
    },
    ...(overload > 0 ? [arriving(overload, seconds)] : []),
    ...(soak > 0 ? [arriving(1, soak)] : []),
  ];
}

function write(): void {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = path.join(folder, `load-${at.replaceAll(':', '-')}.json`);
  const machine = {
    cores: os.cpus().length,
    model: os.cpus()[0]?.model,
    node: process.version,
    // Of other programs too, when it was not ours alone.
    load: os.loadavg()[0],
  };
  writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
  say(`\nLoad of the machine ${machine.load?.toFixed(1)}. Written to ${path.relative('.', file)}`);
}
