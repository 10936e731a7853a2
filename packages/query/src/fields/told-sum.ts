import type { ToldAmount } from './told-amount.ts';

/** What the money that a sentence tells of comes to. */
export interface Told {
  /** The amounts that it is made of, and those that are told beside them. */
  parts: readonly ToldAmount[];
  /** Where the first that it is made of begins. */
  from: number;
  max: number;
  assumed: string;
  /** The sums that it may come to, and the amount that is in doubt. */
  doubt?: { why: Doubted; of: number; sums: readonly number[] };
}

/** An amount that is kept, that no word explains, or that is said to be added up of what may be all. */
export type Doubted = 'kept' | 'untold' | 'added';
