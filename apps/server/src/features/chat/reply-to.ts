import type { ChatReply } from '@manemitra/contract/chats';
import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchHref } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from './answer.ts';
import { compareReply } from './compare-reply.ts';
import { emiReply } from './emi-reply.ts';
import { DECLINED, FIXED_REPLIES, NEXT, OUT_OF_SCOPE } from './fixed-replies.ts';
import { projectReply } from './project-reply.ts';
import { searchReply } from './search-reply.ts';

interface Understood {
  interpretation: Interpretation;
  names: CatalogueNames;
}

/** What the deterministic assistant answers: every word comes from a table or from rows. */
export async function replyTo(
  db: Kysely<Database>,
  request: ChatRequest,
  { interpretation, names }: Understood,
): Promise<ChatReply> {
  const reply = await answer(db, request, interpretation, names);
  return { nextHref: NEXT, interpretation, ...reply };
}

async function answer(
  db: Kysely<Database>,
  request: ChatRequest,
  interpretation: Interpretation,
  names: CatalogueNames,
): Promise<Answer> {
  const { intent, constraints } = interpretation;
  const fixed = FIXED_REPLIES[intent];
  if (fixed) return fixed;
  if (intent === 'declined') return declined(interpretation, names);
  if (intent === 'emi') return emiReply(request.prompt);
  if (request.propertyId !== undefined) {
    return projectReply(db, request.propertyId, request.prompt, interpretation);
  }
  if (intent === 'out-of-scope') return { message: OUT_OF_SCOPE, outcome: 'answered' };

  const projects = constraints.flatMap(({ field, value }) =>
    field === 'project' ? value.slug : [],
  );
  if (intent === 'compare') return compareReply(db, projects);
  if (intent === 'project-question') {
    const [project] = projects;
    return project === undefined
      ? { message: 'Which project do you mean? Say its name.', outcome: 'needs-input' }
      : projectReply(db, project, request.prompt, interpretation);
  }
  return searchReply(db, request, interpretation);
}

/** What of the sentence is lawful can still be searched for. */
function declined(interpretation: Interpretation, names: CatalogueNames): Answer {
  if (interpretation.constraints.length === 0) return { message: DECLINED, outcome: 'answered' };
  const sentence = describe(criteriaOf(interpretation), names);
  return {
    message: `${DECLINED} I can show you “${sentence}”.`,
    outcome: 'answered',
    sentence,
    action: { href: searchHref(sentence), method: 'GET' },
  };
}
