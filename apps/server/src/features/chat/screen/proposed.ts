import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { aboutWords, beforeOpeners, orderedByIt } from './form-words.ts';
import { has } from './in-clause.ts';
import { LOOKED_FOR } from './searched-in.ts';

/** "What about plots?", "how about ready to move?": it opens by putting something up. */
export function opensAbout(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ text }) => !beforeOpeners.has(text));
  return first !== -1 && lengthAt(aboutWords, tokens, first) > 0;
}

/**
 * Whether what is put up are other homes than those of the search before: the same words by themselves would ask what a plot is. "What
 * about OC?" asks of those that are seen.
 */
export function proposesHomes(beside: Interpretation, previous: Interpretation): boolean {
  const known = new Set(everyConstraint(previous).map(({ id, label }) => `${id} ${label}`));
  return (
    beside.intent === 'refine' &&
    everyConstraint(beside).some(
      ({ id, label, field }) =>
        !known.has(`${id} ${label}`) && (LOOKED_FOR.has(field) || field === 'possession'),
    )
  );
}

/** "Which is fairest to both? Put that on top": the list is to be in the order that is asked about. */
export const ordersByIt = (tokens: readonly Token[]): boolean => has(orderedByIt, tokens);
