import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { refineQuery as endpoint } from '@manemitra/contract/queries';
import { describe } from '@manemitra/query/describe';
import { interpretInSteps } from '@manemitra/query/interpret';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Intent,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { withNote } from '@manemitra/query/unused-note';
import { inSteps } from '#server/platform/let-others-go-on.ts';

const ASKING: ReadonlySet<Intent> = new Set([
  'project-question',
  'term-question',
  'compare',
  'emi',
]);

/** Applies a few words to the search that they refer to, as the chat does. Other requests are answered in between. */
export async function refineQuery(
  { sentence, change }: { sentence: string; change: string },
  context: { today: string; names: CatalogueNames },
): Promise<EndpointAnswer<typeof endpoint>> {
  const previous = await inSteps(interpretInSteps(sentence, context));
  const next = await inSteps(interpretInSteps(change, { ...context, previous }));
  if (next.intent === 'refine') {
    if (meaningOf(next, context.names) === meaningOf(previous, context.names)) {
      const unread = next.unread.filter((words) => !previous.unread.includes(words));
      return { outcome: 'unchanged', unread, isQuestion: false };
    }
    return {
      outcome: 'changed',
      sentence: withNote(meaningOf(next, context.names), next.unread),
      isSorted: next.sort !== previous.sort,
    };
  }
  if (next.intent === 'search') {
    if (everyConstraint(next).length === 0 && next.sort === undefined)
      return { outcome: 'started-over' };
    // In the buyer's own words: the list shows how each was understood.
    return { outcome: 'changed', sentence: change, isSorted: next.sort !== undefined };
  }
  return { outcome: 'unchanged', unread: next.unread, isQuestion: ASKING.has(next.intent) };
}

const meaningOf = (interpretation: Interpretation, names: CatalogueNames): string =>
  describe(criteriaOf(interpretation), names);
