import type { Model } from '../packages/query/src/lattice/model.ts';
import { exampleOf } from './examples.ts';
import type { Example, TrainingSentence } from './examples.ts';
import { Learner, lessonsOf } from './learn.ts';
import type { Settings } from './learn.ts';
import { modelOf, namedRoles } from './named-model.ts';
import type { NamedModel } from './named-model.ts';
import { newNumbers } from './numbered-lattice.ts';
import type { Numbers } from './numbered-lattice.ts';
import type { RowWeights } from './row-weights.ts';

/** The sentence before is read well enough after so many. */
const FIRST_EPOCHS = 3;

export const NO_WEIGHTS: NamedModel = {
  roles: new Map(),
  links: new Map(),
  intents: new Map(),
  orders: new Map(),
  splits: new Map(),
};

/**
 * What is learned from: sentences that stand alone, and those that follow another one, which is read by what is learned from
 * the first. The same sentences number the features alike, in whichever process.
 */
export function examplesInStages(
  sentences: readonly TrainingSentence[],
  say: (text: string) => void,
  settings: Settings,
): { numbers: Numbers; examples: Example[] } {
  const numbers = newNumbers();
  const examplesOf = (those: readonly TrainingSentence[], model: Model) =>
    those.flatMap((one) => exampleOf(one, model, numbers) ?? []);
  const alone = examplesOf(
    sentences.filter(({ previous }) => previous === undefined),
    modelOf(NO_WEIGHTS),
  );
  say(`${alone.length} of ${sentences.length} sentences stand alone`);
  const first = new Learner({ ...settings, epochs: FIRST_EPOCHS }).learn(lessonsOf(alone), say);
  const following = examplesOf(
    sentences.filter(({ previous }) => previous !== undefined),
    modelOf({ ...NO_WEIGHTS, ...namedRoles(first, numbers) }),
  );
  return { numbers, examples: [...alone, ...following] };
}

interface Seeded {
  examples: readonly Example[];
  seeds: readonly number[];
  settings: Settings;
}

/** One set of weights for each seed: each learns from the same examples in another order. */
export function learnedBySeed(
  { examples, seeds, settings }: Seeded,
  say: (text: string) => void,
): RowWeights[] {
  const lessons = lessonsOf(examples);
  return seeds.map((seed) =>
    new Learner({ ...settings, seed: settings.seed + seed }).learn(lessons, (line) =>
      say(`seed ${seed}, ${line}`),
    ),
  );
}
