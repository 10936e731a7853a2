import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { NamedRoles } from './named-model.ts';
import type { SeedReport, SeedTask } from './seed-process.ts';

const PROCESS = new URL('./seed-process.ts', import.meta.url);

/**
 * The same training with each seed, each in a process of its own and one for each core at a time, as each takes some gigabytes. What is
 * learned does not depend on which ends first.
 */
export async function learnSeeds(
  { settings, ...task }: SeedTask,
  seeds: readonly number[],
  say: (text: string) => void,
): Promise<NamedRoles[]> {
  const learned: NamedRoles[] = [];
  const waiting = [...seeds.entries()];
  const learnOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, seed] = next;
      learned[at] = await learnedApart(
        { ...task, settings: { ...settings, seed: settings.seed + seed } },
        (line) => say(`seed ${seed}, ${line}`),
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, learnOn));
  return learned;
}

function learnedApart(task: SeedTask, say: (text: string) => void): Promise<NamedRoles> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { serialization: 'advanced' });
    child.on('message', (report: SeedReport) => {
      if ('learned' in report) resolve(report.learned);
      else say(report.line);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A training ended with ${String(code)}.`)));
    child.send(task);
  });
}
