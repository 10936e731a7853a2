import type { Criteria } from '@manemitra/query/criteria';
import type { FindOptions, FindResult } from './find.ts';

/** What answers criteria: PostgreSQL itself, or the columns of the catalogue in memory. Both answer alike. */
export interface Finder {
  find(criteria: Criteria, options: FindOptions): Promise<FindResult>;
  /** How many projects meet each of these criteria; only among `ids` where there are any. */
  counts(questions: readonly CountQuestion[]): Promise<number[]>;
  /** The smallest sets of wishes, by index, that stand between some project and the answer. */
  closestMissSets(criteria: Criteria): Promise<number[][]>;
}

export interface CountQuestion {
  criteria: Criteria;
  ids?: readonly number[];
}
