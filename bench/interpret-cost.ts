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

/** Microseconds one sentence takes on one core, once the code is warm; refinements with what they refine. */
export function costBySentence(sentences: readonly LabelledSentence[]) {
  const asked = sentences.map(({ query, previous }) => ({
    query,
    context:
      previous === undefined ? context : { ...context, previous: interpret(previous, context) },
  }));
  const times: number[] = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const { query, context } of asked) {
      const took = milliseconds(() => interpret(query, context));
      if (round >= WARM_UPS) times.push(took * 1000);
    }
  }
  return {
    measured: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
  };
}

const LENGTHS = [200, 2_000, 10_000];

/** Median milliseconds for texts of growing length, made of labelled sentences one after another. */
export function costByLength(queries: readonly string[]) {
  const long = queries.join('. ');
  return LENGTHS.map((characters) => {
    const step = Math.floor((long.length - characters) / ROUNDS);
    const texts = Array.from({ length: ROUNDS }, (_, n) =>
      long.slice(n * step, n * step + characters),
    );
    const times = texts.map((text) => milliseconds(() => interpret(text, context)));
    return { characters, ms: percentile(times, 0.5) };
  });
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
