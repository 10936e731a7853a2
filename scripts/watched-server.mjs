import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

/** Runs a built server in a folder and waits until it answers at `readyAt`; its output goes to a file. */
export async function startServer(cwd, { env, log, readyAt = '/health/ready' }) {
  const file = fs.openSync(log, 'a');
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd,
    stdio: ['ignore', file, file],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
  });
  const address = `http://127.0.0.1:${env.PORT}`;
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await isOk(`${address}${readyAt}`))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`The server is not ready:\n${fs.readFileSync(log, 'utf8').slice(-4000)}`);
    }
    await pause(25);
  }
  return {
    address,
    startMs: performance.now() - began,
    /** Resident memory in MB, as Linux counts it; `undefined` elsewhere. */
    memory() {
      const status = `/proc/${child.pid}/status`;
      if (!fs.existsSync(status)) return undefined;
      const kilobytes = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(status, 'utf8'))?.[1];
      return Math.round(Number(kilobytes) / 1024);
    },
    /** Tells it to stop and resolves with its exit code. */
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function isOk(url) {
  try {
    const answer = await fetch(url, { headers: { accept: 'application/json' } });
    return answer.ok;
  } catch {
    return false;
  }
}
