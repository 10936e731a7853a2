import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

export const thatOne = phraseSet(list('that one; this one; that; this; it; those; these'));

export const otherWords = phraseSet(
  list('the other; the other one; other; other one; another one'),
);

export const closingLast = wordSet(
  'nahi nahin nhi beda bidi alla illa chhodo chodo नहीं छोड़ो छोडो ಬೇಡ ಬಿಡಿ ಅಲ್ಲ',
);

export const besideLast = wordSet(
  'the one ok okay sorry wait arre are ayyo but wo woh ye yeh adu idu वो ये अरे ಅದು ಇದು',
);

/** What denies, wherever it stands beside what it points at. */
export const denying = wordSet(`
  no nah nope not nahi nahin nhi mat illa alla beda bidi leave forget chhodo chodo chhod chod
  नहीं मत छोड़ो छोडो ಇಲ್ಲ ಅಲ್ಲ ಬೇಡ ಬಿಡಿ
`);
