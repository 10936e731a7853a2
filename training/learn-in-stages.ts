import {
  ORDERS,
  OWN_INTENTS,
  sentenceFeatures,
} from '../packages/query/src/lattice/whole-sentence.ts';
import type { TrainingSentence } from './examples.ts';
import { holdRight } from './hold.ts';
import { namesOf } from './feature-names.ts';
import { NO_WEIGHTS, examplesInStages, learnedBySeed } from './learn-seeds.ts';
import { broughtHere, learningBeside } from './learn-process.ts';
import { SETTINGS } from './learn.ts';
import { modelOf, namedRoles } from './named-model.ts';
import type { NamedModel } from './named-model.ts';
import { learnSentences } from './learn-sentences.ts';
import { learnSplits, splitExample } from './learn-splits.ts';
import { readSentence } from './read-sentence.ts';
import type { ReadSentence } from './read-sentence.ts';

/** Weights are stored as whole numbers, so many to one. */
export const SCALE = 50;

/**
 * First what sentences mean by themselves; then, with the sentence before read by what was learned so far, those that follow
 * another one as well; last what whole sentences are for, from what was read of them.
 */
export async function learnedFrom(
  sentences: readonly TrainingSentence[],
  say: (text: string) => void,
  settings = SETTINGS,
): Promise<NamedModel> {
  const learnedThere = await learningBeside({ sentences, settings, seeds: OTHER_SEEDS });
  const { numbers, examples } = examplesInStages(sentences, say, settings);
  const learned = [
    ...learnedBySeed({ examples, seeds: OWN_SEEDS, settings }, say),
    ...broughtHere(await learnedThere(), numbers),
  ];
  const weights = {
    roles: storedMean(learned.map(({ roles }) => roles)),
    links: storedMean(learned.map(({ links }) => links)),
  };
  const wrong = holdRight(
    weights,
    examples.filter(({ isHeld }) => isHeld),
  );
  say(wrong.length === 0 ? 'all that tests hold is right' : `held and not right: ${wrong.join()}`);
  const wishes: NamedModel = { ...NO_WEIGHTS, ...namedRoles(weights, numbers) };
  const decided = modelOf(wishes);
  const read = sentences.map((one) => readSentence(one, decided));
  return {
    ...wishes,
    ...sentenceModel(read, settings.seed),
    splits: learnSplits(
      read.flatMap((one) => splitExample(one, modelOf(NO_WEIGHTS)) ?? []),
      settings.seed,
    ),
  };
}

/** Weights learned in another order err elsewhere: their mean errs less than any. Half of them are learned in another process. */
const OWN_SEEDS = [0, 1, 2];
const OTHER_SEEDS = [3, 4, 5];

/** The mean, rounded as the weights are stored: what is held must be right with those. */
function storedMean(all: readonly Float64Array[]): Float64Array {
  const length = Math.max(...all.map((one) => one.length));
  return Float64Array.from({ length }, (_, at) => {
    const sum = all.reduce((total, one) => total + (one[at] ?? 0), 0);
    return Math.round((sum / all.length) * SCALE) / SCALE;
  });
}

function sentenceModel(read: readonly ReadSentence[], seed: number) {
  const seen = read.map(({ one, pieces, sentence, context }) => ({
    one,
    context,
    features: [
      ...new Set(
        namesOf((sink) => sentenceFeatures(pieces, sentence, context.previous !== undefined, sink)),
      ),
    ],
  }));
  const intents = seen.map(({ one, context, features }) => ({
    features,
    isHeld: one.isHeld === true,
    count: context.previous === undefined ? OWN_INTENTS.indexOf('refine') : OWN_INTENTS.length,
    right: [one.gold.intent, ...(one.intentAlternatives ?? [])].map((intent) =>
      OWN_INTENTS.indexOf(
        intent === 'refine' && context.previous === undefined ? 'search' : intent,
      ),
    ),
  }));
  const orders = seen.map(({ one, features }) => ({
    features,
    isHeld: one.isHeld === true,
    count: ORDERS.length,
    right: [ORDERS.indexOf(one.gold.sort)],
  }));
  return {
    intents: learnSentences(intents, OWN_INTENTS.length, seed),
    orders: learnSentences(orders, ORDERS.length, seed),
  };
}
