import type { ChatReply, Screen } from '@manemitra/contract/chats';
import type { FoundProperty } from '@manemitra/contract/search';
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
  if (ids.length > 0) {
    const { properties } = await judgeByIds(db, [...ids, ...focusIds, ...spokenIds], {
      interpretation,
      names,
      today,
      unitId,
    });
    const named = (id: string) => properties.find(({ id: key, slug }) => key === id || slug === id);
    const all = (each: readonly string[]) => [...new Set(each.flatMap((id) => named(id) ?? []))];
    const spoken = all(spokenIds);
    return { kind, projects: all(ids), focus: all(focusIds), spoken, asked, unitId };
  }
  const showsList = screen !== undefined && screen.kind !== 'other';
  if (showsList || previous === undefined || everyConstraint(previous).length === 0) {
    return { kind, projects: [], focus: [] };
  }
  const { properties } = await searchProperties(db, {
    prompt: describe(criteriaOf(previous), names),
    today,
    limit: SEEN,
  });
  return { kind, projects: properties, focus: [] };
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
  slug: found.slug,
  name: found.project.name,
  unitId: found.home?.unitId ?? null,
  locality: found.project.locality,
  home: found.home,
  difference: found.difference?.text ?? null,
  ...(found.match.ways && { ways: found.match.ways.map(({ text }) => text) }),
  verdict: found.verdict.level,
  rera: found.project.rera,
  isDemonstration: found.isDemonstration,
});
