import { interpret } from '@manemitra/query/interpret';
import { namedProjects, saidProjects, WAYS } from '@manemitra/query/testing/project-names';
import { percentile } from './http-load.ts';

/*
 * npm run bench:names                  300 sentences that name a project, by a part, a slip, in another order ...
 * npm run bench:names -- --failures    the same, with each that was neither right nor asked
 *
 * Then the time of one sentence beside 100,000 names.
 */

const TODAY = '2026-11-22';
const SEED = 20_261_122;

type Outcome = 'right' | 'asked' | 'missed' | 'another';

function outcomeOf(
  sentence: string,
  slug: string,
  names: Parameters<typeof interpret>[1]['names'],
): Outcome {
  const { constraints, questions } = interpret(sentence, { today: TODAY, names });
  const named = constraints.flatMap(({ field, value }) =>
    field === 'project' ? [value.slug] : [],
  );
  if (named.some((one) => one !== slug)) return 'another';
  if (named.length > 0) return 'right';
  return questions.some(({ about }) => about === 'project') ? 'asked' : 'missed';
}

function measure(count: number, sentences: number): void {
  const projects = namedProjects(count, SEED);
  const names = { promoters: [], projects };
  const start = performance.now();
  interpret('3bhk', { today: TODAY, names });
  const taken = performance.now() - start;
  const said = saidProjects(projects, sentences, SEED).map((one) => ({
    ...one,
    outcome: outcomeOf(one.sentence, one.slug, names),
  }));
  const share = (outcome: Outcome, among = said) =>
    `${String(among.filter((one) => one.outcome === outcome).length).padStart(4)} ${outcome}`;
  console.log(`\n${count} projects, taken in in ${taken.toFixed(0)} ms, ${sentences} sentences`);
  for (const way of WAYS) {
    const those = said.filter((one) => one.way === way);
    console.log(
      way.padEnd(18),
      share('right', those),
      share('asked', those),
      share('missed', those),
      share('another', those),
    );
  }
  console.log('all'.padEnd(18), share('right'), share('asked'), share('missed'), share('another'));
  if (process.argv.includes('--failures')) {
    for (const { outcome, sentence, slug } of said) {
      if (outcome === 'missed' || outcome === 'another')
        console.log(`   ${outcome}: ${sentence} (${slug})`);
    }
  }
  const times = said.flatMap(({ sentence }) =>
    Array.from({ length: 5 }, () => {
      const start = performance.now();
      interpret(sentence, { today: TODAY, names });
      return performance.now() - start;
    }),
  );
  console.log(
    `ms a sentence: p50 ${percentile(times, 0.5).toFixed(2)}, p99 ${percentile(times, 0.99).toFixed(2)}`,
  );
}

measure(600, 300);
const before = process.memoryUsage().heapUsed;
measure(100_000, 300);
console.log(`heap: ${((process.memoryUsage().heapUsed - before) / 2 ** 20).toFixed(0)} MB more`);
