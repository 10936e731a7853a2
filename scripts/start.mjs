import './require-node.mjs';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { npmProcess } from './npm-process.mjs';
import { inProject } from './project.mjs';

await bootstrap({ onlyProduct: true });
await buildIfChanged();

// The server runs in this very process, so Ctrl-C and SIGTERM reach it; npm passes nothing on when it is killed,
// so it also ends when the process that started it is gone.
const server = inProject('apps/server/dist/main.js');
process.argv = [process.execPath, server, `--end-with=${npmProcess()}`];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
