import { redact } from '@manemitra/domain/redact';
import type { Question } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import { askWithinBudget, type Asking, type PhrasingServices } from './ask-within-budget.ts';

interface ChoiceRequest extends Asking {
  sentence: string;
  question: Question;
}

const Written = z.object({ choice: z.int().positive().nullable() });

/**
 * The index (from 0) of the choice that a model takes for what the visitor meant. It gets the sentence, the question and the
 * choices, and answers with a number; nothing that it writes is shown or searched. `undefined` if it does not know.
 */
export async function chooseReading(
  db: Kysely<Database>,
  services: PhrasingServices,
  { sentence, question, ...asking }: ChoiceRequest,
): Promise<number | undefined> {
  const draft = await askWithinBudget(db, services, {
    ...asking,
    prompt: 'choose-reading',
    material: {
      sentence: redact(sentence),
      question: redact(question.text),
      choices: question.choices.map((choice, at) => ({
        choice: at + 1,
        label: redact(choice.label),
        search: redact(choice.sentence),
      })),
    },
  });
  if (draft === undefined) return undefined;
  const written = choiceIn(draft);
  if (written === undefined || (written ?? 1) > question.choices.length) {
    services.report('a choice was refused');
    return undefined;
  }
  return written === null ? undefined : written - 1;
}

/** The number that was written, or null for none; nothing where the draft is another one. */
function choiceIn(draft: string): number | null | undefined {
  try {
    return Written.safeParse(JSON.parse(draft)).data?.choice;
  } catch {
    return undefined;
  }
}
