import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { measureHttp } from './measure-http.ts';

/*
 * npm run bench:search [projects …]    how long searches take that nobody has asked before, how many fit in a second, and
 *                                      where their time goes
 *
 * Starts the real app on generated catalogues (10,000 and 100,000 projects unless others are named), asks it over HTTP for
 * new sentences, second pages and projects, and apart from those for answers that it has kept. Writes what it prints to
 * bench/results/ too. The clients share the machine with the server and PostgreSQL.
 */

async function measure(projects: number) {
  say(`\n${projects} projects: starting and filling …`);
  const { folder: dataFolder, close } = openDataFolder(projects);
  try {
    return { projects, ...(await measureHttp(projects, { dataFolder, say })) };
  } finally {
    close();
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

const named = process.argv.slice(2).map(Number).filter(Number.isFinite);
const results = [];
for (const projects of named.length > 0 ? named : [10_000, 100_000]) {
  results.push(await measure(projects));
}

const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
const file = path.join(folder, `search-${at.replaceAll(':', '-')}.json`);
const machine = {
  cores: os.cpus().length,
  model: os.cpus()[0]?.model,
  node: process.version,
  // Of other programs too, when it was not ours alone.
  load: os.loadavg()[0],
};
writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
say(`\nLoad of the machine ${machine.load?.toFixed(1)}. Written to ${path.relative('.', file)}`);
