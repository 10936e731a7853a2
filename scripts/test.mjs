import './require-node.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { node, runStep, showFailures, showSecondTries } from './run-step.mjs';

/** `npm test`: every check, then the unit, screen and API tests, then journeys in a real browser. */
await bootstrap();

const checksPass = await check();
const testsPass = await runStep(
  'Unit, screen and API tests',
  node('node_modules/vitest/vitest.mjs', 'run'),
  {
    show: true,
  },
);
const journeysPass = await runJourneys();
showFailures();
showSecondTries();
console.log(
  checksPass && testsPass && journeysPass
    ? '\nEverything passed.'
    : '\nSomething failed: see ✗ above.',
);
process.exit(checksPass && testsPass && journeysPass ? 0 : 1);

/** Against the built product with data of its own, whatever database the shell names. */
async function runJourneys() {
  if (!(await ensureChromium())) return false;
  const { DATABASE_URL: _database, PUBLIC_URL: _address, ...env } = process.env;
  env.E2E_DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra-e2e-'));
  const prepareDatabase = () =>
    runStep('Preparing the database', node('apps/server/dist/prepare-database.js'), {
      env: { ...env, NODE_ENV: 'production', DATA_DIR: env.E2E_DATA_DIR },
    });
  await buildIfChanged({ besideWebApp: prepareDatabase });
  const command = node('node_modules/@playwright/test/cli.js', 'test');
  return runStep('Journeys in a browser', command, { env, show: true });
}
