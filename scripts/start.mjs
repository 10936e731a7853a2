import './require-node.mjs';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { npmProcess } from './npm-process.mjs';
import { inProject } from './project.mjs';
import { node, runStep } from './run-step.mjs';

await bootstrap({ onlyProduct: true });
// Where it fails, the server does the rest itself and says what is wrong.
const prepareDatabase = () =>
  runStep('Preparing the database', node('apps/server/dist/prepare-database.js'));
await buildIfChanged({ besideWebApp: prepareDatabase });

// The server runs in this very process, so Ctrl-C and SIGTERM reach it; npm passes nothing on when it is killed,
// so it also ends when the process that started it is gone.
const server = inProject('apps/server/dist/main.js');
process.argv = [process.execPath, server, `--end-with=${npmProcess()}`];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
