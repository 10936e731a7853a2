import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Behind what will do in place of it: "hsr adru nadiyutte". */
export const evenSo = wordSet(
  'idru iddru iddaru adru aadru adaru aadaru aadroo ಇದ್ರೂ ಇದ್ದರೂ ಆದ್ರೂ ಆದರೂ chalega chalegi nadiyutte',
);

/** That one is wanted where the other is not to be had. */
export const inSecondPlace = phraseSet(
  list(`
    failing that; failing which; second choice; second option; second preference; next best; if not; if none; if nothing; depends;
    na ho to; na mile to; nahi mila to; nahi mile to; nahi to; nahin to; warna; varna; na mila to; sigalla andre; sigdidre; sigade idre; aaglilla andre; ilde hodre; illandre;
    नहीं तो; न हो तो; न मिले तो; नहीं मिले तो; नहीं मिला तो; वरना; ಇಲ್ಲ; ಇಲ್ಲ ಅಂದ್ರೆ; ಇಲ್ಲವಾದರೆ; ಇಲ್ಲದಿದ್ದರೆ; ಸಿಗದಿದ್ದರೆ; ಆಗದಿದ್ದರೆ
  `),
);

/** Behind the rooms or the kind of home that do, whatever was said before. */
export const onlyEnough = phraseSet(
  list(`
    enough; is enough; are enough; will be enough; is sufficient; sufficient; kaafi; kaafi hai; kafi; kafi hai; hi kaafi; hi kaafi hai; hi kafi hai; hi theek hai; hi thik hai;
    saaku; saku; ne saaku; ne saku; saakagutte; काफी; काफ़ी; काफी है; काफ़ी है; ही काफी है; ही काफ़ी है; ही ठीक है; ಸಾಕು; ಸಾಕಾಗುತ್ತೆ
  `),
);
