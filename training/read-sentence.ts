import { sentenceNames } from '../bench/read-labelled.ts';
import { interpretBy } from '../packages/query/src/interpret.ts';
import { piecesBy } from '../packages/query/src/read-words.ts';
import type { InterpretContext } from '../packages/query/src/interpretation.ts';
import type { Model } from '../packages/query/src/lattice/model.ts';
import { tokenize } from '../packages/query/src/tokens.ts';
import type { TrainingSentence } from './examples.ts';

/** What the words of a training sentence are read as by what was learned so far. */
export type ReadSentence = ReturnType<typeof piecesBy> & {
  one: TrainingSentence;
  context: InterpretContext;
};

export function readSentence(one: TrainingSentence, model: Model): ReadSentence {
  const names = { today: one.today, names: one.names ?? sentenceNames };
  const context: InterpretContext =
    one.previous === undefined
      ? names
      : { ...names, previous: interpretBy(model, one.previous, names) };
  const said = { text: one.query, tokens: tokenize(one.query) };
  return { ...piecesBy(model, said, context), one, context };
}
