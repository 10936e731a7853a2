import { redact } from '@manemitra/domain/redact';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { askWithinBudget, type Asking, type PhrasingServices } from './ask-within-budget.ts';
import { verifyDraft } from './verify-draft.ts';

interface PhrasingRequest extends Asking {
  question: string;
  /** The sentences of the answer made from the rows: all that may be said. */
  facts: readonly string[];
}

/**
 * The same facts in friendlier words, or `undefined` if the deterministic answer must be used: no model, no budget left, too
 * slow, failing, or a draft that says anything the facts do not.
 */
export async function phraseAnswer(
  db: Kysely<Database>,
  services: PhrasingServices,
  { question, facts, ...asking }: PhrasingRequest,
): Promise<string | undefined> {
  if (facts.length === 0) return undefined;
  const draft = await askWithinBudget(db, services, {
    ...asking,
    prompt: 'phrase-answer',
    material: { question: redact(question), facts },
  });
  if (draft === undefined) return undefined;
  if (verifyDraft(draft, facts) === undefined) return draft.trim();
  services.report('a draft was refused');
  return undefined;
}
