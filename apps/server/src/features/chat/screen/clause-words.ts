import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

/** "Which has a gym", of those that are looked for, and "we have a dog". */
export const whoseForm =
  /^(?:jo|jis.*|jin.*|जो|जिस.*|जिन.*|hamar[ea]i?|mer[aei]|mujhe|hume|mere|हमारे|मेरे|मुझे|हमें)$/u;

export const nobodyWords = wordSet('me us it that this please pls na ji do');

export const caseEndings = wordSet('alli li nalli dalli ge hatra hattira ಅಲ್ಲಿ ಗೆ ಹತ್ತಿರ');

/** Before or behind a place: "in Hebbal", "Hebbal me". */
export const withinWords = wordSet('in at near around me mein main में');

/** "Kitna bhi": however much. */
export const everWords = wordSet('bhi भी');

/** "Show me which". */
export const toldTo = wordSet('me us');

/** "Is there any …": of others than those seen. */
export const ofOthers = wordSet('there any');

/** "Budget batana bhool gaya": tells what was not said, and asks nothing. */
export const forgotten = phraseSet(
  list(
    'forgot; forgot to say; forgot to tell; forgot to mention; didnt say; didnt tell; bhool gaya; bhool gayi; bhul gaya; bhul gayi; bataya hi nahi; bataya nahi; maretu hoytu; maretu hoyitu; marethe; helle illa; भूल गया; भूल गई; भूल गयी; बताया ही नहीं; बताया नहीं; ಮರೆತೆ; ಮರೆತುಹೋಯ್ತು; ಮರೆತು ಹೋಯ್ತು',
  ),
);

/** "Yav area gottilla": somebody does not know yet. */
export const notKnownToMe = phraseSet(
  list(
    'gottilla; gotilla; gothilla; gottila; gothila; gotthilla; dont know; do not know; not sure; no idea; not decided; havent decided; undecided; pata nahi; pata nahin; pta nahi; maloom nahi; malum nahi; socha nahi; tay nahi; decide aagilla; nirdhara illa; ಗೊತ್ತಿಲ್ಲ; ನಿರ್ಧಾರ ಮಾಡಿಲ್ಲ; पता नहीं; मालूम नहीं; सोचा नहीं; तय नहीं',
  ),
);
