import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { TrainingSentence } from './examples.ts';
import type { FeatureNumbers } from './feature-numbers.ts';
import { examplesInStages, learnedBySeed } from './learn-seeds.ts';
import type { Settings } from './learn.ts';
import type { Numbers } from './numbered-lattice.ts';
import { PAIRS, weightsOf } from './row-weights.ts';
import type { RowWeights } from './row-weights.ts';

interface Task {
  sentences: readonly TrainingSentence[];
  seeds: readonly number[];
  settings: Settings;
}

/** Features by their numbers there. */
interface Met {
  keys: readonly number[];
  names: readonly string[];
}

/** What it learned, by its own numbers. */
export interface LearnedThere {
  learned: readonly RowWeights[];
  roles: Met;
  links: Met;
}

/**
 * Learns some of the seeds in a process beside this one, which is started when this is there. Fails if that ends without having
 * learned. What passes between them are files: it is too much for messages, which wait besides until this process has time.
 */
export async function learningBeside(task: Task): Promise<() => Promise<LearnedThere>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'training-'));
  const files = [path.join(folder, 'task.json'), path.join(folder, 'learned')] as const;
  await writeFile(files[0], JSON.stringify(task));
  const beside = spawn(
    process.execPath,
    ['--max-old-space-size=10000', '--import', 'tsx', fileURLToPath(import.meta.url), ...files],
    { stdio: 'inherit' },
  );
  const ended = once(beside, 'exit');
  return async () => {
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error('The process beside this one ended before it had learned.');
    const there = deserialize(await readFile(files[1])) as LearnedThere;
    await rm(folder, { recursive: true });
    return there;
  };
}

/** The same by the numbers of this process: pairs of edges are numbered as each meets them. */
export function broughtHere(
  { learned, roles, links }: LearnedThere,
  numbers: Numbers,
): RowWeights[] {
  const rolesHere = numbers.roles.taken(roles.keys, roles.names);
  const linksHere = numbers.links.taken(links.keys, links.names);
  return learned.map((one) => ({
    roles: renumbered(one.roles, rolesHere, ROLE_COUNT),
    links: renumbered(one.links, linksHere, PAIRS),
  }));
}

function renumbered(weights: Float64Array, here: readonly number[], width: number): Float64Array {
  const highest = here.reduce((most, number) => Math.max(most, number), 0);
  const all = new Float64Array((highest + 1) * width);
  for (const [there, number] of here.entries()) {
    all.set(weightsOf(weights, there, width), number * width);
  }
  return all;
}

/* What that process does. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from = '', to = ''] = process.argv.slice(2);
  const { sentences, seeds, settings } = JSON.parse(await readFile(from, 'utf8')) as Task;
  const { numbers, examples } = examplesInStages(sentences, () => undefined, settings);
  const learned = learnedBySeed({ examples, seeds, settings }, (line) =>
    console.log(`beside: ${line}`),
  );
  const met = ({ keys, names }: FeatureNumbers): Met => ({ keys, names });
  await writeFile(to, serialize({ learned, roles: met(numbers.roles), links: met(numbers.links) }));
}
