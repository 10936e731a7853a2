import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import { tokenize } from '@manemitra/query/tokens';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { answersOf } from '../project/answers-of.ts';
import { learnedTopic } from '../project/learned-topic.ts';
import { asksOfProjects } from '../project/read-question.ts';
import type { TopicId } from '../project/topic-words.ts';
import { bestWords } from './answer-words.ts';
import type { AskedOfShown } from './asked-of-shown.ts';
import { CARRIERS } from './carrier-words.ts';
import { sideBySide } from './errand-reply.ts';
import { has } from './in-clause.ts';
import { cardOf } from './shown.ts';

/** More than these are not told one by one. */
const TOLD_EACH = 6;

/** A line of each project that is spoken of. */
export async function eachOf(
  db: Kysely<Database>,
  request: ChatRequest,
  { rest, projects }: AskedOfShown,
): Promise<Answer> {
  const told = projects.slice(0, TOLD_EACH);
  // "Which is best?": what is to be thought of each is for the buyer to weigh.
  const isBest = !asksOfProjects(rest) && has(bestWords, tokenize(rest));
  const prompt = isBest ? 'verdict' : rest;
  const linesOf = (learned?: TopicId) =>
    Promise.all(
      told.map(async ({ slug, project }) => {
        const { answers, sources } = await answersOf(db, slug, { ...request, prompt }, learned);
        return { line: `${project.name}: ${answers.join(' ')}`, answers, sources };
      }),
    );
  const read = await linesOf();
  const isRead = read.some(({ answers }) => answers.length > 0);
  const learned = isRead ? undefined : learnedTopic(prompt);
  const lines = learned === undefined ? read : await linesOf(learned);
  if (lines.every(({ answers }) => answers.length === 0)) {
    // "What speaks for the first over the second?": side by side they say it.
    if (projects.length >= COMPARE_MIN && projects.length <= COMPARE_MAX) {
      return sideBySide(projects);
    }
    const isAsked = tokenize(rest).some(
      ({ text }) => /\p{L}{3}/u.test(text) && !CARRIERS.has(text),
    );
    return {
      message: `${isAsked ? `None of our facts about these ${projects.length} says “${rest.trim()}”. ` : `What do you want to know about ${projects.length === 1 ? 'it' : 'them'}? `}I can tell the all-in price, EMI, sizes, khata, approvals, RERA, OC, possession, litigation, documents, builder, water, maintenance, amenities and distances.`,
      outcome: isAsked ? 'answered' : 'needs-input',
      isUnknown: true,
      cards: projects.map(cardOf),
    };
  }
  const left = projects.length - told.length;
  const sources = new Map(lines.flatMap(({ sources: all }) => all.map((one) => [one.title, one])));
  return {
    message: [
      ...lines.map(({ line }) => line),
      ...(left === 0
        ? []
        : [`${left} more are shown: say “the last ${Math.min(left, 5)}” for those.`]),
    ].join('\n'),
    outcome: 'answered',
    sources: [...sources.values()],
    cards: told.map(cardOf),
    taps: told.slice(0, 3).map(({ project: { name } }) => ({
      label: `More about ${name}`,
      prompt: `tell me about ${name}`,
    })),
  };
}
