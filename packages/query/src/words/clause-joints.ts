import { list, phraseTable } from '../phrases.ts';
import type { Joint } from '../reading.ts';

/** Between wishes, clauses and sentences. */
export const jointWords = phraseTable<Joint>([
  [
    'or',
    list(`
      or; ya; ya phir; ya fir; if not; if not then; if not available; if not possible; else;
      or if not; nahi to; nahi toh; nahin to; nai to; nahi tho; nahi hai to; na mile to;
      nahi milega to; nahi milega toh; nahi mile toh; na mile toh; nahi mila toh; sigalilla andre;
      sikkilla andre; sigdidre;
      nahi mile to; nahi mila to; agar nahi to; agar na mile to; illandre; illa andre;
      illadiddare; illadiddre; illa andare; aagilla andre; नहीं तो; ಇಲ್ಲದಿದ್ದರೆ; ಇಲ್ಲಾಂದ್ರೆ;
      athava; athva; athwa; illava; nor; or else; warna; varna; वरना; /; या; या फिर; ಅಥವಾ; ಇಲ್ಲವೇ; and/or; either
    `),
  ],
  ['and', list(`and; &; aur; mattu; matte; as well as; n; +; और; एवं; ತಥಾ; ಮತ್ತು; ಹಾಗೂ`)],
  ['comma', list(`,; )`)],
  ['colon', list(`(; :; -; "; '; “; ”; •; *`)],
  [
    'but',
    list(`
      but; however; though; although; lekin; magar; parantu; lekin agar; lekin sirf; yet;
      except that; लेकिन; मगर; परंतु; ಆದರೆ; ಆದ್ರೆ; whereas
    `),
  ],
  ['stop', ['.', ';', '!', '?', '\n']],
]);
