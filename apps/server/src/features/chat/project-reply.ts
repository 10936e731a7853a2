import { Problem } from '@manemitra/contract/problems';
import { formatDate } from '@manemitra/domain/dates';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadPropertyDetail, type LoadedDetail } from '#server/features/properties/public.ts';
import { answersAbout, summaryOf } from './project-answers.ts';
import type { Answer } from './answer.ts';

/** Answers a question about one project from its rows. Throws `property.not-found`. */
export async function projectReply(
  db: Kysely<Database>,
  idOrSlug: string,
  prompt: string,
  interpretation: Interpretation,
): Promise<Answer> {
  const detail = await loadPropertyDetail(db, idOrSlug);
  if (detail === undefined) throw new Problem('property.not-found');
  const answers = answersAbout(detail, prompt, interpretation.constraints);
  return {
    message:
      answers.length === 0
        ? `I have no facts for that question. What is known: ${summaryOf(detail)}`
        : answers.join(' '),
    outcome: 'answered',
    sources: [sourceOf(detail)],
  };
}

/** Where the facts come from and when they were checked. */
export function sourceOf({ property }: LoadedDetail): { title: string; href: string | null } {
  const { name, source_name, source_url, facts_checked_on } = property;
  const checked = facts_checked_on === null ? '' : `, checked on ${formatDate(facts_checked_on)}`;
  return { title: `${name}: ${source_name}${checked}`, href: source_url };
}
