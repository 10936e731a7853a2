import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/search';
import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf, type Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';
import { loadProperties, presentProperty } from '#server/features/properties/public.ts';
import { currentCatalogue } from './current-catalogue.ts';
import { presentMatch } from './explain.ts';
import { NO_WISHES } from './search-by-text.ts';
import type { SearchResult } from './search-properties.ts';

export interface ByIdsRequest {
  /** Ids or slugs; the answer keeps their order. */
  ids: readonly string[];
  /** What to judge them by; empty for nothing. */
  prompt: string;
  previous?: Interpretation | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Exactly these projects, each with how it stands to the wishes; those that are not there are named. */
export async function searchByIds(
  db: Kysely<Database>,
  { ids, prompt, previous, today }: ByIdsRequest,
): Promise<SearchResult & { missing: string[]; more: More | null }> {
  const names = await loadCatalogueNames(db);
  const interpretation =
    prompt === ''
      ? NO_WISHES
      : interpret(prompt, { today, names, ...(previous ? { previous } : {}) });
  const criteria = criteriaOf(interpretation);

  const known = await publishedIds(db, ids);
  const wanted = [...new Set(ids.flatMap((id) => known.get(id) ?? []))];
  const loaded = await loadProperties(db, wanted, CARD_IMAGES_MAX);
  const { finder } = await currentCatalogue(db);
  const judged = new Map(finder.judge(criteria, wanted).map((one) => [one.id, one]));
  const properties = loaded.flatMap((one): FoundProperty[] => {
    const verdict = judged.get(one.property.id);
    if (verdict === undefined) return [];
    return [
      { ...presentProperty(one, today), ...presentMatch(verdict, one, interpretation, names) },
    ];
  });
  return {
    interpretation,
    sentence: describe(criteria, names),
    total: properties.length,
    properties,
    relaxations: [],
    nextCursor: null,
    missing: ids.filter((id) => !known.has(id)),
    more:
      prompt === ''
        ? moreOfTheSamePlaces(loaded.map(({ property }) => property))
        : { sentence: describe(criteria, names) || prompt, text: 'All projects that fit' },
  };
}

/** Where more can be found. */
interface More {
  sentence: string;
  text: string;
}

const PLACES_MAX = 3;

/** Null where no place of them is known: nothing else says what they are chosen for. */
function moreOfTheSamePlaces(rows: readonly { locality_name: string | null }[]): More | null {
  const places = [...new Set(rows.flatMap(({ locality_name }) => locality_name ?? []))];
  if (places.length === 0) return null;
  const where = places.slice(0, PLACES_MAX).join(' or ');
  return { sentence: `in ${where}`, text: `More projects in ${where}` };
}
