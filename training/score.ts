import { score } from '../bench/labelled-scoring.ts';
import type { LabelledSentence } from '../bench/labelled-set.ts';
import { readLabelled } from '../bench/read-labelled.ts';
import { interpretBy } from '../packages/query/src/interpret.ts';
import type { Model } from '../packages/query/src/lattice/model.ts';

const shown = (all: readonly { field: string; strength: string; value: object }[]) =>
  all
    .map(({ field, strength, value }) => `${strength} ${field} ${JSON.stringify(value)}`)
    .join('; ');

/** Prints how many of the sentences are read right with the given weights, and, where asked, what was not. */
export function sayScores(
  model: Model,
  sentences: readonly LabelledSentence[],
  isListing: boolean,
): void {
  const table = new Map<string, number[]>();
  for (const one of sentences) {
    const got = readLabelled(one, (text, context) => interpretBy(model, text, context));
    const result = score(one, got);
    for (const key of [one.language, 'all']) {
      const [count = 0, right = 0, inverted = 0, sums = 0] = table.get(key) ?? [];
      table.set(key, [
        count + 1,
        right + Number(result.isRight),
        inverted + Number(result.inversions.length > 0),
        sums + Number(result.wrongMoney.length > 0),
      ]);
    }
    if (!isListing || result.isRight) continue;
    console.log(
      `${one.id} ${one.query}${one.previous === undefined ? '' : `  after: ${one.previous}`}`,
    );
    console.log(
      `    ${result.reasons.join('; ')} MISSING ${shown(result.missing)} EXTRA ${shown(result.extra)}${result.inversions.length > 0 ? ' INVERTED' : ''}`,
    );
  }
  for (const [key, [count = 0, right = 0, inverted, sums]] of table) {
    console.log(
      `${key.padEnd(8)} ${count} right ${right} ${((100 * right) / count).toFixed(1)} %  inverted ${inverted}  wrong sums ${sums}`,
    );
  }
}
