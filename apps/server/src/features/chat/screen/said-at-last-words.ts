import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

export const thatOne = phraseSet(list('that one; this one; that; this; it; those; these'));

export const otherWords = phraseSet(
  list('the other; the other one; other; other one; another one'),
);

export const closingLast = new Set(
  'nahi nahin nhi beda bidi alla illa chhodo chodo नहीं छोड़ो छोडो ಬೇಡ ಬಿಡಿ ಅಲ್ಲ'.split(' '),
);

export const besideLast = wordSet(
  'the one ok okay sorry wait arre are ayyo but wo woh ye yeh adu idu वो ये अरे ಅದು ಇದು',
);
