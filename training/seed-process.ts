import type { TrainingSentence } from './examples.ts';
import { examplesOf } from './examples-of.ts';
import { Learner, type Settings } from './learn.ts';
import { modelOf, type NamedModel, type NamedRoles } from './named-model.ts';

/** What one training needs; its process answers with lines to show and at last with what was learned. */
export interface SeedTask {
  sentences: readonly TrainingSentence[];
  /** Reads the sentence before. */
  first: NamedModel;
  settings: Settings;
}

export type SeedReport = { line: string } | { learned: NamedRoles };

const report = (said: SeedReport, then?: () => void) =>
  process.send?.(said, undefined, undefined, then);

process.once('message', ({ sentences, first, settings }: SeedTask) => {
  const examples = examplesOf(sentences, modelOf(first));
  const learned = new Learner(settings).learn(examples, (line) => report({ line }));
  report({ learned }, () => process.disconnect());
});
