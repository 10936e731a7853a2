import type { SearchAnswer } from '@manemitra/contract/search';
import type { Sort } from '@manemitra/query/criteria';
import { listedCard, type ListedCard } from '#web/features/project-card/public.ts';

/** What the address of the list asks for. */
export interface Search {
  q: string;
  sort: Sort | undefined;
  cursor: string | undefined;
  /** The filter panel is part of the page: requested without JavaScript. */
  isFiltering: boolean;
  /** The sentence is in the box to be edited: requested without JavaScript. */
  isRewriting: boolean;
  /** Text that was typed to change this search, and did not. */
  unchanged?: Unchanged | undefined;
}

export interface Unchanged {
  change: string;
  /** The words that were not understood; none when they were, and changed nothing. */
  unread: string[];
  isQuestion: boolean;
}

/** The part of an answer that the list shows. Services and enquiries are loaded on a project's own page. */
export type ListAnswer = Omit<
  SearchAnswer,
  'valueAddedServices' | 'leadGeneration' | 'contactPromoter' | 'moreProperties' | 'properties'
> & { properties: ListedCard[] };

export function listAnswer({
  valueAddedServices: _services,
  leadGeneration: _question,
  contactPromoter: _callback,
  moreProperties: _more,
  properties,
  ...shown
}: SearchAnswer): ListAnswer {
  return { ...shown, properties: properties.map(listedCard) };
}

export type Outcome =
  | { kind: 'answered'; answer: ListAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'nothing-asked' };
