import { ORDERS, OWN_INTENTS } from '../packages/query/src/lattice/whole-sentence.ts';
import type { TrainingSentence } from './examples.ts';
import { holdRight } from './hold.ts';
import { learnSentences } from './learn-sentences.ts';
import { learnSplits } from './learn-splits.ts';
import { SETTINGS } from './settings.ts';
import { lessonsInStages } from './lessons-in-stages.ts';
import { NO_WEIGHTS, namedRoles } from './named-model.ts';
import type { NamedModel } from './named-model.ts';
import type { Seen } from './worker-tasks.ts';
import { Workers } from './workers.ts';

/** Weights are stored as whole numbers, so many to one. */
export const SCALE = 50;
/** On two cores; the same comes out whatever their number. */
const WORKERS = 2;
/** Weights learned in another order err elsewhere: their mean errs less than any. */
const SEEDS = 24;

/**
 * First what sentences mean by themselves; then, with the sentence before read by what was learned so far, those that follow
 * another one as well; last what whole sentences are for, from what was read of them.
 */
export async function learnedFrom(
  sentences: readonly TrainingSentence[],
  say: (text: string) => void,
  settings = SETTINGS,
): Promise<NamedModel> {
  const workers = new Workers(WORKERS);
  const { numbers, list } = await lessonsInStages(sentences, { workers, settings, say });
  const learned = await workers.all(
    'learn',
    Array.from({ length: SEEDS }, (_, seed) => ({
      list,
      settings: { ...settings, seed: settings.seed + seed },
      name: `seed ${seed}`,
    })),
  );
  const weights = {
    roles: storedMean(learned.map(({ roles }) => roles)),
    links: storedMean(learned.map(({ links }) => links)),
  };
  const wrong = holdRight(weights, list);
  say(wrong.length === 0 ? 'all that tests hold is right' : `held and not right: ${wrong.join()}`);
  const model: NamedModel = { ...NO_WEIGHTS, ...namedRoles(weights, numbers) };
  const part = Math.ceil(sentences.length / WORKERS);
  const seen = await workers.each('read', (at) => ({
    sentences: sentences.slice(at * part, (at + 1) * part),
    model,
  }));
  await workers.close();
  say('all sentences are read');
  return { ...model, ...sentenceModel(sentences, seen.flat(), settings.seed) };
}

/** The mean, rounded as the weights are stored: what is held must be right with those. */
function storedMean(all: readonly Float64Array[]): Float64Array {
  const length = Math.max(...all.map((one) => one.length));
  return Float64Array.from({ length }, (_, at) => {
    const sum = all.reduce((total, one) => total + (one[at] ?? 0), 0);
    return Math.round((sum / all.length) * SCALE) / SCALE;
  });
}

function sentenceModel(
  sentences: readonly TrainingSentence[],
  seen: readonly Seen[],
  seed: number,
) {
  const asked = sentences.map((one, at) => ({
    one,
    features: seen[at]?.features ?? [],
    isHeld: one.isHeld === true,
  }));
  const intents = asked.map(({ one: { previous, gold, intentAlternatives }, ...rest }) => ({
    ...rest,
    count: previous === undefined ? OWN_INTENTS.indexOf('refine') : OWN_INTENTS.length,
    right: [gold.intent, ...(intentAlternatives ?? [])].map((intent) =>
      OWN_INTENTS.indexOf(intent === 'refine' && previous === undefined ? 'search' : intent),
    ),
  }));
  const orders = asked.map(({ one: { gold }, ...rest }) => ({
    ...rest,
    count: ORDERS.length,
    right: [ORDERS.indexOf(gold.sort)],
  }));
  return {
    intents: learnSentences(intents, OWN_INTENTS.length, seed),
    orders: learnSentences(orders, ORDERS.length, seed),
    splits: learnSplits(
      seen.flatMap(({ split }) => split ?? []),
      seed,
    ),
  };
}
