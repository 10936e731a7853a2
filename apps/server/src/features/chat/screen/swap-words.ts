import { everyPhrase, list, phraseSet } from '@manemitra/query/phrases';
import { ABOUT } from './form-words.ts';
import { WHICHEVER } from './left-open-words.ts';

export const anyOfThem = phraseSet([
  ...WHICHEVER,
  ...list(
    'any; whichever; no matter; does not matter; doesnt matter; not important; farak nahi; fark nahi; फर्क नहीं',
  ),
]);

/** What was asked for is not available: what follows replaces it. */
const NOT_TO_BE_HAD = everyPhrase(
  ['', ...list('agar; if; ok; अगर; alli; illi; ಅಲ್ಲಿ; ಇಲ್ಲಿ')],
  list(`
    not available then; none there then; nothing there then; not possible then; nothing available then; none then;
    nahi mila to; nahi mile to; na mile to; nahi milta to; nahi mil raha to; nahi milega to; nahi mila toh; na mile toh; nahi milta toh;
    नहीं मिला तो; नहीं मिले तो; न मिले तो; नहीं मिलता तो; नहीं मिलेगा तो;
    sigalla andre; sigolla andre; siglilla andre; sigdidre; sigde idre; sigade idre; sigadiddare; sikkilla andre;
    ಸಿಗಲ್ಲ ಅಂದ್ರೆ; ಸಿಗೋಲ್ಲ ಅಂದ್ರೆ; ಸಿಗದಿದ್ದರೆ; ಸಿಗದಿದ್ರೆ; ಸಿಗ್ದಿದ್ರೆ; ಸಿಕ್ಕಿಲ್ಲ ಅಂದ್ರೆ
  `),
);

/** They put one thing in the place of another, or take back what was said. */
export const swapWords = phraseSet([
  ...ABOUT,
  ...NOT_TO_BE_HAD,
  ...list(`
    instead; rather; and in; what if; make it; change to; change it to; i meant; i mean; sorry; actually; no; nope;
    nahi; nahi to; illa; ke badle; ki jagah; badlu; badalige; hege; hegiratte; hegirutte; hegide; kya hoga; kaisa hai; kaisa rahega; kaisi rahegi; कैसा रहेगा; कैसा है; कैसी रहेगी; ಹೇಗೆ; ಹೇಗಿದೆ; ಹೇಗಿರುತ್ತೆ; ಹೇಗಿರತ್ತೆ; ಹೇಗಿರುತ್ತದೆ; ಹೇಗೆ ಇರುತ್ತೆ; की जगह; के बदले; नहीं; ಬದಲು; ಬದಲಿಗೆ; ಇಲ್ಲ
  `),
]);

export const lineForm = /^(?:ಮಾರ್ಗ|ಲೈನ್|लाइन|लाईन)/u;

export const orElse = phraseSet(
  list('or else; illa andre; illandre; illa andare; illavadre; ಇಲ್ಲಾಂದ್ರೆ; ಇಲ್ಲ ಅಂದ್ರೆ; ಇಲ್ಲದಿದ್ದರೆ'),
);
