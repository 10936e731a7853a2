import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/platform/start-failure.ts';
import { errorCode, errorText, isAlive } from '#server/platform/system-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresUser } from './postgres-user.ts';

/** The major version of the PostgreSQL that npm installs: data of another one cannot be opened. */
const MAJOR = '18';

/** PostgreSQL's programs see nothing of our environment: a stray PGDATA or LC_ALL would change what they do. */
export const POSTGRES_ENVIRONMENT: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: '/usr/local/bin:/usr/bin:/bin',
  SystemRoot: 'C:\\Windows', // Windows programs do not start without it.
};

/** Where a server has its data, and what it runs with. */
export interface DataPlace {
  dataDir: string;
  binaries: PostgresBinaries;
  user: PostgresUser;
  settings: Record<string, string>;
}

/** Where Windows, which connects by TCP, keeps the generated password: beside the data. */
export const passwordFile = (dataDir: string) => `${dataDir}-password`;

/** Creates the folder that holds everything ManeMitra keeps, or says why it cannot. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder);
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const why = WHY[errorCode(error) ?? ''] ?? errorText(error);
    throw new StartFailure(
      `DATA_DIR ${folder} cannot be written (${why}): make it writable or set DATA_DIR to a folder that is.`,
      { cause: error },
    );
  }
}

/** Node's own recursive mkdir never returns for some impossible places, such as one inside /proc. */
function makeFolders(folder: string): void {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  makeFolders(path.dirname(folder));
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another process may just have made it; a file of that name is in the way.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const WHY: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
  // Which of the two depends on the Node.
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
};

/**
 * Makes sure that `dataDir` holds an initialised database. It is made in a folder beside it and renamed when
 * complete, so a process killed half-way leaves nothing that looks like a database.
 */
export function prepareData(place: DataPlace): void {
  const { dataDir, user } = place;
  removeAbandoned(dataDir);
  if (isInitialised(dataDir)) return;

  const fresh = `${dataDir}.new-${process.pid}`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  const { uid, gid } = user.identity;
  if (uid !== undefined && gid !== undefined) fs.chownSync(fresh, uid, gid);
  try {
    initialise(fresh, place);
    fs.renameSync(fresh, dataDir);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    // Another process that started at the same moment was faster: its data is as good.
    if (error instanceof StartFailure || !isInitialised(dataDir)) throw error;
  }
}

function isInitialised(dataDir: string): boolean {
  let version: string;
  try {
    version = fs.readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'EACCES') {
      throw new StartFailure(
        `The data in ${dataDir} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    const found = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : [];
    if (found.length === 0) return false;
    throw new StartFailure(
      `${dataDir} holds files but no PostgreSQL data: move them away or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (version === MAJOR) return true;
  throw new StartFailure(
    `The data in ${dataDir} was written by PostgreSQL ${version} and this ManeMitra brings PostgreSQL ${MAJOR}: set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL ${version} that serves this data.`,
  );
}

/** A server made on any system sorts, compares and names things alike, whatever locales that system has. */
const SAME_EVERYWHERE = [
  '--username=postgres',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--encoding=UTF8',
  '--no-instructions',
];

function initialise(folder: string, { dataDir, binaries, user, settings }: DataPlace): void {
  const { initdb } = binaries;
  const auth =
    process.platform === 'win32'
      ? ['--auth=scram-sha-256', `--pwfile=${writePassword(dataDir)}`]
      : ['--auth-local=trust', '--auth-host=reject'];
  const [command = initdb, ...args] = [
    ...user.prefix,
    initdb,
    '-D',
    folder,
    ...auth,
    ...SAME_EVERYWHERE,
    // Whoever gives up fsync has no need to wait for the disk here either.
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ];
  const run = spawnSync(command, args, {
    ...user.identity,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    encoding: 'utf8',
  });
  if (run.status === 0) return;
  const output = `${run.stderr ?? ''}${run.error ? errorText(run.error) : ''}`;
  throw new StartFailure(explainPostgres(output, dataDir));
}

function writePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
}

/** One sentence for what PostgreSQL's programs print when they give up. */
export function explainPostgres(output: string, dataDir: string): string {
  if (/no space left on device|disk full|could not extend file/i.test(output)) {
    return `The disk that holds ${dataDir} is full: free some space or set DATA_DIR to another disk.`;
  }
  if (/shared memory/i.test(output)) {
    return `PostgreSQL got no shared memory from this system: free some memory or set DATABASE_URL to a PostgreSQL elsewhere.`;
  }
  const reason = output
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|error:/.test(line))
    .at(-1)
    ?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '');
  return `PostgreSQL could not start on ${dataDir} (${reason ?? (output.trim() || 'it gave no reason')}): set DATA_DIR to another folder or DATABASE_URL to a running PostgreSQL.`;
}

/** Deletes what a process that was killed while initialising left beside `dataDir`. */
function removeAbandoned(dataDir: string): void {
  const prefix = `${path.basename(dataDir)}.new-`;
  for (const name of fs.readdirSync(path.dirname(dataDir))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    fs.rmSync(path.join(path.dirname(dataDir), name), { recursive: true, force: true });
  }
}
