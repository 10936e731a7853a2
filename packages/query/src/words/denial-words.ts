import { list } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** The same "no" as it is said in the north and the coast of Karnataka and in Deccani. */
export const dialectDenials = list(
  'byaada; byada; nakko; nako; nakkoji; nakko ji; nakkappa; ಬ್ಯಾಡ; ಬ್ಯಾಡ್ರಿ; नको; नक्को',
);

/** Words behind what they refuse or take back: "west facing nahi", "2 ಬೇಡ, 3bhk", "80 lakh se zyada na". */
export const denialsBehind = new Set([
  ...dialectDenials,
  ...wordSet(
    `nahi nahin nai nhi na mat nope vendam venda beda bedi alla irabardu irabaradu irbardu irbaardu नहीं नही न मत
     ಬೇಡ ಬೇಡಿ ಅಲ್ಲ ಇರಬಾರದು`,
  ),
]);

/** Words ahead of what they refuse. */
export const deniersAhead = wordSet('no not without never except nahi bina बिना नहीं');

/** A Kannada verb that denies, whichever it is: "aagbaardu", "kodalla", "hogbedi". */
export const denyingVerb =
  /^(?:illa|.+(?:bed[ai]|ba+r(?:d[ua]|adu)|[aeiou]ll?a)|.+(?:ಬೇಡಿ?|ಬಾರದು|ಲ್ಲ))$/u;

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
