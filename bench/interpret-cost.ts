import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { interpret } from '@manemitra/query/interpret';
import { percentile } from './http-load.ts';
import { LABELLED_TODAY, labelledNames } from './labelled-set.ts';
import type { LabelledSentence } from './labelled-set.ts';

const context = { today: LABELLED_TODAY, names: labelledNames };
const WARM_UPS = 3;
const ROUNDS = 20;

/**
 * Microseconds one sentence takes on one core, once the code is warm; refinements with what they refine.
 * Percentiles are over sentences, each with the median of its rounds, so that they tell of the language and not
 * of what else the machine does; `worst` is the slowest single reading.
 */
export function costBySentence(sentences: readonly LabelledSentence[]) {
  const asked = sentences.map(({ query, previous }) => ({
    query,
    context:
      previous === undefined ? context : { ...context, previous: interpret(previous, context) },
  }));
  const timesOf = asked.map((): number[] => []);
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const [at, { query, context }] of asked.entries()) {
      const took = milliseconds(() => interpret(query, context));
      if (round >= WARM_UPS) timesOf[at]?.push(took * 1000);
    }
  }
  const times = timesOf.map((rounds) => percentile(rounds, 0.5));
  return {
    measured: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
    worst: percentile(timesOf.flat(), 1),
  };
}

const LENGTHS = [200, 2_000, 4_000];

/** Median milliseconds for texts of growing length, of several kinds. */
export function costByLength(queries: readonly string[]) {
  const ofScript = (script: RegExp) => queries.filter((query) => script.test(query)).join(' ');
  const kinds = {
    'labelled sentences': queries.join('. '),
    'one sentence again': '3bhk in Whitefield under 1.5 cr with pool. ',
    'no stops': queries.join(' ').replaceAll(/[,.;:!?]/g, ''),
    Kannada: ofScript(/[\u0c80-\u0cff]/),
    Hindi: ofScript(/[\u0900-\u097f]/),
    'unknown words': 'blorf zanketu mirpolat vegrundi ',
    numbers: '35 2 1.4 90 1200 2027 ',
    'one long word': 'abcdefghij',
    dashes: '- ',
  };
  return Object.entries(kinds).map(([kind, text]) => ({
    kind,
    ms: LENGTHS.map((characters) => {
      const long = text.repeat(1 + Math.ceil((2 * characters) / text.length));
      const step = Math.floor((long.length - characters) / ROUNDS);
      const times = Array.from({ length: ROUNDS }, (_, n) => {
        const part = long.slice(n * step, n * step + characters);
        return milliseconds(() => interpret(part, context));
      });
      return { characters, ms: percentile(times, 0.5) };
    }),
  }));
}

const PROJECTS = 100_000;

/** Milliseconds to take in the names of a large catalogue, once for each change of it; then a sentence's median. */
export function costOfNames() {
  const kinds = ['Heights', 'Residency', 'Greens', 'Enclave', 'Towers', 'Meadows', 'Habitat'];
  const projects = Array.from({ length: PROJECTS }, (_, n) => ({
    slug: `project-${n}`,
    name: `Malhar ${kinds[n % kinds.length]} ${n}`,
  }));
  const large = { ...context, names: { promoters: labelledNames.promoters, projects } };
  const ask = () => milliseconds(() => interpret('3bhk malhar greens 9 in Whitefield', large));
  const firstMs = ask();
  const later = Array.from({ length: 100 }, ask);
  return { projects: PROJECTS, firstMs, laterMs: percentile(later, 0.5) };
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const STARTS = 7;

const STARTED = `
  const start = performance.now();
  const { interpret } = await import(process.argv[1]);
  const loaded = performance.now();
  interpret('3bhk in Whitefield under 1.5 cr', { today: '${LABELLED_TODAY}' });
  console.log(JSON.stringify([loaded - start, performance.now() - loaded]));
`;

/** Milliseconds to load the language, bundled as it is shipped, and to read one sentence, in a new process. */
export async function startUp() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'interpret-'));
  try {
    const bundle = path.join(folder, 'interpret.mjs');
    const source = path.join(import.meta.dirname, '../packages/query/src/interpret.ts');
    await build({
      entryPoints: [source],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: bundle,
      logLevel: 'warning',
    });
    const times = Array.from({ length: STARTS }, () => {
      const code = ['--input-type=module', '-e', STARTED, bundle];
      return JSON.parse(execFileSync(process.execPath, code, { encoding: 'utf8' })) as number[];
    });
    return {
      runs: STARTS,
      importMs: percentile(
        times.map(([load]) => load ?? NaN),
        0.5,
      ),
      firstMs: percentile(
        times.map(([, first]) => first ?? NaN),
        0.5,
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
