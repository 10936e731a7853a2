import { wordSet } from '@manemitra/query/tokens';

export const homeNouns = wordSet(
  'home house flat place property ghar makaan makan mane manegalu घर मकान फ्लैट ಮನೆ ಮನೆಗಳು ಫ್ಲಾಟ್',
);
