import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  phraseAnswer,
  proposeReadings,
  type PhrasingServices,
} from '#server/features/phrasing/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import type { ChatRequest } from './answer.ts';
import type { Reply } from './reply-to.ts';

/** A language model's part in a turn: without one, each function answers what it was given. */
export interface Turn {
  request: ChatRequest;
  context: Pick<CallContext, 'caller' | 'address'>;
}

/** The message in kinder words where they say what the facts say, else as it is. */
export async function inKinderWords(
  db: Kysely<Database>,
  phrasing: PhrasingServices,
  { message, facts = [] }: { message: string; facts?: readonly string[] | undefined },
  { request, context }: Turn,
): Promise<string> {
  const draft = await phraseAnswer(db, phrasing, {
    question: request.prompt,
    facts,
    caller: payerOf(context),
    today: request.today,
  });
  return draft ?? message;
}

/**
 * A search's reply that asks what words it could not read may have meant. Nothing is searched by a guess: each is a
 * question with one choice, the visitor's sentence with those words replaced.
 */
export async function withReadingsOffered(
  db: Kysely<Database>,
  phrasing: PhrasingServices,
  reply: Reply,
  { names, ...turn }: Turn & { names: CatalogueNames },
): Promise<Reply> {
  const { interpretation } = reply;
  if (interpretation === undefined || interpretation.unread.length === 0) return reply;
  const { prompt, today } = turn.request;
  const readings = await proposeReadings(db, phrasing, {
    sentence: prompt,
    unread: interpretation.unread,
    names,
    caller: payerOf(turn.context),
    today,
  });
  const questions = readings.flatMap(({ quote, means, constraints: [first] }) =>
    first === undefined
      ? []
      : {
          about: first.field,
          text: `By “${quote}”, do you mean “${means}”?`,
          choices: [{ label: means, sentence: prompt.replace(quote, () => means) }],
        },
  );
  if (questions.length === 0) return reply;
  return {
    ...reply,
    message: [reply.message, ...questions.map(({ text }) => text)].join(' '),
    interpretation: withQuestions(interpretation, questions),
  };
}

function withQuestions(
  interpretation: Interpretation,
  questions: Interpretation['questions'],
): Interpretation {
  return { ...interpretation, questions: [...interpretation.questions, ...questions] };
}

/** Whose budget a call of the model is taken from. */
export function payerOf({ caller, address }: Turn['context']): string {
  return caller.kind === 'account'
    ? `${caller.role === 'user' ? 'user' : 'staff'} ${caller.accountId}`
    : `address ${address}`;
}
