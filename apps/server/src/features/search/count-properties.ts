import { setImmediate } from 'node:timers/promises';
import { tallyFits, type Fitting } from '@manemitra/domain/how-many-fit';
import type { Criteria } from '@manemitra/query/criteria';
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
  const { finder, fitting } = await countingOf(db, today);
  const { criteria, ...found } = await fitting(prompt);
  if (criteria === undefined) return { ...found, fresh: 0 };
  const newcomers = await db
    .selectFrom('properties')
    .select('id')
    .where('first_published_at', '>', since)
    .execute();
  const ids = newcomers.map(({ id }) => id);
  const [fresh = 0] = ids.length === 0 ? [] : finder.counts([{ criteria, ids }]);
  return { ...found, fresh };
}

/** Counts for several sentences by the catalogue of one moment; one that is no search has no criteria and finds nothing. */
export async function countingOf(db: Kysely<Database>, today: string) {
  const [names, { finder, prepare }] = await Promise.all([
    loadCatalogueNames(db),
    currentCatalogue(db, today),
  ]);
  return {
    finder,
    fitting: async (prompt: string): Promise<Fitting & { criteria?: Criteria }> => {
      const said = await inSteps(interpretInSteps(prompt, { today, names }));
      // A reading may be long: others are answered before the projects are counted.
      await setImmediate();
      if (NOT_SEARCHED.includes(said.intent)) return tallyFits([]);
      const criteria = criteriaOf(said);
      await prepare(criteria);
      return { ...finder.howMany(criteria), criteria };
    },
  };
}
