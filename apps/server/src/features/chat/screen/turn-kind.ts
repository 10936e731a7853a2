import weights from './turn-weights.json' with { type: 'json' };
import { turnFeatures } from './turn-features.ts';

/** As the weights are stored: whole numbers of hundredths. */
const SCALE = 100;

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/**
 * From which probability on a sentence is taken for a question though no rule says so. Among dialogues that were not learned from,
 * 4 of 5 questions reach it and 1 of 125 wishes does (`npm run train:turns -- --cv`): a wish that is asked back about costs one
 * touch, a question that changes the list costs the list.
 */
const LEAST_ASKED = 0.4;

/** Whether a sentence sounds like a question, by what was learned from sentences of both kinds. */
export function soundsAsked(prompt: string): boolean {
  let sum = 0;
  for (const feature of new Set(turnFeatures(prompt))) sum += WEIGHTS.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-sum / SCALE)) >= LEAST_ASKED;
}
