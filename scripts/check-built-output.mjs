import './require-node.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bootstrap } from './bootstrap.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { inProject, PROJECT } from './project.mjs';
import { startServer } from './watched-server.mjs';

/**
 * `npm run check:built-output`: does by hand what the Dockerfile does. In an empty folder: the package lists, the built
 * output, `npm ci --omit=dev`; then the server starts there, twice, and its start and its memory are printed.
 */

/** One address of each kind; a search by minutes reads the city, which lies in files of its own. */
const VISITED = [
  '/',
  '/dashboard/property-list?q=3bhk',
  '/docs',
  '/sitemap.xml',
  '/api/v1/minutes?from=12.97,77.59&to=12.98,77.7&mode=car',
];

await bootstrap();
await buildIfChanged();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra-built-'));
fs.chmodSync(folder, 0o755);
try {
  const copied = dockerCopies();
  for (const name of copied) {
    fs.cpSync(inProject(name), path.join(folder, name), { recursive: true });
  }
  console.log(`Copied as the Dockerfile does: ${copied.join(', ')}`);
  const installBegan = performance.now();
  execFileSync('npm', ['ci', '--omit=dev', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  const rows = { 'npm ci --omit=dev': { seconds: seconds(performance.now() - installBegan) } };
  rows['npm ci --omit=dev'].MB = megabytes(path.join(folder, 'node_modules'));

  const env = { PORT: process.env.PORT ?? '3999', DATA_DIR: path.join(folder, 'data') };
  for (const start of ['first start (makes its database, 1,200 projects)', 'second start']) {
    const server = await startServer(folder, { env, log: path.join(folder, 'server.log') });
    await visit(server.address);
    const busy = server.memory();
    await pause(Number(process.env.IDLE_SECONDS ?? 20) * 1000);
    rows[start] = { seconds: seconds(server.startMs), MB: busy };
    rows[`${start.split(' (')[0]}, idle`] = { MB: server.memory() };
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code} when it was told to stop.`);
  }
  console.table(rows);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** What the Dockerfile takes from the project into its last stage: the two must not drift apart. */
function dockerCopies() {
  const lines = fs.readFileSync(path.join(PROJECT, 'Dockerfile'), 'utf8').split('\n');
  const lists = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from') && line !== 'COPY . .')
    .flatMap((line) => {
      const [, ...names] = line.split(/\s+/);
      return names.slice(0, -1);
    });
  const built = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
  return [...lists, ...built];
}

async function visit(address) {
  for (const where of VISITED) {
    const answer = await fetch(`${address}${where}`, { headers: { accept: 'text/html, */*' } });
    if (!answer.ok) throw new Error(`${where} answers ${answer.status}`);
    await answer.arrayBuffer();
  }
}

function megabytes(place) {
  const [kilobytes] = execFileSync('du', ['-sk', place], { encoding: 'utf8' }).split('\t');
  return Math.round(Number(kilobytes) / 1024);
}

function seconds(ms) {
  return Number((ms / 1000).toFixed(1));
}
