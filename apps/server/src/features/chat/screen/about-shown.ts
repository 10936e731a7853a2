import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { neverKeptIn } from '../project/never-kept.ts';
import { asksOfProjects } from '../project/read-question.ts';
import type { AskedOfShown } from './asked-of-shown.ts';
import { eachOf } from './each-of.ts';
import { mostOf } from './most-of.ts';
import { predicateIn } from './predicate.ts';
import { cardOf } from './shown.ts';
import { whichMeet } from './which-meet.ts';

/** Answers a question about several projects that are shown. The list stays as it is. */
export async function aboutShown(
  db: Kysely<Database>,
  request: ChatRequest,
  asked: AskedOfShown,
): Promise<Answer> {
  const most = mostOf(asked);
  if (most !== undefined) return most;
  const { said, rest } = neverKeptIn(asked.rest);
  if (said.length === 0) {
    return (await whichMeet(db, request, asked)) ?? (await eachOf(db, request, asked));
  }
  const isNothingElse =
    !asksOfProjects(rest) && predicateIn(rest, request.today, asked.names) === undefined;
  if (isNothingElse) return ofNone(said, asked);
  const left = { ...asked, rest };
  const answer = (await whichMeet(db, request, left)) ?? (await eachOf(db, request, left));
  return { ...answer, message: [answer.message, ...said].join('\n') };
}

/** "Which are on corner sites": a fact that none of them states is answered once, with their number. */
function ofNone(said: readonly string[], { projects }: AskedOfShown): Answer {
  const count = projects.length;
  const those = count === 2 ? 'Neither of the two' : `None of the ${count}`;
  return {
    message: [`${those} says it.`, ...said].join(' '),
    outcome: 'answered',
    cards: projects.map(cardOf),
  };
}
