import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import type { Kysely } from 'kysely';
import type { ClientConfig } from 'pg';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { openDatabase } from '../../apps/server/src/open-database.ts';
import { aProject } from '../../apps/server/src/testing/builders.ts';
import { aSession, aStaffAccount, aUser } from '../../apps/server/src/testing/sign-in.ts';
import { startChild, told } from '../child.ts';

/** What the gateway for messages does with a call. */
type GatewayMood = 'well' | 'down' | 'silent' | 'garbage';

export interface FaultWorld {
  db: Kysely<Database>;
  address: ClientConfig;
  folder: string;
  origin: string;
  admin: string;
  /** The sessions of buyers, and their ids. */
  buyers: { id: number; session: string }[];
  projects: number[];
  server: () => ChildProcess;
  startServer: () => Promise<void>;
  gateway: { mood: GatewayMood; taken: Set<string> };
  /** The process of PostgreSQL, while there is one. */
  postmaster: () => number | undefined;
  close: () => Promise<void>;
}

/** A buyer may send ten leads in a day. */
const BUYERS = 500;
const PROJECTS = 20;

/** A PostgreSQL that this process keeps alive, a server in another, and a gateway that takes messages. */
export async function aFaultWorld(folder: string, port: number): Promise<FaultWorld> {
  const gateway: FaultWorld['gateway'] = { mood: 'well', taken: new Set() };
  const standIn = http.createServer((request, response) => {
    request.resume();
    if (gateway.mood === 'silent') return;
    if (gateway.mood === 'down') return void response.writeHead(500).end('{}');
    if (gateway.mood === 'garbage') return void response.end('<html>');
    const key = String(request.headers['idempotency-key']);
    gateway.taken.add(key);
    response.end(JSON.stringify({ id: key }));
  });
  standIn.listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const at = standIn.address() as { port: number };
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    MESSAGE_GATEWAY_URL: `http://127.0.0.1:${at.port}`,
    MESSAGE_GATEWAY_TOKEN: 'a-token-of-the-bench',
    STAFF_EMAIL: 'staff@homes.example',
  });
  const { db, address, close } = await openDatabase(readConfig(), () => undefined);
  const projects: number[] = [];
  for (let n = 0; n < PROJECTS; n += 1) {
    const slug = await aProject(db);
    const row = await db
      .selectFrom('properties')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    projects.push(row.id);
  }
  const buyers = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const id = await aUser(db);
    buyers.push({ id, session: await aSession(db, { kind: 'user', id }) });
  }
  const promoter = await db.selectFrom('promoters').select('id').executeTakeFirstOrThrow();
  const promoterAccount = await aStaffAccount(db, { role: 'promoter', promoterId: promoter.id });
  await db
    .updateTable('staff_accounts')
    .set({ phone_number: '+919845000001' })
    .where('id', '=', promoterAccount)
    .execute();
  const adminId = await aStaffAccount(db, { role: 'admin' });
  const admin = await aSession(db, { kind: 'staff', id: adminId });

  let child: ChildProcess | undefined;
  const startServer = async () => {
    child = await startChild('faults-server.ts', [], { dataFolder: folder, port });
    await told<{ address: string }>(child, 'address');
  };
  await startServer();
  return {
    db,
    address,
    folder,
    origin: `http://127.0.0.1:${port}`,
    admin,
    buyers,
    projects,
    gateway,
    startServer,
    server: () => {
      if (child === undefined) throw new Error('No server was started.');
      return child;
    },
    postmaster: () => {
      const file = path.join(folder, 'postgres', 'postmaster.pid');
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
    },
    async close() {
      child?.kill('SIGKILL');
      await close();
      standIn.close();
      standIn.closeAllConnections();
    },
  };
}
