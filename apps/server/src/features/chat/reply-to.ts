import type { ChatReply } from '@manemitra/contract/chats';
import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { loanTermsOf } from '@manemitra/query/loan-terms';
import { tokenize } from '@manemitra/query/tokens';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchHref } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from './answer.ts';
import { compareReply } from './compare-reply.ts';
import { declinedReply } from './declined-reply.ts';
import { emiReply } from './emi-reply.ts';
import { FIXED_REPLIES, NEXT, OUT_OF_SCOPE, STARTED_OVER } from './fixed-replies.ts';
import { projectReply } from './project/project-reply.ts';
import { searchReply } from './search-reply.ts';
import { closestReply, explainedReply, termReply } from './term-reply.ts';
import { judgedOf } from './screen/judged-of.ts';
import { askedOf } from './screen/predicate.ts';
import { searchedIn } from './screen/searched-in.ts';

interface Understood {
  interpretation: Interpretation;
  names: CatalogueNames;
}

/** A reply before it says what its turn was. */
export type Reply = Omit<Answer, 'nextHref'> & Pick<ChatReply, 'nextHref' | 'interpretation'>;

/** What the deterministic assistant answers: every word comes from a table or from rows. */
export async function replyTo(
  db: Kysely<Database>,
  request: ChatRequest,
  { interpretation, names }: Understood,
): Promise<Reply> {
  const reply = await answer(db, request, interpretation, names);
  // Who asks for a word in between goes on with the search before: it is still what the client last heard.
  if (interpretation.intent === 'term-question') return { nextHref: NEXT, ...reply };
  return { nextHref: NEXT, interpretation, ...reply };
}

async function answer(
  db: Kysely<Database>,
  request: ChatRequest,
  interpretation: Interpretation,
  names: CatalogueNames,
): Promise<Answer> {
  const { intent } = interpretation;
  const fixed = FIXED_REPLIES[intent];
  if (fixed) return fixed;
  if (intent === 'declined') return declinedReply(db, request, interpretation, names);
  const projects = everyConstraint(interpretation).flatMap(({ field, value }) =>
    field === 'project' ? value.slug : [],
  );
  const project = request.propertyId ?? projects[0];
  if (intent === 'term-question') {
    const explained = termReply(request);
    if (explained !== undefined) return explained;
  }
  if (intent === 'emi' && (project === undefined || namesAmount(request.prompt))) {
    return emiReply(request.prompt);
  }
  if (intent === 'compare' && projects.length > 1)
    return compareReply(db, projects, { today: request.today, names });
  if (request.propertyId !== undefined && !isNewSearch(interpretation)) {
    return askedOfProject(db, request.propertyId, request, names);
  }
  if (intent === 'out-of-scope') return { message: OUT_OF_SCOPE, outcome: 'answered' };
  if (intent === 'compare') return compareReply(db, projects, { today: request.today, names });
  if (intent === 'project-question' || intent === 'emi') {
    if (project !== undefined) return askedOfProject(db, project, request, names);
    // "What documents should I ask for before I pay" is not about one project.
    const general = request.propertyId === undefined ? closestReply(request) : undefined;
    return (
      general ?? { message: 'Which project do you mean? Say its name.', outcome: 'needs-input' }
    );
  }
  return wished(db, request, { interpretation, names });
}

/** What its rows say, else what the search knows of it, else what holds of all homes. */
function askedOfProject(
  db: Kysely<Database>,
  idOrSlug: string,
  request: ChatRequest,
  names: CatalogueNames,
): Promise<Answer> {
  const { prompt, today } = request;
  const asked = askedOf(tokenize(prompt), []);
  return projectReply(db, idOrSlug, request, {
    orElse: () => undefined,
    judged: () => judgedOf(db, idOrSlug, asked, { today, names }),
    explained: () => explainedReply(request),
  });
}

/** A wish changes the list only by what it says itself: one that says nothing of a home leaves it as it was. */
async function wished(
  db: Kysely<Database>,
  request: ChatRequest,
  { interpretation, names }: Understood,
): Promise<Answer> {
  const { previous, measured } = request;
  const hasBefore = previous !== undefined && everyConstraint(previous).length > 0;
  const says = describe(criteriaOf(interpretation), names);
  if (hasBefore && interpretation.intent === 'search' && says === '') {
    return {
      message: STARTED_OVER,
      outcome: 'answered',
      kind: 'wish',
      sentence: '',
      action: { href: searchHref(''), method: 'GET' },
    };
  }
  if (hasBefore && interpretation.intent === 'refine' && measured === undefined) {
    const before = describe(criteriaOf(previous), names);
    if (says === before) return nothingNew(request.prompt, before);
  }
  return searchReply(db, request, interpretation);
}

const SAID_BACK = 80;

function nothingNew(prompt: string, before: string): Answer {
  const said = prompt.length > SAID_BACK ? `${prompt.slice(0, SAID_BACK)} …` : prompt;
  return {
    message: `I cannot choose homes by “${said}”: none of our facts holds it. The list is as it was: “${before}”.`,
    outcome: 'needs-input',
    kind: 'wish',
    taps: [
      { label: 'Which of these is best in order?', prompt: 'which of these has OC?' },
      { label: 'Compare the first two', prompt: 'compare the first two' },
      { label: 'Start over', prompt: 'start over' },
    ],
  };
}

/** "EMI for it" is calculated from the project's price, "EMI for 80 lakh" from what is said. */
function namesAmount(prompt: string): boolean {
  return loanTermsOf(prompt).rupees !== undefined;
}

/** "3 BHK in Hebbal under 1 Cr" beside an open project asks for others; one such word may well be about this one. */
function isNewSearch(interpretation: Interpretation): boolean {
  return interpretation.intent === 'search' && searchedIn(interpretation).size > 1;
}
