import './require-node.mjs';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { node, runStep } from './run-step.mjs';

const bin = (file) => `node_modules/${file}`;

/** Its types are made, not kept: the lint, which checks types too, needs them. */
const ROUTES = [
  'Routes of the web app',
  node(bin('@react-router/dev/bin.js'), 'typegen', 'apps/web'),
];

const ROOMS = ['apps', 'packages', 'catalogue', 'demonstration'];

/** The longest first, so that no core is left alone with one at the end. */
const STEPS = [
  // One program of types for both: to make it is most of what either takes.
  [
    'Types and lint',
    node(bin('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings'),
  ],
  ['Rooms', node(bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...ROOMS)],
  [
    'Circles of features',
    node(
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.features.mjs',
      'apps/server/src/features',
      'apps/web/app/features',
    ),
  ],
  ['Dead code', node(bin('knip/bin/knip.js'))],
  ['Format', node(bin('oxfmt/bin/oxfmt'), '--check', '.')],
];

/** The first works on each core it finds and in three gigabytes of memory, the others on one and in up to one. */
const AT_ONCE = Math.min(4, os.availableParallelism());

/** Runs every check, one on each core, whatever the others say. Resolves with whether all succeeded. */
export async function check() {
  let isFine = await runStep(...ROUTES);
  const steps = STEPS.values();
  const worker = async () => {
    for (const step of steps) isFine = (await runStep(...step)) && isFine;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return isFine;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await bootstrap();
  process.exit((await check()) ? 0 : 1);
}
