import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../apps/server/src/database/schema.ts';
import { loadProjects } from '../apps/server/src/features/catalogue/public.ts';
import { connect } from '../apps/server/src/platform/database/connect.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded-postgres.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';
import { generateProjects } from '../catalogue/src/generate.ts';
import { percentile } from './http-load.ts';

/*
 * `npm run bench:restart`: two built servers behind a real nginx with the configuration of deploy/, started at the same
 * moment on an empty database; then each is told to end and started again while visitors read and write, once without a
 * word to nginx and once after taking it out of the upstream. Not one request may fail, and what was acknowledged must be in the database once.
 */

const NGINX = 4109;
const SERVERS = [4107, 4108];
const CLIENTS = Number(process.env.CLIENTS ?? 12);
const project = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra-restart-'));
fs.chmodSync(folder, 0o755);
const say = () => undefined;

if (spawnSync('nginx', ['-v']).error) {
  process.stderr.write('This needs nginx: apt-get install nginx-light.\n');
  process.exit(1);
}

const postgres = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'data'), say });
const began = performance.now();
const running = new Map<number, ChildProcess>(SERVERS.map((port) => [port, startServer(port)]));
await Promise.all(SERVERS.map((port) => untilReady(port)));
const startSeconds = (performance.now() - began) / 1000;
const db = await connect<Database>(postgres.connection, { poolSize: 2, say });
await loadProjects(db, [...generateProjects(300)], todayInBengaluru());
const slugs = await db.selectFrom('properties').select('slug').limit(50).execute();
const nginx = startNginx();
await untilAnswered(NGINX, '/', (status) => status === 200);

const MIX: { path: string; body?: object; counts?: true }[] = [
  { path: '/' },
  { path: '/api/v1/properties/search?prompt=3bhk%20under%202%20cr' },
  { path: '/api/v1/queries/interpret', body: { prompt: 'villa near manyata, a khata' } },
  { path: '/dashboard/property-list?q=3bhk%20in%20Whitefield' },
  { path: '/api/v1/events', body: { name: 'Page View', path: '/' }, counts: true },
  { path: `/projects/${slugs[0]?.slug}` },
];
const times: number[] = [];
const failures = new Map<string, number>();
const restarts: {
  server: number;
  announced: boolean;
  failures: number;
  code: number | null;
  stopped: string;
  ready: string;
}[] = [];
let acknowledged = 0;
const over = new AbortController();
const visitors = Array.from({ length: CLIENTS }, (_, at) => visit(at));

await pause(3000);
for (const isAnnounced of [false, true]) {
  for (const port of SERVERS) restarts.push(await restart(port, isAnnounced));
}
await pause(3000);
over.abort();
await Promise.all(visitors);

const { kept } = await db
  .selectFrom('events')
  .select(({ fn }) => fn.countAll<number>().as('kept'))
  .executeTakeFirstOrThrow();
console.table(restarts);
console.table({
  'both ready after a start at the same moment (s)': startSeconds.toFixed(1),
  requests: times.length,
  'p95 (ms)': Math.round(percentile(times, 0.95)),
  'failed requests': failed(),
  'writes acknowledged': acknowledged,
  'of them in the database': kept,
});
if (failures.size > 0) {
  console.table([...failures]);
  process.stdout.write(
    fs
      .readFileSync(path.join(folder, 'error.log'), 'utf8')
      .split('\n')
      .filter((line) => !line.includes('refused'))
      .slice(-10)
      .join('\n'),
  );
}

await db.destroy();
nginx.kill('SIGQUIT');
for (const server of running.values()) server.kill('SIGTERM');
await Promise.all([...running.values()].map((server) => ended(server)));
await postgres.stop();
fs.rmSync(folder, { recursive: true, force: true });
const isFine =
  failures.size === 0 && kept === acknowledged && restarts.every(({ code }) => code === 0);
process.exit(isFine ? 0 : 1);

async function visit(offset: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = offset; !over.signal.aborted; turn++) {
    const step = MIX[turn % MIX.length];
    if (step === undefined) continue;
    const from = performance.now();
    const outcome = await ask(NGINX, step.path, { agent, body: step.body });
    times.push(performance.now() - from);
    if (outcome !== 200) {
      const what = `${outcome} ${step.body ? 'POST' : 'GET'} ${step.path}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    } else if (step.counts) acknowledged += 1;
  }
  agent.destroy();
}

/** Ends a server and starts it again; announced means that nginx was told before, as docs/operations.md says. */
async function restart(port: number, isAnnounced: boolean) {
  const server = running.get(port);
  if (server === undefined) throw new Error(`No server at ${port}.`);
  const failuresBefore = failed();
  if (isAnnounced) await tellNginx(port);
  const from = performance.now();
  server.kill('SIGTERM');
  const code = await ended(server);
  const stopped = performance.now();
  running.set(port, startServer(port));
  await untilReady(port);
  if (isAnnounced) await tellNginx(undefined);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return {
    server: port,
    announced: isAnnounced,
    failures: failed() - failuresBefore,
    code,
    stopped: seconds(stopped - from),
    ready: seconds(performance.now() - stopped),
  };
}

function failed(): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

/** Takes one server, or none, out of the upstream, and resolves when nginx works by that. */
async function tellNginx(down: number | undefined): Promise<void> {
  const file = path.join(folder, 'upstream.conf');
  const text = fs.readFileSync(file, 'utf8').replaceAll(' down;', ';');
  const line = new RegExp(`(server 127\\.0\\.0\\.1:${down}[^;]*);`);
  fs.writeFileSync(file, down === undefined ? text : text.replace(line, '$1 down;'));
  spawnSync('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-s', 'reload']);
  await pause(1000);
}

function startServer(port: number): ChildProcess {
  const log = fs.openSync(path.join(folder, `server-${port}.log`), 'a');
  return spawn(process.execPath, [path.join(project, 'apps/server/dist/main.js')], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: addressOf(postgres.connection),
      DATA_DIR: path.join(folder, `files`),
      DEMONSTRATION_CATALOGUE: 'off',
      RATE_LIMIT_SCALE: '1000',
      MAX_EVENT_LOOP_DELAY_MS: '60000',
      MAX_WORK_MS: '600000',
      DRAIN_SECONDS: '6',
      // Loss is measured here, not how slow this machine is.
      CLOSE_SECONDS: '90',
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_PASSWORD: 'a password for the bench',
      NODE_ENV: 'production',
    },
  });
}

/** The configuration of deploy/, with only addresses and limits of this machine's one visitor changed. */
function startNginx(): ChildProcess {
  const read = (name: string) => fs.readFileSync(path.join(project, 'deploy/nginx', name), 'utf8');
  const upstream = SERVERS.reduce(
    (text, port, at) => text.replace(`server-${at + 1}:3000`, `127.0.0.1:${port}`),
    read('upstream.conf'),
  );
  const site = read('manemitra.conf')
    .replace('listen 80;', `listen 127.0.0.1:${NGINX};`)
    .replace('rate=50r/s', 'rate=10000r/s');
  fs.writeFileSync(path.join(folder, 'upstream.conf'), upstream);
  fs.writeFileSync(path.join(folder, 'site.conf'), site);
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log error.log; worker_processes 1;
     events { worker_connections 1024; }
     http { access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f;
       uwsgi_temp_path u; scgi_temp_path s; include upstream.conf; include site.conf; }`,
  );
  return spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'inherit',
  });
}

function addressOf({ host, port, user, database }: EmbeddedPostgres['connection']): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

async function untilReady(port: number): Promise<void> {
  await untilAnswered(port, '/health/ready', (status) => status === 200);
}

async function untilAnswered(
  port: number,
  where: string,
  isSo: (status: number | string) => boolean,
): Promise<void> {
  const giveUpAt = performance.now() + 120_000;
  while (!isSo(await ask(port, where, {}))) {
    if (performance.now() > giveUpAt) {
      throw new Error(`Nothing good at ${port}${where}: see the logs in ${folder}.`);
    }
    await pause(50);
  }
}

async function ended(server: ChildProcess): Promise<number | null> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  return server.exitCode;
}

/** The status of an answer that came whole, or what went wrong. */
function ask(
  port: number,
  where: string,
  { agent, body }: { agent?: http.Agent; body?: object | undefined },
): Promise<number | string> {
  return new Promise((resolve) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path: where,
        method: payload === undefined ? 'GET' : 'POST',
        ...(agent ? { agent } : {}),
        headers:
          payload === undefined
            ? { accept: where.startsWith('/api/') ? 'application/json' : 'text/html' }
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
      },
      (response) => {
        response.resume();
        response.on('error', (error) => resolve(error.message));
        response.on('end', () =>
          resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'),
        );
      },
    );
    request.on('error', (error) => {
      // A connection that nginx closed while nobody used it: whoever reads asks again, as every browser does.
      if (request.reusedSocket && body === undefined) resolve(ask(port, where, {}));
      else resolve(error.message);
    });
    request.end(payload);
  });
}
