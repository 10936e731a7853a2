import './require-node.mjs';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { node, runStep } from './run-step.mjs';

const bin = (file) => `node_modules/${file}`;
const tsc = (project) => node(bin('typescript/bin/tsc'), '-p', project);

const STEPS = [
  ['Format', node(bin('oxfmt/bin/oxfmt'), '--check', '.')],
  // Its types are made, not kept: the type-aware lint and the compiler both need them.
  ['Routes of the web app', node(bin('@react-router/dev/bin.js'), 'typegen', 'apps/web')],
  ['Lint', node(bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings')],
  ['Types: domain', tsc('packages/domain')],
  ['Types: query', tsc('packages/query')],
  ['Types: contract', tsc('packages/contract')],
  ['Types: catalogue', tsc('catalogue')],
  ['Types: server', tsc('apps/server')],
  ['Types: web', tsc('apps/web')],
  ['Types: journeys and benches', tsc('.')],
  [
    'Rooms',
    node(bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'apps', 'packages', 'catalogue'),
  ],
  ['Dead code', node(bin('knip/bin/knip.js'))],
];

/** Runs every check, whatever the ones before it said. Resolves with whether all succeeded. */
export async function check() {
  let isFine = true;
  for (const [title, command] of STEPS) isFine = (await runStep(title, command)) && isFine;
  return isFine;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await bootstrap();
  process.exit((await check()) ? 0 : 1);
}
