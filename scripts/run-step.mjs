import { spawn } from 'node:child_process';
import { PROJECT } from './project.mjs';

const STILL_BUSY_MS = 15_000;

/** The end of what a failed program printed: where a test runner names what failed. */
const SHOWN_AGAIN_LINES = 60;

/** What to print again when everything has run: who reads the end of a long log shall find what failed there. */
const failures = [];

/** Tests that passed only at their second try, as the reports of the test runners name them. */
const secondTries = [];

/**
 * Runs a program and says so in one line with its time. What it prints is shown when it fails, or at once with
 * `show`. Resolves with whether it succeeded.
 */
export async function runStep(title, [command, ...args], { env = process.env, show = false } = {}) {
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  console.log(`… ${title}`);
  const busy = setInterval(() => console.log(`… ${title}: ${seconds()}`), STILL_BUSY_MS);
  const { code, output } = await run(command, args, env, show);
  clearInterval(busy);
  secondTries.push(...output.split('\n').filter((line) => line.startsWith('↻')));
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds()})`);
  if (code !== 0) {
    if (!show && output) console.log(output.trimEnd());
    failures.push({ title, end: output.trimEnd().split('\n').slice(-SHOWN_AGAIN_LINES) });
  }
  return code === 0;
}

/** Prints each step that failed with the end of what it printed. */
export function showFailures() {
  for (const { title, end } of failures) console.log(`\n✗ ${title}, its end:\n${end.join('\n')}`);
}

/** Names every test that had to be tried again: each is a fault of the test or of what it tests. */
export function showSecondTries() {
  if (secondTries.length === 0) return;
  console.log(`\nTests that failed at first and passed when tried again: ${secondTries.length}`);
  for (const line of secondTries) console.log(line);
}

function run(command, args, env, show) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: PROJECT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stopWatching = endWith(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    const end = (code, text = output) => {
      stopWatching();
      resolve({ code, output: text });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();

/** A signal to us ends the programs first; without one running, signals are none of our business. */
function endWith(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  running.add(child);
  return () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  };
}

function endAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(1);
}

/** The command that runs npm: the one that runs us, so that it is the same version. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return [process.execPath, script, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}

/** The command that runs a program of an installed package by its script, the same on every system. */
export function node(script, ...args) {
  return [process.execPath, script, ...args];
}
