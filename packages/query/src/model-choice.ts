import { withOthersNoted } from '@manemitra/domain/model-choice-note';
import { LEFT_OUT, says } from './doubt-questions.ts';
import type { Constraint, Interpretation, Question } from './interpretation.ts';
import { splitNote } from './unused-note.ts';

/**
 * The chosen one of a question's sentences, with a note of the others. Nothing where one of them holds what would end the note: then the
 * buyer is asked.
 */
export const withModelChoice = (chosen: string, others: readonly string[]): string | undefined =>
  withOthersNoted(
    chosen,
    others.map((other) => splitNote(other).said),
  );

export const CHOSEN_BY_MODEL =
  'A language model chose between two readings of your words; you can choose the other.';

/** The reading that was chosen, saying so at each wish that the others do not have, and asking whether one of those was meant. */
export function withChoiceTold(
  meant: Interpretation,
  others: readonly { sentence: string; meaning: Interpretation }[],
): Interpretation {
  const choices = others.flatMap(({ sentence, meaning }) => {
    const [instead] = missingIn(meant, meaning);
    const [lost] = missingIn(meaning, meant);
    const about = (lost ?? instead)?.field;
    if (about === undefined) return [];
    const label = instead?.label ?? LEFT_OUT;
    return [{ about, choice: { label, sentence } }];
  });
  const [first] = choices;
  if (first === undefined) return meant;
  const question: Question = {
    about: first.about,
    text: 'A language model chose this reading of your words. Did you mean another?',
    choices: choices.map(({ choice }) => choice),
  };
  const chosen = new Set(others.flatMap(({ meaning }) => missingIn(meaning, meant)));
  return {
    ...meant,
    constraints: meant.constraints.map((one) =>
      chosen.has(one) ? { ...one, assumed: CHOSEN_BY_MODEL } : one,
    ),
    questions: [...meant.questions, question],
  };
}

/** What the second says and the first does not. */
const missingIn = (one: Interpretation, { constraints }: Interpretation): Constraint[] =>
  constraints.filter((constraint) => !says(one, constraint));
