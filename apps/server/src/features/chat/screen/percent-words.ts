import { list, phraseSet } from '@manemitra/query/phrases';

/** How a hundredth is called behind its figure, where the reader of counts calls it otherwise. */
export const morePercentWords = phraseSet(list('pct; pratishat; pratishata; फीसदी; ಪ್ರತಿಶತ'));
