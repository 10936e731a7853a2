import { readFileSync } from 'node:fs';
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
import type { SmallDisk } from './small-disk.ts';
import { outsideSystems, type Outside } from './outside.ts';

export interface FaultWorld {
  db: Kysely<Database>;
  address: ClientConfig;
  folder: string;
  origin: string;
  admin: string;
  /** The sessions of buyers, and their ids. */
  buyers: { id: number; session: string }[];
  projects: number[];
  /** One of them, of which it is known where it is. */
  slug: string;
  server: () => ChildProcess;
  startServer: () => Promise<void>;
  outside: Outside;
  /** Where everything is kept, when that is a disk of its own; then messages by e-mail and images are files on it. */
  disk: SmallDisk | undefined;
  /** The process of PostgreSQL, while there is one. */
  postmaster: () => number | undefined;
  close: () => Promise<void>;
}

/** A buyer may send ten leads in a day. */
const BUYERS = 500;
const PROJECTS = 20;

const ON_FILES = {
  SMTP_URL: '',
  MAIL_FROM: '',
  IMAGES_S3_URL: '',
  IMAGES_S3_BUCKET: '',
  IMAGES_S3_KEY: '',
  IMAGES_S3_SECRET: '',
};

/** A PostgreSQL that this process keeps alive, a server in another, and every outside system. */
export async function aFaultWorld(
  folder: string,
  { port, disk }: { port: number; disk?: SmallDisk | undefined },
): Promise<FaultWorld> {
  const outside = await outsideSystems();
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: process.env['FAULTS_LOG'] ?? 'silent',
    STAFF_EMAIL: 'staff@homes.example',
    ...outside.environment,
    ...(disk ? ON_FILES : {}),
  });
  const { db, address, close } = await openDatabase(readConfig(), () => undefined);
  const projects: number[] = [];
  let slug = '';
  for (let n = 0; n < PROJECTS; n += 1) {
    slug = await aProject(db, { coordinates: { lat: 12.9352, lng: 77.6245 } });
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
    slug,
    outside,
    disk,
    startServer,
    server: () => {
      if (child === undefined) throw new Error('No server was started.');
      return child;
    },
    postmaster: () => {
      try {
        const file = path.join(folder, 'postgres', 'postmaster.pid');
        return Number(readFileSync(file, 'utf8').split('\n')[0]);
      } catch {
        return undefined;
      }
    },
    async close() {
      child?.kill('SIGKILL');
      await close();
      await outside.close();
    },
  };
}
