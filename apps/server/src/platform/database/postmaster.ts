import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StartFailure } from '#server/platform/start-failure.ts';
import { errorCode, isAlive } from '#server/platform/system-error.ts';
import { passwordFile } from './postgres-data.ts';

/** Where an embedded server listens: a folder with a socket, or on Windows a loopback address. */
export interface ServerAddress {
  host: string;
  port: number;
}

const PATIENCE_MS = 60_000;

/** What `pg` needs to connect; every field is set, so that no PG… variable of the shell gets a say. */
export function connectionTo(
  address: ServerAddress,
  dataDir: string,
  database: string,
): ClientConfig {
  const password =
    process.platform === 'win32' ? fs.readFileSync(passwordFile(dataDir), 'utf8') : '';
  return { ...address, user: 'postgres', password, database, ssl: false };
}

/** Connects once and leaves; rejects with the reason when the server does not answer. */
export async function ask(
  config: ClientConfig,
  question: (client: Client) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const client = new Client(config);
  // A server that goes away between two questions reports it here, and to the next question too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await question(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The address of the server that already runs on this data, if there is one: another process of ours, or one
 * that a killed process left behind. A server that is just starting or stopping is waited for.
 */
export async function findRunningServer(dataDir: string): Promise<ServerAddress | undefined> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const file = path.join(dataDir, 'postmaster.pid');
    const server = readPidFile(file);
    if (server === undefined || !isAlive(server.pid)) return undefined;
    if (!isPostgres(server.pid)) {
      // The number now belongs to another program, as happens after a restart of a container.
      fs.rmSync(file, { force: true });
      return undefined;
    }
    try {
      await ask(connectionTo(server.address, dataDir, 'postgres'));
      return server.address;
    } catch (error) {
      if (errorCode(error) === 'EACCES' || Date.now() > giveUpAt) {
        throw new StartFailure(
          `Another PostgreSQL (process ${server.pid}) holds ${dataDir} and does not let us in: end it, or set DATA_DIR to another folder.`,
          { cause: error },
        );
      }
      await pause(25);
    }
  }
}

function readPidFile(file: string): { pid: number; address: ServerAddress } | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  // Lines of postmaster.pid: process, data folder, start time, port, socket folder, address.
  const [pid = '', , , port = '', socketFolder = '', address = ''] = lines.map((l) => l.trim());
  if (!(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), address: { host: socketFolder || address, port: Number(port) } };
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return isAlive(pid);
  }
}
