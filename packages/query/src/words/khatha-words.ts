import type { Khatha } from '@manemitra/domain/khatha';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** The tax account's name, in the many spellings of listings and letters. */
export const khathaWords = phraseSet(
  list(`
    khata; katha; khatha; kata; khaata; khatta; kaata; khaatha; khatas; khathe; khate; खाता;
    खाते; ಖಾತಾ; ಖಾತೆ; ಖಾತ; ಖಾತೆಯ
  `),
);

export const khathaLetters = phraseTable<Khatha>([
  ['A', ['a', 'ए', 'ಎ']],
  ['B', ['b', 'bi', 'बी', 'ಬಿ']],
  ['E', ['e', 'ई', 'इ', 'ಇ', 'ಈ', 'digital']],
]);

export const khathaJoined = phraseTable<Khatha>([
  ['A', ['akhata', 'akatha', 'akhatha', 'एखाता']],
  ['B', ['bkhata', 'bkatha', 'bkhatha']],
  ['E', ['ekhata', 'ekatha', 'ekhatha', 'ekata', 'ईखाता', 'ಇಖಾತಾ', 'ಇಖಾತೆ']],
]);

/** What may stand behind a grade by itself: "khata A only". */
export const afterGrade = wordSet(
  'only please pls must is hona honi chahiye beku irbeku hi and or with for under in maatra matra mathra ok fine ಬೇಕು चाहिए',
);
