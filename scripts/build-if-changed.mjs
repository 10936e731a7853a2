import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { inProject, PROJECT } from './project.mjs';
import { node, npm, runStep } from './run-step.mjs';

const stampFile = inProject('apps/server/dist/built-from');
const OUTPUTS = ['apps/server/dist/main.js', 'apps/web/build/server/index.js'];
const ROOMS = ['apps', 'packages', 'catalogue', 'demonstration'];
const SOURCES = [...ROOMS, 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCE =
  /^(node_modules|dist|build|\.react-router|testing|styleguide)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** Builds the web app and the server unless the last build was made from exactly these sources. */
export async function buildIfChanged() {
  if (isBuilt(sourceHash())) return;
  await withLock('build', async () => {
    const hash = sourceHash();
    if (isBuilt(hash)) return;
    const env = { ...process.env, NODE_ENV: 'production' };
    const isDone =
      (await runStep('Building the web app', npm('run', 'build', '-w', '@manemitra/web'), {
        env,
      })) &&
      (await runStep('Compressing what browsers load', node('scripts/precompress.mjs'))) &&
      (await runStep('Building the server', node('apps/server/build.mjs'), { env }));
    if (!isDone) {
      console.error('The build failed: see the message above.');
      process.exit(1);
    }
    fs.writeFileSync(stampFile, hash);
  });
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
