import { tallyFits } from '@manemitra/domain/how-many-fit';
import { describe } from '@manemitra/query/describe';
import { interpretInSteps } from '@manemitra/query/interpret';
import { criteriaOf, type Interpretation } from '@manemitra/query/interpretation';
import type { Sort } from '@manemitra/query/criteria';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { inOrder } from './in-order.ts';
import { judgeByIds } from './judge-by-ids.ts';
import { NO_WISHES } from './search-by-text.ts';
import type { SearchResult } from './search-properties.ts';

export interface ByIdsRequest {
  /** Ids or slugs; the answer keeps their order. */
  ids: readonly string[];
  /** What to judge them by; empty for nothing. */
  prompt: string;
  previous?: Interpretation | undefined;
  /** Overrides what the prompt says: by it one of several fitting homes speaks for a project. */
  sort?: Sort | undefined;
  /** By this home its project is judged. */
  home?: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Exactly these projects, each with how it stands to the wishes; those that are not there are named. */
export async function searchByIds(
  db: Kysely<Database>,
  { ids, prompt, previous, sort, home, today }: ByIdsRequest,
): Promise<SearchResult & { missing: string[]; more: More | null }> {
  const names = await loadCatalogueNames(db);
  const said =
    prompt === ''
      ? NO_WISHES
      : await inSteps(
          interpretInSteps(prompt, { today, names, ...(previous ? { previous } : {}) }),
        );
  const interpretation = inOrder(said, sort);
  const sentence = describe(criteriaOf(interpretation), names);
  const { properties, missing } = await judgeByIds(db, ids, {
    interpretation,
    names,
    today,
    judgedHome: home,
  });
  return {
    interpretation,
    sentence,
    ...tallyFits(properties.flatMap(({ match }) => match.fit ?? [])),
    total: properties.length,
    properties,
    relaxations: [],
    nextCursor: null,
    missing,
    more:
      prompt === ''
        ? moreOfTheSamePlaces(properties.map(({ project }) => project))
        : { sentence: sentence || prompt, text: 'All projects that fit' },
  };
}

/** Where more can be found. */
interface More {
  sentence: string;
  text: string;
}

const PLACES_MAX = 3;

/** Null where no place of them is known: nothing else says what they are chosen for. */
function moreOfTheSamePlaces(projects: readonly { locality: string | null }[]): More | null {
  const places = [...new Set(projects.flatMap(({ locality }) => locality ?? []))];
  if (places.length === 0) return null;
  const where = places.slice(0, PLACES_MAX).join(' or ');
  return { sentence: `in ${where}`, text: `More projects in ${where}` };
}
