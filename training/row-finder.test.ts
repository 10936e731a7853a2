import { describe, expect, inject, it } from 'vitest';
import { labelledSentences } from '../bench/labelled-set.ts';
import { randomFrom } from '../bench/random.ts';
import { Decoder } from '../packages/query/src/lattice/decode.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { learned } from '../packages/query/src/lattice/weights.ts';
import { exampleOf } from './examples.ts';
import { LessonsBuilder } from './lessons-builder.ts';
import { LinkSums } from './link-sums.ts';
import { newNumbers } from './numbered-lattice.ts';
import { PAIRS, weightsOf } from './row-weights.ts';
import { RowFinder } from './row-finder.ts';

/** So many sentences of our own, others with each seed, are decided with weights by chance. */
const SENTENCES = 60;

describe('the row finder of the training', () => {
  it('finds the rows that the decoder of the reader finds', () => {
    const random = randomFrom(inject('testSeed'));
    const numbers = newNumbers();
    const all = labelledSentences();
    const examples = Array.from({ length: SENTENCES }, () => {
      const sentence = all[Math.floor(random() * all.length)];
      return sentence === undefined ? undefined : exampleOf(sentence, learned, numbers);
    }).flatMap((one) => one ?? []);
    const builder = new LessonsBuilder();
    for (const [at, example] of examples.entries()) builder.add(example, at);
    const lessons = builder.taken();
    const weights = Float64Array.from(
      { length: numbers.links.count * PAIRS },
      () => random() - 0.5,
    );
    const sum = (features: readonly number[]): Float64Array =>
      Float64Array.from({ length: PAIRS }, (_, pair) =>
        features.reduce(
          (total, feature) => total + (weightsOf(weights, feature, PAIRS)[pair] ?? 0),
          0,
        ),
      );
    const finder = new RowFinder(new LinkSums(weights));

    let longest = 0;
    for (const [at, { lattice }] of examples.entries()) {
      const { edges, before, linkFeatures, againFeatures } = lattice;
      const roles = Float64Array.from({ length: edges.length * ROLE_COUNT }, () => random() - 0.2);
      const again = (one: number, other: number) => {
        const features = againFeatures(one, other);
        return features === undefined ? undefined : sum(features);
      };
      const scores = { link: (one: number, other: number) => sum(linkFeatures(one, other)), again };
      const row = new Decoder(edges, scores, before !== undefined).bestRow(roles);
      finder.begin(lessons, at);
      expect(finder.bestRow(roles)).toEqual(row.map(({ edge, role }) => edge * ROLE_COUNT + role));
      longest = Math.max(longest, row.length);
    }
    expect(longest).toBeGreaterThan(2);
  });
});
