import type { Interpretation } from '@manemitra/query/interpretation';
import { withModelChoice } from '@manemitra/query/model-choice';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { chooseReading, type PhrasingServices } from '#server/features/phrasing/public.ts';
import { payerOf, type Turn } from './in-kinder-words.ts';

/**
 * The sentence of the reading that a language model chose where a wish is in one doubt, with a note of the others: what it searches says
 * who chose, and one touch turns it. `undefined` where nothing is in doubt, no model chose, or several things are asked at once: a choice
 * of one would settle the others without a word.
 */
export async function readingChosen(
  db: Kysely<Database>,
  phrasing: PhrasingServices,
  { intent, questions }: Interpretation,
  { request, context }: Turn,
): Promise<string | undefined> {
  const [question, ...more] = questions;
  const isWish = intent === 'search' || intent === 'refine';
  if (!isWish || question === undefined || more.length > 0) return undefined;
  const sentences = question.choices.map(({ sentence }) => sentence);
  if (sentences.length < 2 || sentences.includes('')) return undefined;
  const at = await chooseReading(db, phrasing, {
    sentence: request.prompt,
    question,
    caller: payerOf(context),
    today: request.today,
  });
  const chosen = at === undefined ? undefined : sentences[at];
  return chosen === undefined
    ? undefined
    : withModelChoice(
        chosen,
        sentences.filter((_, other) => other !== at),
      );
}
