import { score } from '../bench/labelled-scoring.ts';
import { randomFrom, shuffled } from '../bench/random.ts';
import { meaningOf } from '../packages/query/src/interpret.ts';
import { partingOf, splitFeatures } from '../packages/query/src/lattice/split-features.ts';
import { splitAt, splitsOf, unitsOf } from '../packages/query/src/lattice/splits.ts';
import type { Model } from '../packages/query/src/lattice/model.ts';
import { namesOf } from './feature-names.ts';
import type { NamedWeights } from './named-model.ts';
import type { ReadSentence } from './read-sentence.ts';

/** What could be chosen: not to part the wishes, which has no features and is worth nothing, or each split. */
export interface SplitExample {
  /** A test holds it. */
  isHeld: boolean;
  choices: readonly Choice[];
}

interface Choice {
  features: readonly string[];
  isRight: boolean;
}

/**
 * A sentence whose wishes could be parted; nothing where its wishes were misread, so that no choice is right. By a model that has
 * learned nothing every sentence is a search.
 */
export function splitExample(read: ReadSentence, nothing: Model): SplitExample | undefined {
  const { one, placed, pieces, sentence, context, isDescribed } = read;
  const units = unitsOf(placed);
  const splits = isDescribed ? [] : splitsOf(units, pieces);
  if (splits.length === 0) return undefined;
  const parting = partingOf(units, pieces, sentence);
  const isSaid = one.gold.alternativeWishes !== undefined;
  const choices = [undefined, ...splits].map((split) => ({
    features: split === undefined ? [] : namesOf((sink) => splitFeatures(split, parting, sink)),
    isRight: split === undefined && !isSaid ? true : isSaid && isRightSplit(split),
  }));
  return choices.some(({ isRight }) => isRight)
    ? { choices, isHeld: one.isHeld === true }
    : undefined;

  function isRightSplit(split: (typeof splits)[number] | undefined): boolean {
    const parted = split === undefined ? [...placed] : splitAt(placed, units, split);
    const meant = meaningOf({ ...read, placed: parted }, context, nothing);
    const { missing, extra, reasons } = score(one, { ...meant, intent: one.gold.intent });
    return (
      missing.length === 0 &&
      extra.length === 0 &&
      !reasons.some((reason) => reason.includes('joined'))
    );
  }
}

const EPOCHS = 12;
/** A wrong choice must be worse than a right one by this. */
const MARGIN = 1;
/** So often, and by so little, what a test holds is put right at the end. */
const MOST_ROUNDS = 60;
const SMALL_STEP = 0.1;

/** Weights that choose among splits: an averaged perceptron with a margin. */
export function learnSplits(examples: readonly SplitExample[], seed: number): NamedWeights {
  const random = randomFrom(seed);
  const weights = new Map<string, number>();
  const sums = new Map<string, number>();
  const total = EPOCHS * examples.length;
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of shuffled(examples.length, random)) {
      // A step counts for as long as it lasts.
      const left = total - ++steps;
      const example = examples[at];
      if (example === undefined) continue;
      learnFrom(example, weights, MARGIN, (feature, by) => {
        weights.set(feature, (weights.get(feature) ?? 0) + by);
        sums.set(feature, (sums.get(feature) ?? 0) + by * left);
      });
    }
  }
  const means = new Map([...sums].map(([feature, sum]) => [feature, sum / total]));
  const held = examples.filter(({ isHeld }) => isHeld);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const example of held) {
      learnFrom(example, means, SMALL_STEP, (feature, by) =>
        means.set(feature, (means.get(feature) ?? 0) + by * SMALL_STEP),
      );
    }
  }
  return new Map([...means].map(([feature, weight]) => [feature, [weight]]));
}

/** Moves the weights where a wrong choice is not worse than the best right one by a margin. */
function learnFrom(
  { choices }: SplitExample,
  weights: ReadonlyMap<string, number>,
  margin: number,
  move: (feature: string, by: number) => void,
): void {
  let right: Choice | undefined;
  let wrong: Choice | undefined;
  let [most, mostWrong] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const choice of choices) {
    const worth = choice.features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);
    if (choice.isRight && worth > most) [right, most] = [choice, worth];
    if (!choice.isRight && worth > mostWrong) [wrong, mostWrong] = [choice, worth];
  }
  if (most > mostWrong + margin) return;
  for (const feature of right?.features ?? []) move(feature, 1);
  for (const feature of wrong?.features ?? []) move(feature, -1);
}
