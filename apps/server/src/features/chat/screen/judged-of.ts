import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeByIds } from '#server/features/search/public.ts';
import { predicateIn } from './predicate.ts';

/**
 * What the search knows of one project to what is asked of it (the words without those that point and ask), a sentence for each: every
 * wish of the query language is also a question. Empty where the question holds no wish.
 */
export async function judgedOf(
  db: Kysely<Database>,
  idOrSlug: string,
  asked: string,
  { today, names }: { today: string; names: CatalogueNames },
): Promise<string[]> {
  const wish = predicateIn(asked, today, names);
  const constraints = (wish?.constraints ?? []).filter(({ field }) => field !== 'project');
  if (wish === undefined || constraints.length === 0) return [];
  const interpretation = { ...wish, constraints };
  const { properties } = await judgeByIds(db, [idOrSlug], { interpretation, names, today });
  return properties.flatMap(({ match }) => match.reasons.map((reason) => `${reason}.`));
}
