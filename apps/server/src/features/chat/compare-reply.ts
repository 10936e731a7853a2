import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadPropertyDetail } from '#server/features/properties/public.ts';
import { summaryOf } from './project/project-answers.ts';
import { sourceOf } from './project/answers-of.ts';
import type { Answer } from './answer.ts';
import { cardOfNamed } from './screen/shown.ts';

/** The same few facts of two or three named projects, one line each. */
export async function compareReply(
  db: Kysely<Database>,
  slugs: readonly string[],
  by: { today: string; names: CatalogueNames },
): Promise<Answer> {
  const wanted = [...new Set(slugs)].slice(0, COMPARE_MAX);
  const details = await Promise.all(wanted.map((slug) => loadPropertyDetail(db, slug)));
  const known = details.filter((detail) => detail !== undefined);
  if (known.length < COMPARE_MIN) {
    return {
      message: 'Name two or three projects to compare, or choose them with Compare on their cards.',
      outcome: 'needs-input',
    };
  }
  return {
    message: known.map(summaryOf).join('\n'),
    outcome: 'answered',
    errand: 'compare',
    // What is asked next is of these.
    cards: (await Promise.all(wanted.map((slug) => cardOfNamed(db, slug, by)))).flat(),
    sources: known.map(sourceOf),
  };
}
