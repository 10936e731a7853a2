import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/platform/start-failure.ts';

/** As whom PostgreSQL runs: it refuses to run as root, and an arbitrary uid without a name fails too. */
export interface PostgresUser {
  /** For `child_process`: empty unless root becomes somebody else. */
  identity: { uid?: number; gid?: number };
  /** What to put before the program, for example `unshare …`. */
  prefix: readonly string[];
}

const NOBODY = 65534;
const UNSHARE = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * An ordinary user runs PostgreSQL as is. Root becomes the owner of the existing data, else `nobody`; where
 * `nobody` cannot reach the files (a clone under a private home), a user namespace gives root that name in place.
 */
export function choosePostgresUser(program: string, dataDir: string): PostgresUser {
  if (process.getuid?.() !== 0) return runs(program, dataDir, { identity: {}, prefix: [] });

  const owner = fs.statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    return runs(program, dataDir, { identity: { uid: owner.uid, gid: owner.gid }, prefix: [] });
  }
  const nobody = { identity: { uid: NOBODY, gid: NOBODY }, prefix: [] };
  if (!owner && canRun(program, dataDir, nobody)) return nobody;
  const inNamespace = { identity: {}, prefix: UNSHARE };
  if (canRun(program, dataDir, inNamespace)) return inNamespace;
  throw new StartFailure(
    `PostgreSQL refuses to run as root and no other user can reach ${path.dirname(dataDir)} and ${program}: start as an ordinary user, move the project to a folder that everybody may enter, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function runs(program: string, dataDir: string, user: PostgresUser): PostgresUser {
  if (canRun(program, dataDir, user)) return user;
  const who = user.identity.uid === undefined ? 'this user' : `user ${user.identity.uid}`;
  throw new StartFailure(
    `The PostgreSQL that comes with ManeMitra does not run here as ${who} (it needs glibc, and ${who} must be able to enter ${path.dirname(dataDir)}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function canRun(program: string, dataDir: string, user: PostgresUser): boolean {
  if (process.platform === 'win32') return spawnSync(program, ['--version']).status === 0;
  const test = '"$1" --version >/dev/null 2>&1 && test -x "$2"';
  const [command, ...args] = [
    ...user.prefix,
    'sh',
    '-c',
    test,
    'sh',
    program,
    path.dirname(dataDir),
  ];
  return spawnSync(command, args, { ...user.identity, cwd: '/', stdio: 'ignore' }).status === 0;
}
