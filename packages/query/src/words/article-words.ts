import { wordSet } from '../tokens.ts';

export const aheadOfRefused = wordSet('a an the any in near koi yavude कोई ಯಾವುದೇ');

export const aheadOfSplits = wordSet("its it's a an the it");

export const articlesOfFar = wordSet('the a my our');
