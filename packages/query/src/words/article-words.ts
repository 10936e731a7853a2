import { wordSet } from '../tokens.ts';

/** Ahead of a place that is known to who speaks. */
export const articlesAhead = wordSet('the a my our');

export const aheadOfRefused = wordSet('a an the any in near koi yavude कोई ಯಾವುದೇ');

export const aheadOfSplits = wordSet("its it's a an the it is has gets still already only that");
