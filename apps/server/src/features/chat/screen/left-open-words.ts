import { list, phraseSet } from '@manemitra/query/phrases';
import { pairs } from '../phrase-pairs.ts';

/** "Price no bar", "any water source is fine", "builder koi bhi ho": whatever it is. */
export const leavingOpen = phraseSet([
  ...pairs(
    'no; not a; not an; is no',
    'bar; limit; cap; constraint; restriction; issue; problem; concern',
  ),
  ...list(
    'koi bhi; koi b; kuch bhi; kaunsa bhi; kaisa bhi; कोई भी; कुछ भी; कैसा भी; ಯಾವುದಾದರೂ; ಯಾವುದೇ',
  ),
]);
