import type { Model } from '../packages/query/src/lattice/model.ts';
import { exampleOf, type Example, type TrainingSentence } from './examples.ts';

/** Those that stand alone, and behind them those that follow another, which `first` reads. */
export function examplesOf(sentences: readonly TrainingSentence[], first: Model): Example[] {
  const isAlone = ({ previous }: TrainingSentence) => previous === undefined;
  return [...sentences.filter(isAlone), ...sentences.filter((one) => !isAlone(one))].flatMap(
    (one) => exampleOf(one, first) ?? [],
  );
}
