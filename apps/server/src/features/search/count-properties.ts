import { setImmediate } from 'node:timers/promises';
import { tallyFits, type Fitting } from '@manemitra/domain/how-many-fit';
import { interpretInSteps } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { currentCatalogue } from './current-catalogue.ts';
import { NOT_SEARCHED } from './search-properties.ts';

/** How many projects fit a sentence, how many of them are not sure to, and how many were first published since a moment. */
export async function countProperties(
  db: Kysely<Database>,
  { prompt, since, today }: { prompt: string; since: Date; today: string },
): Promise<Fitting & { fresh: number }> {
  const [names, { finder, prepare }] = await Promise.all([
    loadCatalogueNames(db),
    currentCatalogue(db, today),
  ]);
  const said = await inSteps(interpretInSteps(prompt, { today, names }));
  // A reading may be long: others are answered before the projects are counted.
  await setImmediate();
  if (NOT_SEARCHED.includes(said.intent)) return { ...tallyFits([]), fresh: 0 };
  const criteria = criteriaOf(said);
  const newcomers = await db
    .selectFrom('properties')
    .select('id')
    .where('first_published_at', '>', since)
    .execute();
  const ids = newcomers.map(({ id }) => id);
  await prepare(criteria);
  const fitting = finder.howMany(criteria);
  const [fresh = 0] = ids.length === 0 ? [] : finder.counts([{ criteria, ids }]);
  return { ...fitting, fresh };
}
