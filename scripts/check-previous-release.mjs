import './require-node.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { inProject, PROJECT } from './project.mjs';
import { startServer } from './watched-server.mjs';

/**
 * `npm run check:previous-release [COMMIT]`: whether the release before runs on the schema of this one, as it must while
 * servers are exchanged one after the other. This release makes and migrates a database; the one before (COMMIT, default
 * what main has) is checked out beside, built, started on that database while this one still runs, and asked for what
 * visitors and staff ask; then this one is asked again.
 */
const commit = git('rev-parse', process.argv[2] ?? 'main');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra-previous-'));
fs.chmodSync(folder, 0o755);
const previous = path.join(folder, 'release');
const ADMIN_PASSWORD = 'check the release before';
const started = [];

await bootstrap();
await buildIfChanged();
git('worktree', 'add', '--detach', previous, commit);
try {
  installBeside();
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const args of [
    ['run', 'build', '-w', '@manemitra/web'],
    ['run', 'build', '-w', '@manemitra/server'],
  ]) {
    execFileSync('npm', args, { cwd: previous, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const common = { DATA_DIR: path.join(folder, 'data'), ADMIN_PASSWORD };
  const now = await start(
    PROJECT,
    { ...common, PORT: process.env.PORT ?? '3997' },
    '/api/v1/health',
  );
  const before = await start(
    previous,
    { ...common, PORT: String(Number(process.env.PORT ?? 3997) + 1) },
    '/api/v1/health',
  );
  const rows = [];
  for (const [release, server] of [
    ['this release', now],
    [`before (${commit.slice(0, 8)})`, before],
    ['this release again', now],
  ]) {
    for (const row of await askAll(server.address)) rows.push({ release, ...row });
  }
  console.table(rows);
  process.exitCode = rows.every(({ isFine }) => isFine) ? 0 : 1;
} finally {
  for (const server of started.toReversed()) await server.stop();
  git('worktree', 'remove', '--force', previous);
  fs.rmSync(folder, { recursive: true, force: true });
}

async function start(cwd, env, readyAt) {
  const log = path.join(folder, `${env.PORT}.log`);
  const server = await startServer(cwd, { env, log, readyAt });
  started.push(server);
  return server;
}

/** What touches most tables: reading as a visitor, signing in, changing a project and taking it back. */
async function askAll(address) {
  const rows = [];
  let cookie = '';
  const ask = async (what, where, { method = 'GET', body, expected = 200 } = {}) => {
    const answer = await fetch(`${address}${where}`, {
      method,
      headers: {
        accept: where.startsWith('/api/') ? 'application/json' : 'text/html',
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await answer.text();
    rows.push({ what, status: answer.status, isFine: answer.status === expected });
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
  await ask('landing page', '/');
  const found = await ask('search', '/api/v1/properties/search?prompt=3bhk%20under%203%20cr');
  const project = found.properties?.[0] ?? {};
  await ask('list page', '/dashboard/property-list?q=3bhk');
  await ask('project page', `/projects/${project.slug}`);
  await ask(
    'compare',
    `/api/v1/properties/compare?propertyIds=${found.properties?.slice(0, 2).map((one) => one.id)}`,
  );
  await ask('event', '/api/v1/events', { method: 'POST', body: { name: 'Landing Page Launch' } });
  await ask('sign-in of staff', '/api/v1/auth/login', {
    method: 'POST',
    body: { userName: 'admin', password: ADMIN_PASSWORD },
  });
  await ask('staff hub', '/api/v1/admin');
  await ask('list of staff', '/api/v1/admin/properties');
  await ask('audit', '/api/v1/admin/audit');
  const change = async (action) =>
    ask(action, '/api/v1/admin/properties/bulk', {
      method: 'POST',
      body: { ids: [project.id].map(Number), action },
    });
  await change('unpublish');
  await change('publish');
  return rows;
}

/** The packages of the release before: ours, linked file by file, where it asks for the same; else its own. */
function installBeside() {
  const lock = (root) => fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lock(previous) === lock(PROJECT) && process.platform === 'linux') {
    // Links to the workspaces are relative: in the copy they lead to the sources beside it.
    for (const modules of ['node_modules', ...nestedModules()]) {
      execFileSync('cp', ['-al', inProject(modules), path.join(previous, modules)]);
    }
    return;
  }
  execFileSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: previous,
    stdio: 'inherit',
  });
}

function nestedModules() {
  return [
    'apps/server',
    'apps/web',
    'catalogue',
    'demonstration',
    'packages/city',
    'packages/contract',
    'packages/domain',
    'packages/query',
  ]
    .map((workspace) => `${workspace}/node_modules`)
    .filter((modules) => fs.existsSync(inProject(modules)));
}

function git(...args) {
  return execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).trim();
}
