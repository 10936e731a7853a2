import type { TermId } from '@manemitra/domain/terms';
import { termsNamed } from '@manemitra/query/term-question';
import type { Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import type { CatalogueNames, Constraint, Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { judgeByIds } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { termReply } from '../term-reply.ts';
import { asShown, cardOf, type Shown } from './shown.ts';

/** Terms that a wish of the language asks for: what is known of those shown belongs to the answer. */
const WISHES: Partial<Record<TermId, Criterion>> = {
  'khata-a': { field: 'khatha', value: { in: ['A'] }, strength: 'must' },
  'khata-b': { field: 'khatha', value: { in: ['B'] }, strength: 'must' },
  'khata-e': { field: 'khatha', value: { in: ['E'] }, strength: 'must' },
  khata: { field: 'khatha', value: { in: ['A'] }, strength: 'must' },
  oc: { field: 'occupancyCertificate', value: { received: true }, strength: 'must' },
  rera: { field: 'rera', value: { registered: true }, strength: 'must' },
  'cauvery-water': { field: 'water', value: { in: ['cauvery'] }, strength: 'must' },
};

/** What a word of a sale means, tied to the projects that are shown. Undefined where no term is named. */
export async function generalReply(
  db: Kysely<Database>,
  request: ChatRequest,
  { shown, names }: { shown: Shown; names: CatalogueNames },
): Promise<Answer | undefined> {
  const explained = termReply({ ...request, propertyId: undefined });
  if (explained === undefined) return undefined;
  // "B khata" names both the khata and its class: the class says more.
  const terms = termsNamed(request.prompt).toSorted((a, b) => b.length - a.length);
  const wish = terms.flatMap((term) => WISHES[term] ?? [])[0];
  if (wish === undefined || shown.projects.length < 2) return explained;
  const sentence = describe({ constraints: [wish] }, names);
  const { properties } = await judgeByIds(
    db,
    shown.projects.map(({ slug }) => slug),
    { interpretation: wishing(wish, sentence), names, today: request.today },
  );
  const meet = properties.filter(({ match }) => match.met.length > 0);
  const silent = properties.filter(({ match }) => match.unknown.length > 0);
  const count = meet.length === 0 ? 'None' : String(meet.length);
  const unknown = silent.length === 0 ? '' : ` Not known for ${silent.length}.`;
  return {
    ...explained,
    message: `${explained.message}\n\nOf the ${properties.length} shown, “${sentence}”: ${count}.${unknown}`,
    cards: meet.map((one) => cardOf(asShown(one, shown.projects))),
    ...(meet.length > 0 && meet.length < properties.length
      ? { taps: [{ label: `Only those: ${sentence}`, prompt: sentence }] }
      : {}),
  };
}

/** One wish as an interpretation: what is judged needs no words. */
function wishing(criterion: Criterion, label: string): Interpretation {
  const constraint = { ...criterion, id: 'asked', quote: label, span: [0, 0], label } as Constraint;
  return { intent: 'search', constraints: [constraint], unread: [], questions: [], language: 'en' };
}
