import type { Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import { nameIndexOf } from '@manemitra/query/name-index';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchProperties } from '#server/features/search/public.ts';
import type { Answer } from '../answer.ts';
import { projectReply } from '../project/project-reply.ts';
import { readQuestion } from '../project/read-question.ts';
import type { TopicId } from '../project/topic-words.ts';
import { cardOf } from './shown.ts';

/** What is known of a builder, whichever of its projects tells it. */
const OF_BUILDERS: ReadonlySet<TopicId> = new Set<TopicId>([
  'builder',
  'track-record',
  'rating',
  'litigation',
  'complaints',
]);

/** "Any cases against Mantri?": of all its projects, and not of the one that tells it. */
const OF_ALL_IT_BUILT: ReadonlySet<TopicId> = new Set<TopicId>(['litigation', 'complaints']);

/** "Has Sobha ever been late?": what is known of a builder who is named, told from one of its projects. Undefined where more is asked. */
export async function builderReply(
  db: Kysely<Database>,
  tokens: readonly Token[],
  { prompt, today, names }: { prompt: string; today: string; names: CatalogueNames },
): Promise<Answer | undefined> {
  const index = nameIndexOf(names);
  const slug = tokens.flatMap(
    (_, at) => phraseAt(index.promoters, tokens, at)?.value.slug ?? [],
  )[0];
  if (slug === undefined) return undefined;
  const name = index.promoterName(slug);
  const { topics } = readQuestion(prompt, [name]);
  if (topics.length === 0 || !topics.every((topic) => OF_BUILDERS.has(topic))) return undefined;
  const by: Criterion = { field: 'promoter', value: { in: [slug] }, strength: 'must' };
  const sentence = describe({ constraints: [by] }, names);
  const { properties } = await searchProperties(db, { prompt: sentence, today, limit: 1 });
  const [one] = properties;
  if (one === undefined) {
    return {
      message: `We list no project by ${name}, so we keep nothing of its record and do not guess. The RERA register of Karnataka shows what it promised for each project, and complaints.`,
      outcome: 'answered',
    };
  }
  const ofRecord = topics.some((topic) => OF_ALL_IT_BUILT.has(topic));
  const asked = ofRecord ? 'builder record' : prompt;
  return { cards: [cardOf(one)], ...(await projectReply(db, one.slug, { prompt: asked, today })) };
}
