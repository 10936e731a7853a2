import { wordSet } from '../tokens.ts';

/** Words behind what they refuse or take back: "west facing nahi", "2 ಬೇಡ, 3bhk", "80 lakh se zyada na". */
export const denialsBehind = wordSet(
  `nahi nahin nai nhi na mat nope vendam venda beda bedi alla irabardu irabaradu irbardu नहीं नही न मत
   ಬೇಡ ಬೇಡಿ ಅಲ್ಲ ಇರಬಾರದು`,
);

const TROUBLE =
  'risk;tension;jhanjhat;chakkar;lafda;locha;drama;scene;jhamela;jhamele;tondre;galate;रिस्क;टेंशन;झंझट;चक्कर;झमेला;ರಿಸ್ಕ್;ತೊಂದರೆ'.split(
    ';',
  );
const NO_TROUBLE =
  'nahi;nahin;nahi chahiye;nahi lena;nahi leni;nahi lenge;nahi mangta;mat;beda;bedi;नहीं;नहीं चाहिए;नहीं लेना;ಬೇಡ'.split(
    ';',
  );

/** "OC pending wala risk nahi lena", "rajakaluve tondre beda": the trouble only says why. */
export const noTroubleOf: readonly string[] = TROUBLE.flatMap((trouble) =>
  NO_TROUBLE.flatMap((no) => [
    `${trouble} ${no}`,
    `ka ${trouble} ${no}`,
    `wala ${trouble} ${no}`,
    `wali ${trouble} ${no}`,
  ]),
);

const OF = ['ka', 'ki', 'me', 'mein', 'का', 'की', 'में'];
const ANYTHING = ['kuch', 'kuch bhi', 'koi', 'koi bhi', 'कुछ', 'कुछ भी', 'कोई', 'कोई भी'];
const REFUSED =
  'mat dikhao;mat dikhana;mat dikhaiye;mat batana;mat dena;mat bhejo;nahi chahiye;nahin chahiye;nahi lena;मत दिखाओ;मत दिखाना;मत दिखाइए;नहीं चाहिए;नहीं लेना'.split(
    ';',
  );

/** "Prestige ka kuch bhi mat dikhao": without these "kuch bhi" is read as whatever there is. */
export const nothingOf: readonly string[] = OF.flatMap((of) =>
  ANYTHING.flatMap((anything) => REFUSED.map((refused) => `${of} ${anything} ${refused}`)),
);
