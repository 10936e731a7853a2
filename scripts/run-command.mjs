import './require-node.mjs';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { inProject } from './project.mjs';

/** Runs a command of the server: `node scripts/run-command.mjs import-catalogue FILE`. */
const [name, ...args] = process.argv.slice(2);
await bootstrap({ onlyProduct: true });
await buildIfChanged();

// npm runs us in the project's folder; files are named from where the user is.
process.chdir(process.env.INIT_CWD ?? process.cwd());
const command = inProject('apps/server/dist', `${name}.js`);
process.argv = [process.execPath, command, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(command).href);
