import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resultOf } from './child.ts';
import type { PeersResult } from './compare-peers.ts';
import { openDataFolder } from './data-folder.ts';
import { measureHttp } from './measure-http.ts';
import type { PlansResult } from './query-plans.ts';

/*
 * npm run bench:search [projects …]    how long searches through HTTP take, how many fit in a second, what other
 *                                      searches make of the same sentences, and the plans of the statements
 *
 * Starts the real app on generated catalogues (1,000 and 10,000 projects unless others are named) and writes
 * what it prints to bench/results/ too. The clients share the machine with the server and PostgreSQL.
 * `--only=http,peers,plans` names the parts to run.
 */

const PARTS = ['http', 'peers', 'plans'];
/** Text indexes of a hundred thousand projects need more than Node gives by itself. */
const ROOMY = ['--max-old-space-size=12000'];

async function measure(projects: number) {
  say(`\n${projects} projects: starting and filling …`);
  const { folder: dataFolder, close } = openDataFolder(projects);
  try {
    const http = parts.includes('http')
      ? await measureHttp(projects, { dataFolder, say })
      : undefined;
    const peers = parts.includes('peers') ? await comparePeers(projects, dataFolder) : undefined;
    const plans = parts.includes('plans') ? await readPlans(projects, dataFolder) : undefined;
    return { projects, ...http, peers, plans };
  } finally {
    close();
  }
}

async function comparePeers(projects: number, dataFolder: string): Promise<PeersResult> {
  const result = await resultOf<PeersResult>('compare-peers.ts', projects, {
    dataFolder,
    execArgv: ROOMY,
  });
  say(
    `\n${result.sentences} sentences in one process           p50      p95  CPU (ms)   right of the first 10   ready after`,
  );
  for (const { name, p50, p95, cpuMs, rightShare, preparingMs } of result.peers) {
    say(
      `${name.padEnd(32)}${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(9)}` +
        `${cpuMs.toFixed(1).padStart(10)}${(100 * rightShare).toFixed(1).padStart(21)} %${(preparingMs / 1000).toFixed(1).padStart(13)} s`,
    );
  }
  const empty = result.peers.map(({ name, emptyWhereNothingFits: n }) => `${name} ${n}`).join(', ');
  say(`Nothing fits ${result.nothingFits} of them; answered with nothing: ${empty}.`);
  say(`Our total is what the plain filter counts for ${result.exactTotals}.`);
  return result;
}

async function readPlans(projects: number, dataFolder: string): Promise<PlansResult> {
  const result = await resultOf<PlansResult>('query-plans.ts', projects, { dataFolder });
  say('\nStatements of PostgreSQL                            ms    pages   read from end to end');
  for (const { search, ms, pages, scanned } of result.plans) {
    say(
      `${search.padEnd(44)}${ms.toFixed(1).padStart(9)}${String(pages).padStart(9)}   ${scanned.join(', ')}`,
    );
  }
  say(`The plans are in ${result.file}`);
  return result;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

const only = process.argv.find((argument) => argument.startsWith('--only='))?.split('=')[1];
const parts = only?.split(',') ?? PARTS;
const named = process.argv.slice(2).map(Number).filter(Number.isFinite);
const results = [];
for (const projects of named.length > 0 ? named : [1000, 10_000]) {
  results.push(await measure(projects));
}

const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
const file = path.join(folder, `search-${at.replaceAll(':', '-')}.json`);
const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, node: process.version };
writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
say(`\nWritten to ${file}`);
