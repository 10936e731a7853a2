import { writeFileSync } from 'node:fs';
import { trainingSentences } from './sentences.ts';
import { SCALE, learnedFrom } from './learn-in-stages.ts';

/*
 * npm run train     learns the weights of packages/query/src/lattice/weights.json from the writers' train sentences.
 * The same sentences give the same file.
 */
const OUT = new URL('../packages/query/src/lattice/weights.json', import.meta.url);

const say = (text: string) => console.log(text);
const sentences = trainingSentences();
const model = learnedFrom(sentences, say);
const rounded = (weights: ReadonlyMap<string, ArrayLike<number>>) =>
  Object.fromEntries(
    [...weights]
      .map(([name, values]): [string, number[]] => [
        name,
        Array.from(values, (value) => Math.round(value * SCALE)),
      ])
      .filter(([, values]) => values.some((value) => value !== 0))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
const text = JSON.stringify({
  scale: SCALE,
  roles: rounded(model.roles),
  links: rounded(model.links),
  intents: rounded(model.intents),
  orders: rounded(model.orders),
});
writeFileSync(process.argv[2] ?? OUT, text.replaceAll(']],', ']],\n').replaceAll('],"', '],\n"'));
say(`${Object.keys(rounded(model.roles)).length} features, ${text.length} bytes`);
