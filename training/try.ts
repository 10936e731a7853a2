import { readFileSync } from 'node:fs';
import { writtenSentences } from '../bench/written-set.ts';
import { modelFrom } from '../packages/query/src/lattice/weights.ts';
import type { StoredWeights } from '../packages/query/src/lattice/weights.ts';
import { sayScores } from './score.ts';

/* npx tsx training/try.ts WEIGHTS train|dev [list]: the whole reading with other weights. Lists only what was read of train. */
const [file = '', part = 'dev', list] = process.argv.slice(2);
const model = modelFrom(JSON.parse(readFileSync(file, 'utf8')) as StoredWeights);
sayScores(
  model,
  writtenSentences(part === 'train' ? 'train' : 'dev'),
  part === 'train' && list !== undefined,
);
