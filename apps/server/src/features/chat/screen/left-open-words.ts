import { list, phraseSet } from '@manemitra/query/phrases';
import { pairs } from '../phrase-pairs.ts';

/** Whichever it is. */
export const WHICHEVER = list(`
  koi bhi; koi bi; koi b; kuch bhi; kaunsa bhi; kaunsi bhi; kaisa bhi; jo bhi; yavudadru; yavdadru; yavudaadru;
  कोई भी; कुछ भी; कैसा भी; कौन सी भी; जो भी; ಯಾವುದಾದರೂ; ಯಾವುದೇ
`);

/** "Price no bar", "any water source is fine", "builder koi bhi ho": whatever it is. */
export const leavingOpen = phraseSet([
  ...pairs(
    'no; not a; not an; is no',
    'bar; limit; cap; constraint; restriction; issue; problem; concern',
  ),
  ...WHICHEVER,
]);
