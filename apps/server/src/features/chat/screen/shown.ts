import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { priceAcrossHomes, rateText } from '@manemitra/contract/facts/fact-texts';
import type { FoundProperty } from '@manemitra/contract/found-property';
import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeByIds, searchProperties } from '#server/features/search/public.ts';
import type { ChatRequest } from '../answer.ts';

/** What the buyer has before their eyes. */
export interface Shown {
  kind: Screen['kind'];
  /** In the order shown, each with the home that fits the search before. */
  projects: FoundProperty[];
  /** What was spoken of last, of those shown or not. */
  focus: FoundProperty[];
  /** Those spoken of one at a time until then, the last of them last. */
  spoken?: FoundProperty[];
  /** The question or errand before, in its words: what it pointed at may be spoken of on. */
  asked?: string | undefined;
  /** The home that an open page shows. */
  unitId?: string | undefined;
}

/** How many a caller who says nothing of their screen is taken to see: the first results. */
const SEEN = 10;

const NO_WISHES: Interpretation = {
  intent: 'search',
  constraints: [],
  unread: [],
  questions: [],
  language: 'en',
};

/**
 * The projects on the screen, read from the catalogue; what buyers do not see is left out. A caller who shows no list but
 * goes on from a search is taken to speak of its first results.
 */
export async function loadShown(
  db: Kysely<Database>,
  { screen, previous, today, propertyId }: ChatRequest,
  names: CatalogueNames,
): Promise<Shown> {
  const interpretation = previous ?? NO_WISHES;
  const kind = screen?.kind ?? (propertyId === undefined ? 'list' : 'project');
  const ids = screen?.projects ?? (propertyId === undefined ? [] : [propertyId]);
  const focusIds = screen?.focus ?? [];
  const spokenIds = screen?.spoken ?? [];
  const unitId = kind === 'project' ? screen?.unitId : undefined;
  const asked = screen?.asked;
  const judged = [...ids, ...focusIds, ...spokenIds];
  const { properties: known } =
    judged.length === 0
      ? { properties: [] }
      : await judgeByIds(db, judged, { interpretation, names, today, unitId });
  const all = (each: readonly string[]) => [
    ...new Set(
      each.flatMap((id) => known.find(({ id: key, slug }) => key === id || slug === id) ?? []),
    ),
  ];
  const told = {
    kind,
    focus: all(focusIds),
    spoken: all(spokenIds),
    asked,
    unitId,
  };
  if (ids.length > 0) return { ...told, projects: all(ids) };
  const showsList = screen !== undefined && screen.kind !== 'other';
  if (showsList || previous === undefined || everyConstraint(previous).length === 0) {
    return { ...told, projects: [] };
  }
  const { properties } = await searchProperties(db, {
    prompt: describe(criteriaOf(previous), names),
    today,
    limit: SEEN,
  });
  return { ...told, projects: properties };
}

/** The card of a project that is not shown and was asked about by its name: what is said next may be of it. */
export async function cardOfNamed(
  db: Kysely<Database>,
  slug: string,
  { today, names }: { today: string; names: CatalogueNames },
): Promise<ChatReply['cards']> {
  const judging = { interpretation: NO_WISHES, names, today };
  const { properties } = await judgeByIds(db, [slug], judging);
  return properties.map(cardOf);
}

/** A project judged by what was asked, with the home that fits the search it is shown for unless that asked for another one. */
export const asShown = (
  judged: FoundProperty,
  projects: readonly FoundProperty[],
): FoundProperty => {
  const shown = projects.find(({ slug }) => slug === judged.slug);
  return judged.match.unitId === null && shown !== undefined ? shown : judged;
};

/** The home that speaks for a project: the fitting one of the answer, else the first. */
export function homeOf({ units, home }: FoundProperty): FoundProperty['units'][number] | undefined {
  return units.find(({ id }) => id === home?.unitId) ?? units[0];
}

export const cardOf = (found: FoundProperty): ChatReply['cards'][number] => ({
  ...projectPriceOf(found),
  slug: found.slug,
  name: found.project.name,
  unitId: found.home?.unitId ?? null,
  locality: found.project.locality,
  home: found.home,
  difference: found.difference?.text ?? null,
  ...(found.limit && { limit: { max: found.limit.max } }),
  ...(found.match.ways && { ways: found.match.ways.map(({ text }) => text) }),
  verdict: found.verdict.level,
  rera: found.project.rera,
  isDemonstration: found.isDemonstration,
});

/** Where no home has a price, that of the project, or its rate. */
function projectPriceOf(found: FoundProperty): Pick<ChatReply['cards'][number], 'projectPrice'> {
  const price = priceAcrossHomes(found);
  if (price !== null) return { projectPrice: `${price.sum} ${price.what}` };
  const rate = found.project.prices.min === null ? rateText(found.project.ranges) : null;
  return rate === null ? {} : { projectPrice: `${rate} (project)` };
}
