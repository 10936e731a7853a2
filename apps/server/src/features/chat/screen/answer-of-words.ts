import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { projectReply } from '../project/project-reply.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { generalReply } from './general-reply.ts';
import { asksOfWords } from './of-the-trade.ts';
import type { Question } from './question.ts';
import { cardOf } from './shown.ts';

/** "What is an OC", "is the price negotiable": the answer that holds of all homes. Undefined where words are not what is asked about. */
export async function answerOfWords(
  db: Kysely<Database>,
  { request, tokens, meant, shown, names, isWhich }: Question,
): Promise<Answer | undefined> {
  if (isWhich || !asksOfWords(request.prompt, tokens, meant, shown)) return undefined;
  const reply = await generalReply(db, request, { shown, names });
  if (reply === undefined) return undefined;
  const cards = (meant?.projects ?? []).map(cardOf);
  const [one, ...others] = meant?.projects ?? [];
  const isOfOne = one !== undefined && others.length === 0 && asksOfProjects(request.prompt);
  if (!isOfOne) return { cards, ...reply };
  // "Is it completed or still going on?": what is known of it stands before what holds of all.
  const own = await projectReply(db, one.slug, { ...request, unitId: shown.unitId });
  const sources = [...(own.sources ?? []), ...(reply.sources ?? [])];
  return { ...reply, cards, sources, message: `${own.message}\n\n${reply.message}` };
}
