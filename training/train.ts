import { writeFileSync } from 'node:fs';
import { packed } from '../packages/query/src/lattice/packed-weights.ts';
import type { StoredWeights } from '../packages/query/src/lattice/weights.ts';
import { trainingSentences } from './sentences.ts';
import { SCALE, learnedFrom } from './learn-in-stages.ts';
import { WIDTHS } from './named-model.ts';
import type { NamedModel } from './named-model.ts';

/*
 * npm run train     learns the weights of packages/query/src/lattice/weights.json from the writers' train sentences.
 * The same sentences give the same file.
 */
const OUT = new URL('../packages/query/src/lattice/weights.json', import.meta.url);

const began = performance.now();
const say = (text: string) =>
  console.log(`${Math.round((performance.now() - began) / 1000)} s: ${text}`);
const model = await learnedFrom(trainingSentences(), say);

/** Whole numbers, and only of features that say anything. */
function rounded(name: keyof NamedModel): Map<string, number[]> {
  return new Map(
    [...model[name]]
      .map(([feature, values]): [string, number[]] => [
        feature,
        Array.from(values, (value) => Math.round(value * SCALE)),
      ])
      .filter(([, values]) => values.some((value) => value !== 0)),
  );
}

const table = (name: keyof NamedModel) => packed(rounded(name), WIDTHS[name]);
const stored: StoredWeights = {
  scale: SCALE,
  roles: table('roles'),
  links: table('links'),
  intents: table('intents'),
  orders: table('orders'),
  splits: table('splits'),
};
const text = JSON.stringify(stored, undefined, 1);
writeFileSync(process.argv[2] ?? OUT, `${text}\n`);
say(`${rounded('roles').size} features, ${text.length} bytes`);
