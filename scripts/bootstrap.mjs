import { createHash } from 'node:crypto';
import fs from 'node:fs';
import './require-node.mjs';
import { withLock } from './lock.mjs';
import { inProject } from './project.mjs';
import { npm, runStep } from './run-step.mjs';

const stampFile = inProject('node_modules', '.manemitra-installed');

/** Settings of the npm that runs us which would make the inner npm install something else than the project needs. */
const NOT_FOR_INSTALL =
  /^(NODE_ENV|npm_config_(omit|only|production|dev|include|optional|ignore_scripts|workspaces?|include_workspace_root|global|location|prefix|local_prefix|dry_run|package_lock|loglevel|json))$/i;

/** Nobody reads, at a start, what npm would ask the registry about known faults and donations. */
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];
const ALL_KINDS = ['--include=dev', '--include=optional', ...QUIETLY];

/** The product without the tools of checks, tests and benches, which are the root's own dependencies. */
const PRODUCT = [
  ...['apps/server', 'apps/web', 'catalogue', 'demonstration', 'packages'].flatMap((folder) => [
    '-w',
    folder,
  ]),
  '--include-workspace-root=false',
];

/**
 * Installs the packages of package-lock.json unless exactly these are installed for this Node and system: all of them, or
 * `onlyProduct`, which is what building and running needs and comes in half of the time.
 */
export async function bootstrap({ onlyProduct = false } = {}) {
  if (isInstalled(onlyProduct)) return;
  await withLock('installation', async () => {
    if (isInstalled(onlyProduct)) return;
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !NOT_FOR_INSTALL.test(name)),
    );
    const install = (title, ...how) =>
      runStep(title, npm('ci', ...ALL_KINDS, ...how, ...(onlyProduct ? PRODUCT : [])), { env });
    // What npm keeps is asked about first: of each package it would ask the registry anew, though its version and its
    // contents are fixed. It may keep an old list of versions, so the registry is asked where that fails.
    const isInPlace =
      (await install('Installing packages (up to a minute, once)', '--prefer-offline')) ||
      (await install('Installing packages with a look at the registry'));
    if (!isInPlace) {
      console.error(
        'The packages could not be installed: see the message of npm above, check the network connection and the disk, and try again.',
      );
      process.exit(1);
    }
    fs.writeFileSync(stampFile, stamp(onlyProduct ? 'product' : 'everything'));
  });
}

function isInstalled(onlyProduct) {
  if (!fs.existsSync(stampFile)) return false;
  const installed = fs.readFileSync(stampFile, 'utf8');
  return installed === stamp('everything') || (onlyProduct && installed === stamp('product'));
}

function stamp(what) {
  const [major] = process.versions.node.split('.');
  return createHash('sha256')
    .update(fs.readFileSync(inProject('package-lock.json')))
    .update(`${what} node ${major} ${process.platform} ${process.arch}`)
    .digest('hex');
}
