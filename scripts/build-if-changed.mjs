import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { inProject, PROJECT } from './project.mjs';
import { node, npm, runStep } from './run-step.mjs';

const stampFile = inProject('apps/server/dist/built-from');
const OUTPUTS = ['apps/server/dist/main.js', 'apps/web/build/server/index.js'];
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };
const ROOMS = ['apps', 'packages', 'catalogue', 'demonstration'];
const SOURCES = [...ROOMS, 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCE =
  /^(node_modules|dist|build|\.react-router|testing|styleguide)$|\.test\.tsx?$|\.tsbuildinfo$/;

/**
 * Builds the server and the web app unless the last build was made from exactly these sources. What needs the server alone can
 * be done beside the web app, which takes ten times as long.
 */
export async function buildIfChanged({ besideWebApp = async () => undefined } = {}) {
  if (isBuilt(sourceHash())) return;
  await withLock('build', async () => {
    const hash = sourceHash();
    if (isBuilt(hash)) return;
    const isDone =
      (await runStep('Building the server', node('apps/server/build.mjs'), { env: PRODUCTION })) &&
      (await Promise.all([buildWebApp(), besideWebApp()]))[0];
    if (!isDone) {
      console.error('The build failed: see the message above.');
      process.exit(1);
    }
    fs.writeFileSync(stampFile, hash);
  });
}

async function buildWebApp() {
  const build = npm('run', 'build', '-w', '@manemitra/web');
  return (
    (await runStep('Building the web app', build, { env: PRODUCTION })) &&
    runStep('Compressing what browsers load', node('scripts/precompress.mjs'))
  );
}

function isBuilt(hash) {
  return (
    OUTPUTS.every((file) => fs.existsSync(inProject(file))) &&
    fs.existsSync(stampFile) &&
    fs.readFileSync(stampFile, 'utf8') === hash
  );
}

function sourceHash() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of SOURCES) {
    for (const file of filesOf(inProject(source))) {
      hash.update(path.relative(PROJECT, file)).update('\0').update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function* filesOf(place) {
  if (!fs.statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of fs.readdirSync(place).sort()) {
    if (!NOT_SOURCE.test(name)) yield* filesOf(path.join(place, name));
  }
}
