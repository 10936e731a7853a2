import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const START_TIMEOUT_MS = 180_000; // the first start fills the catalogue

/** Of the account `admin`, for the journeys of staff. */
export const ADMIN_PASSWORD = 'rain on a tin roof';

/** Starts the built product on a free port with data of its own; the returned function stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Journeys that sign in read their codes there; `npm test` has it made while the web app is built.
  const dataDir = process.env['E2E_DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'manemitra-e2e-')));
  process.env['E2E_DATA_DIR'] = dataDir;
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '100',
      // Browsers that keep this machine busy are no overload of the server.
      MAX_WORK_MS: '600000',
      ADMIN_PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  process.env['E2E_BASE_URL'] = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in time. It said:\n${output}`)),
      START_TIMEOUT_MS,
    );
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /http:\/\/[\w.:[\]]+:\d+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server stopped with code ${code}. It said:\n${output}`));
    });
  });

  // Names that a generator would not think of.
  await promisify(execFile)(
    process.execPath,
    ['apps/server/dist/import-catalogue.js', 'e2e/projects-with-hard-names.jsonl'],
    { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir } },
  );

  return async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
    await rm(dataDir, { recursive: true, force: true });
  };
}
