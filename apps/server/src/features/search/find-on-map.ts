import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { type findOnMap as endpoint, MARKS_MAX } from '@manemitra/contract/found-on-map';
import type { Sort } from '@manemitra/query/criteria';
import { interpretInSteps } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { currentCatalogue } from './current-catalogue.ts';
import { inOrder } from './in-order.ts';
import { NOT_SEARCHED } from './search-properties.ts';
import { searchedBorders } from './searched-borders.ts';

export interface OnMapRequest {
  prompt: string;
  sort?: Sort | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  version?: number | undefined;
}

/** Where the projects lie that fit a sentence, each with the home of its card. */
export async function findOnMap(
  db: Kysely<Database>,
  { prompt, sort, today, version }: OnMapRequest,
): Promise<EndpointAnswer<typeof endpoint>> {
  const [names, { finder, prepare, mapMarks }] = await Promise.all([
    loadCatalogueNames(db, version),
    currentCatalogue(db, today, version),
  ]);
  const interpretation = inOrder(await inSteps(interpretInSteps(prompt, { today, names })), sort);
  if (NOT_SEARCHED.includes(interpretation.intent)) {
    return { total: 0, looked: 0, marks: [], borders: [] };
  }
  const criteria = criteriaOf(interpretation);
  await prepare(criteria);
  const { total, page } = finder.find(criteria, { limit: MARKS_MAX, after: undefined });
  const marks = mapMarks(page);
  const nameOf = await namesOf(
    db,
    marks.map(({ id }) => id),
  );
  return {
    total,
    looked: page.length,
    borders: searchedBorders(criteria),
    marks: marks.map((mark) => ({ ...mark, id: String(mark.id), name: nameOf.get(mark.id) ?? '' })),
  };
}

async function namesOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
