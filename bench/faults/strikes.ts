import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Asked, askMeanwhile } from './asks.ts';
import type { FaultWorld } from './fault-world.ts';
import { MOODS, SYSTEMS } from './outside.ts';

export interface Strike {
  name: string;
  /** How many times it is done where it is worth repeating. */
  isRepeated?: true;
  /** Done in a world whose folder is a disk of its own, which can be filled. */
  isOfDisk?: true;
  /** Brings the fault about and, where it does not end by itself, ends it. Tells what visitors were answered meanwhile. */
  strike: (world: FaultWorld) => Promise<Asked | void>;
  /** Resolves when what was ended runs again; its time is part of the recovery. */
  recovered?: (world: FaultWorld) => Promise<void>;
}

export const STRIKES: readonly Strike[] = [
  {
    name: 'kill -9 of the server',
    isRepeated: true,
    async strike(world) {
      const server = world.server();
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    recovered: async (world) => world.startServer(),
  },
  {
    name: 'kill -9 of PostgreSQL',
    isRepeated: true,
    strike: async (world) => endPostgres(world, 'SIGKILL'),
    recovered: untilAnotherPostgres,
  },
  {
    name: 'PostgreSQL stopped and started',
    strike: async (world) => endPostgres(world, 'SIGINT'),
    recovered: untilAnotherPostgres,
  },
  {
    name: 'PostgreSQL connections exhausted, 3 s',
    async strike({ address }) {
      const taken: Client[] = [];
      for (;;) {
        const client = new Client(address);
        client.on('error', () => undefined);
        try {
          await client.connect();
        } catch {
          break;
        }
        taken.push(client);
      }
      await endBackends(address, taken);
      await pause(3000);
      await Promise.all(taken.map((client) => client.end()));
    },
  },
  {
    name: 'slow database: every table locked, 4 s',
    async strike({ address }) {
      const client = new Client(address);
      await client.connect();
      await client.query('begin; lock table leads, seller_enquiries, properties, sessions');
      await pause(4000);
      await client.query('commit');
      await client.end();
    },
  },
  {
    name: 'disk full: database, images, outbox, 3 s',
    isOfDisk: true,
    async strike({ disk }) {
      disk?.fill();
      await pause(3000);
      disk?.free();
    },
  },
  {
    name: 'clock jumps an hour on, then two back',
    async strike(world) {
      world.server().send({ clock: 3_600_000 });
      await pause(1500);
      world.server().send({ clock: -3_600_000 });
      await pause(1500);
      world.server().send({ clock: 0 });
    },
  },
  ...SYSTEMS.flatMap((system) =>
    MOODS.map((mood) => ({
      name: `${system} ${mood}, 3 s`,
      async strike(world: FaultWorld) {
        world.outside.become(system, mood);
        const asked = await askMeanwhile(world, system, 3000);
        world.outside.become(system, 'well');
        return asked;
      },
    })),
  ),
  {
    name: '300 half-open and slow-loris clients, 5 s',
    async strike({ origin }) {
      const clients = crowd(origin, 300, 'POST /api/v1/chats HTTP/1.1\r\nhost: homes\r\nx-slow: ');
      const drips = setInterval(() => clients.forEach((client) => client.write('a')), 500);
      await pause(5000);
      clearInterval(drips);
      clients.forEach((client) => client.destroy());
    },
  },
  {
    name: '100 oversized headers, 100 oversized bodies',
    async strike({ origin }) {
      const head = `GET / HTTP/1.1\r\nhost: homes\r\nx-large: ${'a'.repeat(200_000)}\r\n\r\n`;
      const body = `POST /api/v1/chats HTTP/1.1\r\nhost: homes\r\ncontent-type: application/json\r\ncontent-length: 50000000\r\n\r\n${'a'.repeat(1_000_000)}`;
      const clients = [...crowd(origin, 100, head), ...crowd(origin, 100, body)];
      await pause(2000);
      clients.forEach((client) => client.destroy());
    },
  },
];

let endedPostgres: number | undefined;

function endPostgres({ postmaster }: FaultWorld, signal: 'SIGKILL' | 'SIGINT'): void {
  endedPostgres = postmaster();
  if (endedPostgres === undefined) throw new Error('PostgreSQL does not run.');
  process.kill(endedPostgres, signal);
}

/** What it was doing may still be answered; only another process is one that has recovered. */
async function untilAnotherPostgres({ postmaster }: FaultWorld): Promise<void> {
  for (;;) {
    const now = postmaster();
    if (now !== undefined && now !== endedPostgres) return;
    await pause(10);
  }
}

function crowd(origin: string, size: number, text: string): net.Socket[] {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: size }, () => {
    const client = net.connect(Number(port), hostname);
    client.on('error', () => undefined);
    client.write(text);
    return client;
  });
}

/** Ends the connections that the server holds, so that it has to ask for new ones; ours are too many for that. */
async function endBackends(address: FaultWorld['address'], taken: readonly Client[]) {
  await taken[0]
    ?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'manemitra%' and datname = current_database()`,
    )
    .catch(() => undefined);
  for (let more = 0; more < 40; more += 1) {
    const client = new Client(address);
    client.on('error', () => undefined);
    await client.connect().then(
      () => (taken as Client[]).push(client),
      () => undefined,
    );
  }
}
