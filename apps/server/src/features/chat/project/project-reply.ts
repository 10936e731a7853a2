import { lowerFirst } from '@manemitra/domain/first-letter';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { answersOf, sourceOf, type Asked } from './answers-of.ts';
import { learnedTopic } from './learned-topic.ts';
import { summaryOf } from './project-answers.ts';
import { asksOfEach } from './read-question.ts';
import { topicOf } from './topics.ts';

interface Otherwise {
  /** Answers what no row does. */
  orElse: () => Answer | undefined;
  /** What is known by a search, where no row of the page says it. */
  judged: () => Promise<readonly string[]>;
  /** What holds of all homes in what is asked, where we keep it of no project. */
  explained: () => Answer | undefined;
}

const NOTHING_ELSE: Otherwise = {
  orElse: () => undefined,
  judged: async () => [],
  explained: () => undefined,
};

/**
 * Answers a question about one project: from its rows, else from what the search knows of it, else from what holds of all homes, else by
 * the fact that such a question likely asks for. `said` is the whole sentence, where `prompt` is only what it says of the project. Throws
 * `property.not-found`.
 */
export async function projectReply(
  db: Kysely<Database>,
  idOrSlug: string,
  { prompt, said = prompt, today, unitId }: Asked & { said?: string },
  { orElse, judged, explained }: Otherwise = NOTHING_ELSE,
): Promise<Answer> {
  const seen = asksOfEach(said) ? undefined : unitId;
  const first = await answersOf(db, idOrSlug, { prompt, today, unitId: seen });
  const { loaded, sources, ...own } =
    first.answers.length > 0 || said === prompt
      ? first
      : await answersOf(db, idOrSlug, { prompt: said, today, unitId: seen });
  const isBare = !/[\p{L}\p{N}]/u.test(prompt);
  const known = own.isOfUnkept && !isBare ? await judged() : [];
  const answers = [...known, ...own.answers];
  if (answers.length === 0 && isBare) {
    // "The second": nothing is asked of it but what it is.
    return { message: summaryOf(loaded), outcome: 'answered', sources: [sourceOf(loaded)] };
  }
  if (answers.length === 0) {
    return (
      orElse() ??
      (await likelyReply(db, idOrSlug, { prompt, today, unitId: seen })) ?? {
        message: `I have no facts for that question. What is known: ${summaryOf(loaded)}`,
        outcome: 'answered',
        isUnknown: true,
        taps: GUESSES.map((label) => ({ label, prompt: `${loaded.property.name}: ${label}` })),
        sources: [sourceOf(loaded)],
      }
    );
  }
  // "Is the land converted?": what it is that we do not know is explained.
  const general = own.isOfNothingKept && known.length === 0 ? explained() : undefined;
  if (general !== undefined) {
    return { ...general, message: `${answers.join(' ')}\n\n${general.message}` };
  }
  return { message: answers.join(' '), facts: answers, outcome: 'answered', sources };
}

/** What is known of the fact that such a question likely asks for, said to be a guess. Undefined where none is likely. */
async function likelyReply(
  db: Kysely<Database>,
  idOrSlug: string,
  asked: Asked,
): Promise<Answer | undefined> {
  const topic = learnedTopic(asked.prompt);
  if (topic === undefined) return undefined;
  const { answers, sources } = await answersOf(db, idOrSlug, asked, topic);
  const name = topic === 'overview' ? 'the project' : topicOf(topic).name;
  return {
    message: `I take it that you ask about this: ${lowerFirst(name)}. ${answers.join(' ')}`,
    facts: answers,
    outcome: 'answered',
    isUnknown: true,
    sources,
  };
}

/** What most ask next, for who asked something that no row answers. */
const GUESSES = [
  'What is the all-in price?',
  'What speaks against it?',
  'Which documents are missing?',
];
