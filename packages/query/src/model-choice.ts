import { LEFT_OUT, says } from './doubt-questions.ts';
import type { Constraint, Interpretation, Question } from './interpretation.ts';
import { splitNote } from './unused-note.ts';

/**
 * Which of several readings a language model chose, at the end of the sentence: "3 BHK under ₹1.4 Cr (chosen by a language model; or else:
 * 3 BHK)". The sentence is the state of a search, so who chose must be in it, or the next page takes it for the buyer's own words.
 */
const NOTE = /\s*\(chosen by a language model; or else: ([^()]{1,1200})\)\s*$/i;

const MOST_OTHERS = 3;

/** A sentence apart from the note of the readings that were not chosen. */
export function splitModelChoice(text: string): { said: string; others: string[] } {
  const note = NOTE.exec(text);
  if (note === null) return { said: text, others: [] };
  const others = (note[1] ?? '').split(';').map((other) => other.trim());
  return {
    said: text.slice(0, note.index),
    others: others.filter((other) => other !== '').slice(0, MOST_OTHERS),
  };
}

/**
 * The chosen one of a question's sentences, with a note of the others. Nothing where one of them holds what would end the note: then the
 * buyer is asked.
 */
export function withModelChoice(chosen: string, others: readonly string[]): string | undefined {
  const plain = others.map((other) => splitNote(other).said);
  const isSayable = plain.length > 0 && plain.every((other) => !/[();]/.test(other));
  return isSayable
    ? `${chosen} (chosen by a language model; or else: ${plain.join('; ')})`
    : undefined;
}

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
