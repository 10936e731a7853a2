import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { closestReply } from '../term-reply.ts';
import { aboutShown } from './about-shown.ts';
import { answerOfNone, whichOrNone } from './answer-of-none.ts';
import { answerOfOne, oneOf } from './answer-of-one.ts';
import { answerOfWords } from './answer-of-words.ts';
import { errandIn } from './errand-in.ts';
import { generalReply } from './general-reply.ts';
import { asksOfSurroundings, looksForHomes } from './looks-for-homes.ts';
import { asksForHome, notKnown, whichHome } from './not-known.ts';
import type { Question } from './question.ts';

/** Undefined where homes are asked for: what the search finds is the answer. */
export async function answerQuestion(
  db: Kysely<Database>,
  question: Question,
): Promise<Answer | undefined> {
  if (looksForHomes(question)) return undefined;
  return (
    (await answerOfWords(db, question)) ??
    (await answerOfNone(db, question)) ??
    (await answerOfShown(db, question))
  );
}

/** Of those that are pointed at, else of the one that was spoken of, of all that is shown, or of none. */
async function answerOfShown(
  db: Kysely<Database>,
  question: Question,
): Promise<Answer | undefined> {
  const { request, shown, names, alone, tokens, meant, rest, isWhich, isOpen } = question;
  // "The difference between the first two" of one.
  const isShort = meant?.missing !== undefined && meant.projects.length === 1;
  if (isShort && errandIn(tokens, true) === 'compare')
    return whichOrNone(db, question, meant.missing);
  const pointedAt = meant?.projects ?? [];
  const projects = pointedAt.length > 0 ? pointedAt : shown.projects;
  const one = oneOf(projects, shown, meant !== undefined || isWhich);
  if (one !== undefined) return answerOfOne(db, question, one);
  const asksOfSome = asksOfProjects(request.prompt);
  const isOfSeveral = projects.length > 1;
  const ofThese = () => aboutShown(db, request, { tokens, rest, projects, names });
  if (isOfSeveral && (meant !== undefined || isWhich || shown.kind === 'compare')) {
    const asksNothing = !asksOfSome && alone.constraints.length === 0 && !isWhich;
    return (asksNothing ? closestReply(request) : undefined) ?? ofThese();
  }
  const general = await generalReply(db, request, { shown, names });
  if (general !== undefined) return general;
  if (isOfSeveral && (alone.constraints.length > 0 || asksOfSome)) return ofThese();
  // "Is there much noise of the airport?", where nothing was found that it could be asked of.
  if (request.previous !== undefined && asksOfSurroundings(request.prompt, alone))
    return whichOrNone(db, question);
  if (alone.constraints.length > 0 && !isWhich) return undefined;
  const closest = isOpen ? undefined : closestReply(request);
  if (closest !== undefined) return closest;
  if (meant !== undefined || isWhich || asksOfSome) return whichOrNone(db, question);
  return asksForHome(question) ? whichHome : notKnown();
}
