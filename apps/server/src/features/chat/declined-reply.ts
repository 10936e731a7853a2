import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { withNote } from '@manemitra/query/unused-note';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchHref } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from './answer.ts';
import { DECLINED, INSTEAD_OF_DECLINED } from './fixed-replies.ts';
import { searchReply } from './search-reply.ts';

/** What of the sentence is lawful is searched for all the same; the list says the rest once more. */
export async function declinedReply(
  db: Kysely<Database>,
  request: ChatRequest,
  interpretation: Interpretation,
  names: CatalogueNames,
): Promise<Answer> {
  const constraints = everyConstraint(interpretation);
  if (constraints.length === 0) {
    return { message: `${DECLINED} ${INSTEAD_OF_DECLINED}`, outcome: 'answered' };
  }
  const lawful = describe(criteriaOf(interpretation), names);
  const sentence = withNote(lawful, wordsBeside(request.prompt, constraints));
  const found = await searchReply(
    db,
    { ...request, prompt: lawful, previous: undefined },
    { ...interpretation, intent: 'search' },
  );
  const isFound = found.outcome === 'answered';
  return {
    ...found,
    // The text for no result stays as it is: what is declined is said beside it.
    ...(isFound
      ? { message: `${DECLINED} ${found.message}` }
      : { explanation: [DECLINED, found.explanation ?? ''].join(' ').trim() }),
    sentence,
    action: { href: searchHref(sentence), method: 'GET' },
  };
}

/** The stretches of a sentence that no wish was read from, without what merely joins two wishes. */
function wordsBeside(prompt: string, constraints: readonly Constraint[]): string[] {
  let left = prompt;
  for (const { quote, span } of constraints.toSorted((a, b) => b.span[0] - a.span[0])) {
    // A wish of the search before has its place in the sentence of that search.
    if (prompt.slice(...span) === quote) left = `${left.slice(0, span[0])}\n${left.slice(span[1])}`;
  }
  return left
    .split('\n')
    .map((words) => words.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((words) => words.length > 'under'.length);
}
