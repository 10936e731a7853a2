import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** Of the server's process alone: bytes, and microseconds since it began. */
interface Usage {
  memory: NodeJS.MemoryUsage;
  cpu: NodeJS.CpuUsage;
}

export interface ServedCatalogue {
  address: string;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

/**
 * Starts the real app, bundled as `npm start` runs it, on so many generated projects. BENCH_DATA names a folder
 * that keeps the filled catalogue for the next run; without it everything is temporary.
 */
export async function serveCatalogue(projects: number): Promise<ServedCatalogue> {
  const kept = process.env.BENCH_DATA;
  const dataFolder = kept
    ? path.join(kept, String(projects))
    : mkdtempSync(path.join(os.tmpdir(), 'manemitra-bench-'));
  mkdirSync(dataFolder, { recursive: true });
  // PostgreSQL may run as another user than us.
  chmodSync(dataFolder, 0o755);

  const child = fork(await bundle(), [String(projects)], {
    // BENCH_PROFILE names a folder for a CPU profile of the server.
    execArgv: process.env.BENCH_PROFILE
      ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
      : [],
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      PORT: '0',
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  const { address } = await told<{ address: string }>(child, 'address');
  return {
    address,
    async usage() {
      child.send('usage');
      return (await told<{ usage: Usage }>(child, 'usage')).usage;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.send('stop');
      await exited;
      if (!kept) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The next message of the child that holds this key; a child that ends instead is an error. */
function told<Message extends object>(child: ChildProcess, key: keyof Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const listen = (message: Message) => {
      if (!(key in message)) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}

/** A transpiler at run time would be measured too. */
async function bundle(): Promise<string> {
  const outfile = path.join(import.meta.dirname, 'dist', 'serve-catalogue.js');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'serve-catalogue.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'keep-packages-outside',
        setup(builder) {
          builder.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@manemitra/')
              ? undefined
              : { path: name, external: true },
          );
        },
      },
    ],
  });
  return outfile;
}
