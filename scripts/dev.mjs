import './require-node.mjs';
import { spawn } from 'node:child_process';
import { bootstrap } from './bootstrap.mjs';
import { npmProcess } from './npm-process.mjs';
import { inProject, PROJECT } from './project.mjs';

await bootstrap();

// tsx starts the server again when its sources change; Vite shows changes of the web app by itself.
const tsx = inProject('node_modules/tsx/dist/cli.mjs');
const server = inProject('apps/server/src/main.ts');
const child = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', server, '--development', `--end-with=${npmProcess()}`],
  { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
