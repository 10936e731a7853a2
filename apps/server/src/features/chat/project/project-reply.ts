import { NEARBY_PER_CATEGORY, NEARBY_RADIUS_METERS } from '@manemitra/contract/limits';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FactGroup } from '@manemitra/contract/property-detail';
import { formatDate } from '@manemitra/domain/dates';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { nearbyPlaces } from '#server/features/places/public.ts';
import {
  loadPropertyDetail,
  presentPropertyDetail,
  type LoadedDetail,
} from '#server/features/properties/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { answersAbout, summaryOf } from './project-answers.ts';
import { isNeverKept, type Around } from './project-facts.ts';
import { asksOfEach, readQuestion, type ProjectQuestion } from './read-question.ts';
import type { TopicId } from './topic-words.ts';
import { topicOf } from './topics.ts';

type Question = Pick<ChatRequest, 'prompt' | 'today'> & { unitId?: string | undefined };

/** What the rows say to a question about one project; no sentence where it asks for nothing they hold. Throws `property.not-found`. */
export async function answersOf(
  db: Kysely<Database>,
  idOrSlug: string,
  { prompt, today, unitId }: Question,
) {
  const loaded = found(await loadPropertyDetail(db, idOrSlug), 'property.not-found');
  const detail = await presentPropertyDetail(loaded, { services: [], today });
  const question = readQuestion(prompt, [detail.project.name, detail.promoter.name]);
  const around = await placesAround(db, detail, question);
  const facts = { detail, row: loaded.property, around, question, prompt, unitId };
  return {
    loaded,
    answers: answersAbout(facts, summaryOf(loaded)),
    isOfNothingKept: isOfNothingKept(question),
    sources: sourcesOf(detail, groupsAsked(question)),
  };
}

/** It asks only for what we keep of no project. */
const isOfNothingKept = ({ topics, amenities, places }: ProjectQuestion): boolean =>
  amenities.length + places.length === 0 &&
  topics.every((id) => id !== 'overview' && isNeverKept(topicOf(id)));

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
 * Answers a question about one project. `said` is the whole sentence, where `prompt` is only what it says of the project. Throws
 * `property.not-found`.
 */
export async function projectReply(
  db: Kysely<Database>,
  idOrSlug: string,
  { prompt, said = prompt, today, unitId }: Question & { said?: string },
  { orElse, judged, explained }: Otherwise = NOTHING_ELSE,
): Promise<Answer> {
  const seen = asksOfEach(said) ? undefined : unitId;
  const first = await answersOf(db, idOrSlug, { prompt, today, unitId: seen });
  const { loaded, sources, ...own } =
    first.answers.length > 0 || said === prompt
      ? first
      : await answersOf(db, idOrSlug, { prompt: said, today, unitId: seen });
  const isBare = !/[\p{L}\p{N}]/u.test(prompt);
  const known = own.isOfNothingKept && !isBare ? await judged() : [];
  const answers = [...known, ...own.answers];
  if (answers.length === 0 && isBare) {
    // "The second": nothing is asked of it but what it is.
    return { message: summaryOf(loaded), outcome: 'answered', sources: [sourceOf(loaded)] };
  }
  if (answers.length === 0) {
    const otherwise = orElse();
    if (otherwise !== undefined) return otherwise;
    return {
      message: `I have no facts for that question. What is known: ${summaryOf(loaded)}`,
      outcome: 'answered',
      taps: GUESSES.map((label) => ({ label, prompt: `${loaded.property.name}: ${label}` })),
      sources: [sourceOf(loaded)],
    };
  }
  // "Is the land converted?": what it is that we do not know is explained.
  const general = own.isOfNothingKept && known.length === 0 ? explained() : undefined;
  if (general !== undefined) {
    return { ...general, message: `${answers.join(' ')}\n\n${general.message}` };
  }
  return {
    message: answers.join(' '),
    facts: answers,
    outcome: 'answered',
    sources,
  };
}

/** What most ask next, for who asked something that no row answers. */
const GUESSES = [
  'What is the all-in price?',
  'What speaks against it?',
  'Which documents are missing?',
];

const CATEGORIES: Partial<Record<TopicId, keyof Around>> = {
  schools: 'schools',
  hospitals: 'hospitals',
  malls: 'malls',
  restaurants: 'restaurants',
  sights: 'pointsOfInterest',
};

/** What lies around the project, of the kinds that the question asks for. */
async function placesAround(
  db: Kysely<Database>,
  { project }: PropertyDetail,
  { topics }: ProjectQuestion,
): Promise<Around> {
  const at = project.geolocation.coordinates;
  const categories = topics.flatMap((topic) => CATEGORIES[topic] ?? []);
  if (at === null) return {};
  const within = { withinMeters: NEARBY_RADIUS_METERS, limit: NEARBY_PER_CATEGORY };
  const lists = await Promise.all(
    categories.map(async (category) => [category, await nearbyPlaces(db, at, category, within)]),
  );
  return Object.fromEntries(lists) as Around;
}

function groupsAsked({ topics, amenities, places }: ProjectQuestion): Set<FactGroup> {
  const named = topics.flatMap((id) => (id === 'overview' ? 'project' : topicOf(id).groups));
  return new Set<FactGroup>([
    ...named,
    ...(amenities.length > 0 ? ['amenities' as const] : []),
    ...(places.length > 0 ? ['location' as const] : []),
  ]);
}

/** Where the facts of these groups are from, each source once. */
function sourcesOf({ project, facts }: PropertyDetail, groups: ReadonlySet<FactGroup>) {
  const titled = facts
    .filter(({ group }) => groups.has(group))
    .map(({ source, checkedOn }) => ({
      title: titleOf(project.name, source.name, checkedOn),
      href: source.url,
    }));
  return [...new Map(titled.map((source) => [source.title, source])).values()];
}

/** Where a project's facts come from and when they were checked. */
export function sourceOf({ property }: LoadedDetail): { title: string; href: string | null } {
  const { name, source_name, source_url, facts_checked_on } = property;
  return { title: titleOf(name, source_name, facts_checked_on), href: source_url };
}

function titleOf(project: string, source: string, checkedOn: string | null): string {
  return `${project}: ${source}${checkedOn === null ? '' : `, checked on ${formatDate(checkedOn)}`}`;
}
