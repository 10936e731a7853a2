import './require-node.mjs';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { node, runStep } from './run-step.mjs';

const bin = (file) => `node_modules/${file}`;
/** The compiler in machine code takes a fifth of the time; tools that read programs still need the one before it. */
const tsc = (project) => node(bin('typescript-native/bin/tsc'), '-p', project);

/** Its types are made, not kept: the type-aware lint and the compiler both need them. */
const ROUTES = [
  'Routes of the web app',
  node(bin('@react-router/dev/bin.js'), 'typegen', 'apps/web'),
];

const ROOMS = ['apps', 'packages', 'catalogue', 'demonstration'];

/** The longest first, so that no core is left alone with one at the end. */
const STEPS = [
  ['Lint', node(bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings')],
  ['Types: journeys and benches', tsc('.')],
  ['Types: server', tsc('apps/server')],
  ['Types: web', tsc('apps/web')],
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
  ['Types: demonstration', tsc('demonstration')],
  ['Types: catalogue', tsc('catalogue')],
  ['Types: contract', tsc('packages/contract')],
  ['Types: query', tsc('packages/query')],
  ['Types: city', tsc('packages/city')],
  ['Types: domain', tsc('packages/domain')],
  ['Format', node(bin('oxfmt/bin/oxfmt'), '--check', '.')],
];

/** Each of them works on one core and in up to a gigabyte of memory. */
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
