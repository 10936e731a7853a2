import type { SearchAnswer } from '@manemitra/contract/search';
import type { Sort } from '@manemitra/query/criteria';

/** What the address of the list asks for. */
export interface Search {
  q: string;
  sort: Sort | undefined;
  cursor: string | undefined;
  /** The filter panel stands in the page: asked for without JavaScript. */
  isFiltering: boolean;
}

export type Outcome =
  | { kind: 'answered'; answer: SearchAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'nothing-asked' };
