import { describe } from '@manemitra/query/describe';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { projectReply } from '../project/project-reply.ts';
import { answerQuestion } from './answer-question.ts';
import { DOINGS } from './asked-turn.ts';
import { namedIn } from './projects-named.ts';
import type { Meant } from './meant.ts';
import type { Question } from './question.ts';
import { cardOfNamed } from './shown.ts';
import type { Turn } from './turn.ts';

/** The answer to a turn that wishes for nothing; undefined where what a search finds is the answer. */
export async function answerOfScreen(
  db: Kysely<Database>,
  question: Question,
): Promise<Answer | undefined> {
  const { request, alone, names, meant } = question;
  const named = meant === undefined ? namedIn(alone) : [];
  if (named.length > 1 || (named.length > 0 && DOINGS.has(alone.intent))) return undefined;
  // A project that is named and not shown is asked about by its name.
  const [slug] = named;
  const reply =
    slug === undefined
      ? await answerQuestion(db, question)
      : {
          cards: await cardOfNamed(db, slug, { today: request.today, names }),
          ...(await projectReply(db, slug, request)),
        };
  return reply && withSearchInstead(reply, question, meant);
}

/** Where a question held a wish, one touch makes it one. */
function withSearchInstead(
  reply: Answer,
  { alone, names }: Turn,
  meant: Meant | undefined,
): Answer {
  const sentence = describe(criteriaOf(alone), names);
  if (sentence === '' || reply.offer !== undefined || meant !== undefined) return reply;
  const search = { label: `Search: ${sentence}`, prompt: `show ${sentence}` };
  return { ...reply, taps: [...(reply.taps ?? []), search] };
}
