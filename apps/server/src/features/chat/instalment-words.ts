import { list, wordsOf } from '@manemitra/query/phrases';
import { instalmentNames } from '@manemitra/query/words/instalment-words';

/** How buyers call what is paid to the bank each month. */
export const INSTALMENTS = [
  ...wordsOf(instalmentNames),
  ...list('emi; emis; instalment; installment; ईएमआई; ಇಎಮ್‌ಐ'),
];
