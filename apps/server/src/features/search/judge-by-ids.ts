import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { FoundProperty } from '@manemitra/contract/found-property';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';
import { loadProperties, presentProperty } from '#server/features/properties/public.ts';
import { pauses } from '#server/platform/let-others-go-on.ts';
import { currentCatalogue } from './current-catalogue.ts';
import { presentMatch } from './explain.ts';
import { homeSpokenOf } from './fitting-home.ts';
import { inOrder } from './in-order.ts';

interface JudgedByIds {
  properties: FoundProperty[];
  /** What names no project that buyers see. */
  missing: string[];
}

/**
 * These projects by id or slug, in their order and each once, with how each stands to the wishes. Of the project that has the home
 * `unitId`, that one is spoken of, whatever would fit.
 */
export async function judgeByIds(
  db: Kysely<Database>,
  ids: readonly string[],
  {
    interpretation,
    names,
    today,
    unitId,
    judgedHome,
  }: {
    interpretation: Interpretation;
    names: CatalogueNames;
    today: string;
    unitId?: string | undefined;
    /** The home by which its project is judged. */
    judgedHome?: string | undefined;
  },
): Promise<JudgedByIds> {
  const known = await publishedIds(db, ids);
  const wanted = [...new Set(ids.flatMap((id) => known.get(id) ?? []))];
  const loaded = await loadProperties(db, wanted, CARD_IMAGES_MAX);
  const { finder, prepareFew } = await currentCatalogue(db, today);
  const criteria = criteriaOf(inOrder(interpretation));
  await prepareFew(criteria);
  const judged = new Map(finder.judge(criteria, wanted, judgedHome).map((one) => [one.id, one]));
  const pause = pauses();
  const properties: FoundProperty[] = [];
  for (const one of loaded) {
    const verdict = judged.get(one.property.id);
    if (verdict === undefined) continue;
    const match = presentMatch(verdict, one, interpretation, names);
    const home = homeSpokenOf(one, unitId, match);
    properties.push({ ...presentProperty(one, today), ...match, ...home });
    await pause();
  }
  return { properties, missing: ids.filter((id) => !known.has(id)) };
}
