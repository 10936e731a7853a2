import { greatest } from '../packages/query/src/lattice/whole-sentence.ts';
import { randomFrom, shuffled } from '../bench/random.ts';
import type { NamedWeights } from './named-model.ts';

export interface SentenceExample {
  features: readonly string[];
  /** Of so many answers, the first ones, it may have one. */
  count: number;
  /** Answers that are right. */
  right: readonly number[];
  /** A test holds it. */
  isHeld: boolean;
}

const EPOCHS = 10;
const DROPOUT = 0.4;
/** A wrong answer must be worse than a right one by this. */
const MARGIN = 1;
/** So often, and by so little, what a test holds is put right at the end. */
const MOST_ROUNDS = 60;
const SMALL_STEP = 0.1;

/** Weights for one question about whole sentences: an averaged perceptron with a margin. */
export function learnSentences(
  examples: readonly SentenceExample[],
  count: number,
  seed: number,
): NamedWeights {
  const random = randomFrom(seed);
  const weights = new Map<string, Float64Array>();
  const sums = new Map<string, Float64Array>();
  let steps = 0;
  const total = EPOCHS * examples.length;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of shuffled(examples.length, random)) {
      const one = examples[at];
      steps++;
      if (one === undefined) continue;
      const kept = one.features.filter(() => random() >= DROPOUT);
      const margins = new Float64Array(one.count).fill(MARGIN);
      for (const right of one.right) margins[right] = 0;
      const guess = answer(kept, weights, margins);
      if (one.right.includes(guess)) continue;
      const right = one.right[0] ?? 0;
      for (const feature of kept) {
        move(feature, right, 1);
        move(feature, guess, -1);
      }
    }
  }
  const means = new Map(
    [...sums].map(([feature, values]) => [feature, values.map((value) => value / total)]),
  );
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const wrong = held(means);
    if (wrong === 0) break;
  }
  return means;

  /** What our tests hold must be right: moves the means until it is. */
  function held(weights: Map<string, Float64Array>): number {
    let wrong = 0;
    for (const { features, right, isHeld, count: own } of examples) {
      const guess = isHeld ? answer(features, weights, new Float64Array(own)) : (right[0] ?? 0);
      if (right.includes(guess)) continue;
      wrong++;
      for (const feature of features) {
        const own = weights.get(feature) ?? new Float64Array(count);
        weights.set(feature, own);
        own[right[0] ?? 0] = (own[right[0] ?? 0] ?? 0) + SMALL_STEP;
        own[guess] = (own[guess] ?? 0) - SMALL_STEP;
      }
    }
    return wrong;
  }

  /** A step counts for as long as it lasts. */
  function move(feature: string, answer: number, by: number): void {
    const own = weights.get(feature) ?? new Float64Array(count);
    const sum = sums.get(feature) ?? new Float64Array(count);
    weights.set(feature, own);
    sums.set(feature, sum);
    own[answer] = (own[answer] ?? 0) + by;
    sum[answer] = (sum[answer] ?? 0) + by * (total - steps);
  }
}

/** The answer of the greatest total; adds the weights of what is seen to `totals`. */
function answer(
  features: readonly string[],
  weights: NamedWeights,
  totals: Float64Array<ArrayBuffer>,
): number {
  for (const feature of features) {
    const own = weights.get(feature);
    if (own === undefined) continue;
    for (let at = 0; at < totals.length; at++) totals[at] = (totals[at] ?? 0) + (own[at] ?? 0);
  }
  return greatest(totals);
}
