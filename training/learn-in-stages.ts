import {
  ORDERS,
  OWN_INTENTS,
  sentenceFeatures,
} from '../packages/query/src/lattice/whole-sentence.ts';
import { examplesOf } from './examples-of.ts';
import type { TrainingSentence } from './examples.ts';
import { holdRight } from './hold.ts';
import { namesOf } from './named-features.ts';
import { modelOf } from './named-model.ts';
import type { NamedModel, NamedRoles, NamedWeights } from './named-model.ts';
import { Learner, SETTINGS } from './learn.ts';
import { learnSeeds } from './learn-seeds.ts';
import { learnSentences } from './learn-sentences.ts';
import { learnSplits, splitExample } from './learn-splits.ts';
import { readSentence } from './read-sentence.ts';
import type { ReadSentence } from './read-sentence.ts';

/** Weights are stored as whole numbers, so many to one. */
export const SCALE = 50;

/** The sentence before is read well enough after so many. */
const FIRST_EPOCHS = 3;

const NOTHING: NamedModel = {
  roles: new Map(),
  links: new Map(),
  intents: new Map(),
  orders: new Map(),
  splits: new Map(),
};

/**
 * First what sentences mean by themselves; then, with the sentence before read by what was learned so far, those that follow
 * another one as well; last what whole sentences are for, from what was read of them.
 */
export async function learnedFrom(
  sentences: readonly TrainingSentence[],
  say: (text: string) => void,
  settings = SETTINGS,
): Promise<NamedModel> {
  const nothing = modelOf(NOTHING);
  const alone = examplesOf(
    sentences.filter(({ previous }) => previous === undefined),
    nothing,
  );
  say(`${alone.length} of ${sentences.length} sentences stand alone`);
  const first: NamedModel = {
    ...NOTHING,
    ...new Learner({ ...settings, epochs: FIRST_EPOCHS }).learn(alone, say),
  };
  const wishes: NamedModel = {
    ...NOTHING,
    ...asStored(meanOf(await learnSeeds({ sentences, first, settings }, SEEDS, say))),
  };
  const held = sentences.filter(({ isHeld }) => isHeld);
  const wrong = holdRight(wishes, examplesOf(held, modelOf(first)));
  say(wrong.length === 0 ? 'all that tests hold is right' : `held and not right: ${wrong.join()}`);
  const decided = modelOf(wishes);
  const read = sentences.map((one) => readSentence(one, decided));
  return {
    ...wishes,
    ...sentenceModel(read, settings.seed),
    splits: learnSplits(
      read.flatMap((one) => splitExample(one, nothing) ?? []),
      settings.seed,
    ),
  };
}

/** Weights learned in another order err elsewhere: their mean errs less than any. */
const SEEDS = [0, 1, 2];

function meanOf(all: readonly NamedRoles[]): NamedRoles {
  const mean = (tables: readonly NamedWeights[]) => {
    const sums = new Map<string, Float64Array>();
    for (const [name, values] of tables.flatMap((table) => [...table])) {
      const own = sums.get(name) ?? new Float64Array(values.length);
      sums.set(name, own);
      for (let at = 0; at < values.length; at++) {
        own[at] = (own[at] ?? 0) + (values[at] ?? 0) / tables.length;
      }
    }
    return sums;
  };
  return {
    roles: mean(all.map(({ roles }) => roles)),
    links: mean(all.map(({ links }) => links)),
  };
}

/** As the weights are stored: what is held must be right with those. */
function asStored({ roles, links }: NamedRoles): NamedRoles {
  const rounded = (weights: NamedWeights) =>
    new Map(
      [...weights].map(([name, values]): [string, number[]] => [
        name,
        Array.from(values, (value) => Math.round(value * SCALE) / SCALE),
      ]),
    );
  return { roles: rounded(roles), links: rounded(links) };
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
