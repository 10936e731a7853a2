import type { SearchAnswer } from '@manemitra/contract/search';
import type { Sort } from '@manemitra/query/criteria';

/** What the address of the list asks for. */
export interface Search {
  q: string;
  sort: Sort | undefined;
  cursor: string | undefined;
  /** The filter panel stands in the page: asked for without JavaScript. */
  isFiltering: boolean;
  /** The sentence stands in the box to be edited: asked for without JavaScript. */
  isRewriting: boolean;
  /** What was typed to change this search, and did not. */
  unchanged?: Unchanged | undefined;
}

export interface Unchanged {
  change: string;
  /** The words that were not understood; none when they were, and changed nothing. */
  unread: string[];
  isQuestion: boolean;
}

export type Outcome =
  | { kind: 'answered'; answer: SearchAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'nothing-asked' };
