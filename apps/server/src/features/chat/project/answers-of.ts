import { NEARBY_PER_CATEGORY, NEARBY_RADIUS_METERS } from '@manemitra/contract/limits';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FactGroup } from '@manemitra/contract/property-detail';
import { factDay } from '@manemitra/domain/fact-day';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { nearbyPlaces } from '#server/features/places/public.ts';
import {
  loadPropertyDetail,
  presentPropertyDetail,
  type LoadedDetail,
} from '#server/features/properties/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChatRequest } from '../answer.ts';
import { answersAbout, summaryOf } from './project-answers.ts';
import { isNeverKept, type Around } from './project-facts.ts';
import { readQuestion, type ProjectQuestion } from './read-question.ts';
import type { TopicId } from './topic-words.ts';
import { topicOf } from './topics.ts';

/** What is asked of a project, and the home that its page shows. */
export type Asked = Pick<ChatRequest, 'prompt' | 'today'> & { unitId?: string | undefined };

/**
 * What the rows say to a question about one project, by its words or else by a topic that was `learned`; no sentence where it asks for
 * nothing they hold. Throws `property.not-found`.
 */
export async function answersOf(
  db: Kysely<Database>,
  idOrSlug: string,
  { prompt, today, unitId }: Asked,
  learned?: TopicId,
) {
  const loaded = found(await loadPropertyDetail(db, idOrSlug), 'property.not-found');
  const detail = await presentPropertyDetail(loaded, { services: [], today });
  const read = readQuestion(prompt, [detail.project.name, detail.promoter.name]);
  const question = learned === undefined ? read : { ...read, topics: [learned] };
  const around = await placesAround(db, detail, question);
  const facts = { detail, row: loaded.property, around, question, prompt, unitId };
  return {
    loaded,
    answers: answersAbout(facts, summaryOf(loaded)),
    isOfNothingKept: isOfNothingKept(question),
    isOfUnkept: isOfNothingKept(question) || question.topics.some(isUnkept),
    sources: sourcesOf(detail, groupsAsked(question)),
  };
}

/** It asks only for what we keep of no project. */
const isOfNothingKept = ({ topics, amenities, places }: ProjectQuestion): boolean =>
  amenities.length + places.length === 0 && topics.every(isUnkept);

const isUnkept = (id: TopicId): boolean => id !== 'overview' && isNeverKept(topicOf(id));

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
    .map(({ group, source, checkedOn }) => ({
      title: titleOf(project.name, source.name, factDayOf(group, checkedOn)),
      href: source.url,
    }));
  return [...new Map(titled.map((source) => [source.title, source])).values()];
}

/** Where a project's facts come from and when they were checked. */
export function sourceOf({ property }: LoadedDetail): { title: string; href: string | null } {
  const { name, source_name, source_url, facts_checked_on } = property;
  const day = factDayOf('project', facts_checked_on);
  return { title: titleOf(name, source_name, day), href: source_url };
}

const titleOf = (project: string, source: string, day: string): string =>
  `${project}: ${source}${day}`;

const factDayOf = (group: string, day: string | null): string =>
  day === null ? '' : `, ${factDay(group, day)}`;
