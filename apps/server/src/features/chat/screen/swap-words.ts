import { list, phraseSet } from '@manemitra/query/phrases';

export const anyOfThem = phraseSet(
  list(`
    any; whichever; no matter; does not matter; doesnt matter; not important; koi bhi; koi bi; kaunsi bhi; jo bhi; farak nahi; fark nahi; yavudadru; yavdadru; yavudaadru;
    कोई भी; कौन सी भी; जो भी; फर्क नहीं; ಯಾವುದಾದರೂ; ಯಾವುದೇ
  `),
);

/** They put one thing in the place of another, or take back what was said. */
export const swapWords = phraseSet(
  list(`
    what about; how about; whatabout; instead; rather; and in; what if; make it; change to; change it to; i meant; i mean; sorry; actually; no; nope;
    nahi; nahi to; illa; ke badle; ki jagah; badlu; badalige; hege; kya hoga; की जगह; के बदले; नहीं; ಬದಲು; ಬದಲಿಗೆ; ಇಲ್ಲ
  `),
);

export const lineForm = /^(?:ಮಾರ್ಗ|ಲೈನ್|लाइन|लाईन)/u;
