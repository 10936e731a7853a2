import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';

/** A wish said by what is seen, put into words that stand by themselves. */
export interface Absolute {
  prompt: string;
  /** What it was measured by, for the answer. */
  says: string;
  /** It is a search of its own and not a change of the one before. */
  isAnew?: boolean;
  /** One question may follow, as little is said of the home itself. */
  asksOne?: boolean;
  /** What is meant where nothing fits that. */
  orElse?: { prompt: string; says: string };
}

/** What a wish that is said by what is seen goes on from. */
export interface Before {
  previous: Interpretation | undefined;
  names: CatalogueNames;
  /** `YYYY-MM-DD` */
  today: string;
  /** The question just before, in its words. */
  asked?: string | undefined;
  /** The searches before that one, by their sentences, the last at the end. */
  before?: readonly string[] | undefined;
}
