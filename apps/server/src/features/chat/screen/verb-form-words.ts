import { wordSet } from '@manemitra/query/tokens';

/*
 * Word forms that show what kind of clause it is. In Hindi and Kannada question words begin alike ("k…", "ya…"), and the ending of a
 * verb shows whether it orders, asks or states. Letters are those of tokens: small, without nukta and joiners.
 */

const anyOf = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`, 'u');

const QUESTION_WORDS = anyOf(
  // Hinglish and Hindi: kab, kahan, kaunsa, kitne, kyun, kaise, kiska, kisme
  'kab',
  'kah?aa?n',
  'kidhar',
  'kau?n(?:s[aei])?',
  'ko+n(?:s[aei])?',
  'kitn[aei]',
  'kyu+n?',
  'kyon?',
  'kais[aei]',
  'kis(?:k[aei]|me|mein|ne|ko|se)?',
  'kin(?:h[ae]|k[aei]|me|mein|ko|se|pe|par)?',
  'कब',
  'कहां',
  'कौन(?:स[ाेी])?',
  'कितन[ाेी]',
  'क्यों',
  'कैस[ाेी]',
  'किस(?:का|के|की|में|ने|को|से)?',
  'किन(?:का|के|की|में|को|से|पर|्हें|्हीं)?',
  // Kanglish and Kannada: enu, yaaru, yavudu, yavaga, elli, eshtu, hege, yaake
  'y?e+nu?',
  'y?en(?:en|ide|idhe|ri|re)',
  'y?ena+gutt?h?[ea]',
  'ya+r(?:u|a|ige|adu)',
  'ya+v[a-z]*',
  'y?elli(?:de|ide)?',
  'y?es?h?tu?(?:ide)?',
  'he+n?g(?:e|ide|idhe|irutte|irutta)?',
  'yaa?k(?:e|anre|ishtu)',
  'ಏನ[\\p{L}\\p{M}]*',
  'ಯಾರ[\\p{L}\\p{M}]*',
  'ಯಾವ[\\p{L}\\p{M}]*',
  'ಎಲ್ಲಿ[\\p{L}\\p{M}]*',
  'ಎಷ್ಟ[\\p{L}\\p{M}]*',
  'ಹೇಗ[\\p{L}\\p{M}]*',
  'ಹೆಂಗ[\\p{L}\\p{M}]*',
  'ಏಕೆ',
  'ಯಾಕೆ',
);

/** "Yavaga aadru", "kitna bhi", "ಏನೂ": whenever, however much, nothing. These words ask nothing. */
const WHATEVER = /(?:[ai]dru|[ai]daru|ದರೂ|ದ್ರೂ|ಕ್ಕರೂ)$|^(?:ಏನೂ|ಯಾರೂ|ಎಲ್ಲೂ|ಯಾವುದೂ|ಒಂದೂ)$/u;
export const saysWhatever = (text: string): boolean => WHATEVER.test(text);

/** Whether a word of Hindi or Kannada asks what, who, when, where, why or how much, wherever it stands. */
export const asksByWord = (text: string): boolean => QUESTION_WORDS.test(text);

const REFUSING = '[a-z]*be+d[ai]';

const ORDERS = anyOf(
  // Hindi: show, look for, look, take away, take out, keep, put, add, raise, lower, leave
  '(?:dikh?l?a|hata|badha|ghata)(?:o|ao|na|iye|iyega|yiye|yen|do|wo|lo)?',
  '(?:dh[ou]+n?dh?|dekh|nika+l|rakh|da+l|jod|badl|chh?od)(?:o|na|iye|iyega|lo|do|kar|ke|te)',
  'kar(?:o|do|iye)',
  '(?:दिखा|हटा|बढा|घटा)(?:ओ|इए|इये|ना|एं)?',
  '(?:ढूंढ|देख|निकाल|रख|डाल|जोड|बदल|छोड)(?:ो|िए|िये|ना|कर|ते)',
  // Kannada: show, look for, take away, put, add, make, keep, leave, change, look
  'th?o+ri?s(?:i|u|o|ri|iri)',
  'hudu?k(?:i|u|ri|iri)',
  'th?eg(?:i|e?du|[ei]ri|edbidi)',
  'ha+k(?:i|u|ri|iri)',
  'seri?s(?:i|u|ri|iri)',
  'jo+ds(?:i|u)',
  'ma+d(?:i|u|ri|iri|kolli)',
  'itt?k(?:o|olli)',
  '[a-z]*ira?li',
  'bid(?:i|u)',
  'bit+u?(?:bid[iu])?',
  REFUSING,
  '[a-z]*baa?ra?du',
  'bada?l(?:isi|aa?yisi|aisi|su)',
  'sa+k+u',
  'no+d(?:i|u|ri|iri|ona)',
  'hog(?:ona|i)',
  'ತೋರ್?ಿ?ಸ[ಿು]',
  'ಹುಡುಕ[ಿು]',
  'ತೆಗೆ[\\p{L}\\p{M}]*',
  'ತೆಗೀರಿ',
  'ಹಾಕ[ಿು]',
  'ಸೇರಿಸ[ಿು]',
  'ಮಾಡ[ಿು]',
  'ಇಡಿ',
  'ಬಿಡಿ',
  'ಬಿಟ್ಟು',
  'ಬೇಡ',
  '[\\p{L}\\p{M}]*ಬಾರದು',
  'ಬದಲ(?:ಿಸಿ|ಾಯಿಸಿ)',
  'ಸಾಕು',
  'ನೋಡ(?:ಿ|ು|ೋಣ)',
  '[\\p{L}\\p{M}]*[ಿಇ]ರ್?ಲಿ',
);

const REFUSES = anyOf(REFUSING, '[a-z]*baa?ra?du', '[\\p{L}\\p{M}]*(?:ಬೇಡ[ಿ]?|ಬಾರದು)');

/** Whether a verb of Kannada refuses: "beda", "torisbedi", "irbardu". */
export const refusesByForm = (text: string): boolean => REFUSES.test(text);

/** Whether a word is a verb of Hindi or Kannada in the form that orders: "dikhao", "torsi". */
export const ordersByForm = (text: string): boolean => ORDERS.test(text);

const TELLS = anyOf(
  '(?:bata|samjha)(?:o|ao|na|iye|iyega|ye|do)?',
  'hel(?:i|u|ri|bidi)',
  'tilis(?:i|u)',
  '(?:बता|समझा)(?:ओ|इए|इये|ना)?',
  'ಹೇಳಿ',
  'ತಿಳಿಸಿ',
);

/** Whether a word asks to be told: beside a place or a kind of home it asks to be shown, as "Hebbal ka batao". */
export const tellsByForm = (text: string): boolean => TELLS.test(text);

/** Verbs of Kannada with the ending that asks, in Latin letters: ideya, sikkidya, aagutta, tagobahuda, kattbeka, maadtara. */
const ASKING_END =
  /(?:[bdkghnltrsy]id[eh]?i?ya+|^idya+|^ide(?:ya+|yo)|^iddh?[ei]?ya+|[a-z]deya+|[a-z]dya+|[aeiou]t?th?t+h?aa?|rt+h?a+|[a-z]idd?h?a+ra+|gala+a|bahudh?aa?|bo+da+|baa?rda+|beka+|bekaa|t[ah]*a+ra+|tira+|alva+)$/;
const ASKING_END_KANNADA = /(?:ೇನು|ದ್ಯಾ|ಯಾ|ತ್ತಾ|ದಾ|ಕಾ|ವಾ|ನಾ|ರಾ|ಳಾ|ತಾರಾ|ಯೇ|ವೇ|ತ್ತೇ)$/u;
const NOT_ASKING = wordSet(
  'hattira hatra hathira hatthira vidya beda data thara tara tarah taraha athava athva ಅಥವಾ ಬೇರೆ',
);

/** Whether a word is a verb of Kannada in the form that asks. */
export const asksByEnding = (text: string): boolean =>
  !NOT_ASKING.has(text) && (ASKING_END_KANNADA.test(text) || ASKING_END.test(text));
