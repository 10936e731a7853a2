import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { closestReply, isGeneralQuestion, termsAskedIn } from '../term-reply.ts';
import { whichOne } from './ask-which.ts';
import { generalReply } from './general-reply.ts';
import { limitAsked } from './limit-asked.ts';
import { listReply } from './list-reply.ts';
import type { Question } from './question.ts';
import { aboutWords } from './trade-words.ts';

/** What is said to a question that points at nothing which is there; undefined where something is. */
export async function answerOfNone(
  db: Kysely<Database>,
  question: Question,
): Promise<Answer | undefined> {
  const { request, shown, names, meant, isWhich } = question;
  const isNothingFound = shown.projects.length === 0 && request.previous !== undefined;
  const isEmptyList = isNothingFound && shown.kind === 'list';
  if (meant === undefined) {
    // A search that found nothing leaves who searched where they were.
    const isSearched = isEmptyList || (isNothingFound && shown.kind === 'other');
    const isOfList = isWhich && isSearched && asksOfOne(question, false);
    return isOfList ? whichOrNone(db, question) : undefined;
  }
  // "Which of these has an A khata" of an empty list is of none of them, and so is "which khata does the second have".
  const isOfAll = isWhich && meant.isAll;
  const isOfPlace = meant.isDefinite === true;
  if (meant.projects.length > 0 || (isWhich && !isOfAll && !isOfPlace)) return undefined;
  const ofLimit = limitAsked(question);
  if (ofLimit !== undefined) return ofLimit;
  const isCertain = isOfPlace || isOfAll;
  const mayBeOfOne = isCertain || isEmptyList || shown.projects.length > 0;
  if (!(mayBeOfOne && asksOfOne(question, isCertain))) {
    const general = await generalReply(db, request, { shown, names });
    const reply = general ?? closestReply(request);
    if (reply !== undefined) return reply;
  }
  return whichOrNone(db, question, meant.missing);
}

/** Its question is of a project, and not of what holds of all. */
function asksOfOne({ request: { prompt }, tokens }: Question, isCertain: boolean): boolean {
  const isOfWords = termsAskedIn(prompt) !== undefined || isGeneralQuestion(prompt);
  return (
    asksOfProjects(prompt) &&
    (isCertain || !isOfWords) &&
    !tokens.some(({ text }) => aboutWords.test(text))
  );
}

/** Asks which project is meant; of a list that is empty is said why nothing is in it. */
export async function whichOrNone(
  db: Kysely<Database>,
  { request, shown, names }: Question,
  ask = 'Which one do you mean?',
): Promise<Answer> {
  const ofList = shown.projects.length === 0 ? await listReply(db, request, names) : undefined;
  return ofList === undefined
    ? whichOne(ask, request.prompt, shown)
    : { ...ofList, outcome: 'needs-input' };
}
