import { wordSet } from '@manemitra/query/tokens';

/** Somebody wishes for one and says no more; the reader counts homes by other words, such as units and families. */
export const homeNouns = wordSet(
  'home house flat place property ghar makaan makan mane manegalu घर मकान फ्लैट ಮನೆ ಮನೆಗಳು ಫ್ಲಾಟ್',
);
