import { wordSet } from '@manemitra/query/tokens';

/** Between two things that a turn says one after the other: "shortlist the second and show ready ones". */
export const thenWords = wordSet(
  'and then also aur phir fir uske baad mattu matte amele aamele aamel और फिर ಮತ್ತು ಮತ್ತೆ ಆಮೇಲೆ & , . ; ।',
);
