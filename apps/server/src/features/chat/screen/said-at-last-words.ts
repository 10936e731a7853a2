import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { ledWords } from './ordinal-words.ts';
import { OTHER_ONE } from './pointing-words.ts';

/** After a denial "the other" denies as well. */
export const otherWords = phraseSet([...OTHER_ONE, ...list('other; another one')]);

export const besideLast = new Set([
  ...ledWords,
  ...wordSet('one ok okay sorry wait arre are ayyo but adu idu अरे ಅದು ಇದು'),
]);
