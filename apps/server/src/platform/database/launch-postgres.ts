import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '#server/platform/start-failure.ts';
import { errorCode } from '#server/platform/system-error.ts';
import { explainPostgres, POSTGRES_ENVIRONMENT, type DataPlace } from './postgres-data.ts';
import type { PostgresUser } from './postgres-user.ts';
import { ask, connectionTo, type ServerAddress } from './postmaster.ts';

export interface Launch extends DataPlace {
  address: ServerAddress;
}

export interface LaunchedServer {
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * The server runs under a shell that holds a pipe from this process. However this process ends, kill -9 included, the
 * pipe closes and the shell tells PostgreSQL to shut down, so no server is left behind.
 */
const GUARD = [
  '"$@" </dev/null 3<&- & server=$!',
  '{ read -r _; kill -INT $server; } <&3 2>/dev/null & watcher=$!',
  'wait $server; code=$?; kill $watcher 2>/dev/null; exit $code',
].join('\n');

/** What PostgreSQL says when another server starts, runs or is just ending on the same data. */
const TAKEN =
  /lock file ".*" (already exists|is empty)|could not create lock file|pre-existing shared memory/;

/** How long a server may say nothing at all. */
const PATIENCE_MS = 60_000;
/** What one says that recovers from a crash, for as long as that takes. */
const STARTING_UP = '57P03';

/**
 * Starts PostgreSQL and waits until it answers; undefined when another process took the data first. Throws a `StartFailure` with the end
 * of its log when it ends, or when nothing was heard of it for too long.
 */
export async function launchPostgres(
  launch: Launch,
  patienceMs = PATIENCE_MS,
): Promise<LaunchedServer | undefined> {
  const { dataDir, address, user } = launch;
  const isWindows = process.platform === 'win32';
  if (!isWindows) makeSocketFolder(address.host, user);
  const logFile = `${dataDir}.log`;
  const log = fs.openSync(logFile, 'a');
  const logStart = fs.fstatSync(log).size;
  const child = spawnServer(launch, log);
  fs.closeSync(log);

  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const server: LaunchedServer = {
    ended,
    async stop() {
      if (isWindows) child.kill();
      else child.stdio[3]?.destroy();
      await ended;
      if (!isWindows) removeSocketFolder(address.host);
    },
  };

  const connection = connectionTo(launch.address, dataDir, 'postgres');
  let heardAt = Date.now();
  while (isRunning(child)) {
    try {
      await ask({ ...connection, connectionTimeoutMillis: patienceMs });
      return server;
    } catch (error) {
      if (errorCode(error) === STARTING_UP) heardAt = Date.now();
      if (Date.now() - heardAt > patienceMs) {
        void server.stop();
        break;
      }
      await pause(15);
    }
  }
  const output = fs.readFileSync(logFile).subarray(logStart).toString('utf8');
  if (TAKEN.test(output)) return undefined;
  throw new StartFailure(explainPostgres(output, dataDir));
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function spawnServer(launch: Launch, log: number): ChildProcess {
  const { dataDir, binaries, user, address } = launch;
  const isWindows = process.platform === 'win32';
  const settings: Record<string, string> = {
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : address.host,
    unix_socket_permissions: '0700',
    port: String(address.port),
    timezone: 'UTC',
    // Our queries are short; compiling them costs more than it saves.
    jit: 'off',
    // Statements and their values can hold telephone numbers, which never reach a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...launch.settings,
  };
  const command = [
    ...user.prefix,
    binaries.postgres,
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // Its own session: Ctrl-C in the terminal is for us, and we stop PostgreSQL after the last request.
  const options = { ...user.identity, cwd: '/', env: POSTGRES_ENVIRONMENT, detached: !isWindows };
  const [program = '', ...args] = isWindows ? command : ['/bin/sh', '-c', GUARD, 'sh', ...command];
  return spawn(program, args, { ...options, stdio: ['ignore', log, log, 'pipe'] });
}

/**
 * Where a server on this data listens. A socket's path may have 107 bytes, so it lives in a short folder of the
 * system's own for temporary files.
 */
export async function chooseAddress(dataDir: string, user: PostgresUser): Promise<ServerAddress> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const temporary = user.identity.uid === undefined ? os.tmpdir() : '/tmp';
  return { host: path.join(temporary, `mm-${hash}`), port: 5432 };
}

/** The folder of the socket is closed to everybody but the user PostgreSQL runs as: whoever enters is let in. */
function makeSocketFolder(folder: string, { identity }: PostgresUser): void {
  const us = process.getuid?.() ?? 0;
  const owner = identity.uid ?? us;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made = fs.lstatSync(folder);
  if (!made.isDirectory() || (made.uid !== owner && made.uid !== us)) {
    throw new StartFailure(
      `${folder} belongs to somebody else and PostgreSQL needs it for its socket: remove it or set TMPDIR to a folder of your own.`,
    );
  }
  if (made.uid !== owner) fs.chownSync(folder, owner, identity.gid ?? -1);
  fs.chmodSync(folder, 0o700);
}

/** Leaves nothing behind, unless the next server already has its socket in the folder. */
function removeSocketFolder(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}
