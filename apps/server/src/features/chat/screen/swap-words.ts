import { list, phraseSet } from '@manemitra/query/phrases';
import { ABOUT } from './form-words.ts';
import { WHICHEVER } from './left-open-words.ts';

export const anyOfThem = phraseSet([
  ...WHICHEVER,
  ...list(
    'any; whichever; no matter; does not matter; doesnt matter; not important; farak nahi; fark nahi; फर्क नहीं',
  ),
]);

/** They put one thing in the place of another, or take back what was said. */
export const swapWords = phraseSet([
  ...ABOUT,
  ...list(`
    instead; rather; and in; what if; make it; change to; change it to; i meant; i mean; sorry; actually; no; nope;
    nahi; nahi to; illa; ke badle; ki jagah; badlu; badalige; hege; hegiratte; hegirutte; hegide; kya hoga; kaisa hai; kaisa rahega; kaisi rahegi; कैसा रहेगा; कैसा है; कैसी रहेगी; ಹೇಗೆ; ಹೇಗಿದೆ; ಹೇಗಿರುತ್ತೆ; ಹೇಗಿರತ್ತೆ; ಹೇಗಿರುತ್ತದೆ; ಹೇಗೆ ಇರುತ್ತೆ; की जगह; के बदले; नहीं; ಬದಲು; ಬದಲಿಗೆ; ಇಲ್ಲ
  `),
]);

export const lineForm = /^(?:ಮಾರ್ಗ|ಲೈನ್|लाइन|लाईन)/u;

export const orElse = phraseSet(
  list('or else; illa andre; illandre; illa andare; illavadre; ಇಲ್ಲಾಂದ್ರೆ; ಇಲ್ಲ ಅಂದ್ರೆ; ಇಲ್ಲದಿದ್ದರೆ'),
);
