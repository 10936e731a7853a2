import { everyPhrase, list, phraseSet } from '../phrases.ts';

const LITTLE = list('kam; chhota; chota; choti; chhoti; thoda; kum; कम; छोटा; छोटी; थोड़ा');
const FALLS = list(
  'padega; padegi; padenge; padta hai; padti hai; pad jayega; pad jaega; pad raha hai; rahega; ho jayega; lagta hai; lag raha hai; पड़ेगा; पड़ेगी; पड़ता है; पड़ जाएगा; रहेगा; हो जाएगा',
);
const MANNER = ['', ...list('bahut; thoda; humko; hamare liye; mere liye; बहुत; हमारे लिए')];
const ARE = [
  '',
  ...list('is; are; would be; will be; is just; are just; tho is; itself is; alone is'),
];

/** Behind an amount that does not do: "3bhk madi, 2 saladu", "2 is not enough", "2 se kaam nahi chalega". */
export const tooLittleBehind = phraseSet([
  ...everyPhrase(
    ARE,
    list(
      'not enough; not sufficient; insufficient; too small; too little; too few; too tight; too cramped',
    ),
  ),
  ...list(`
    isnt enough; arent enough; isnt sufficient; wont be enough; will not be enough; wouldnt be enough; would not be enough; wont suffice; will not suffice; does not suffice; wont do; will not do; wont fit us; wont work for us; falls short;
    saladu; saaladu; saladhu; saaladhu; salalla; saalalla; saalodilla; salodilla; saakagalla; sakagalla; saakaagalla; saakagolla; sakagolla; saakaagolla; saaku agalla; saku agalla; saaltilla; saltilla; saalolla; salolla;
    chikkadu; chikkadagutte; chikkadaagutte; chikkadu agutte; kammi agutte; kammi aagutte; kadime agutte; kadime aagutte; tumba chikkadu; thumba chikkadu;
    se kaam nahi chalega; se kaam nahin chalega; se kaam nhi chalega; me kaam nahi chalega; mein kaam nahi chalega; se nahi hoga; me nahi hoga; mein nahi hoga; kaafi nahi; kafi nahi; kaafi nahi hai; kafi nahi hai; kaafi nahi hoga; enough nahi; enough nahi hai; pura nahi padega; poora nahi padega;
    से काम नहीं चलेगा; में काम नहीं चलेगा; से नहीं होगा; काफी नहीं; काफ़ी नहीं; काफी नहीं है; काफ़ी नहीं है; पर्याप्त नहीं; पूरा नहीं पड़ेगा; कम है; छोटा है;
    ಸಾಲದು; ಸಾಲಲ್ಲ; ಸಾಲೋದಿಲ್ಲ; ಸಾಲುವುದಿಲ್ಲ; ಸಾಕಾಗಲ್ಲ; ಸಾಕಾಗುವುದಿಲ್ಲ; ಸಾಕಾಗೋದಿಲ್ಲ; ಚಿಕ್ಕದು; ಚಿಕ್ಕದಾಗುತ್ತೆ; ಚಿಕ್ಕದಾಗುತ್ತದೆ; ಕಮ್ಮಿ ಆಗುತ್ತೆ; ಕಡಿಮೆ ಆಗುತ್ತೆ; ಕಡಿಮೆ ಆಗುತ್ತದೆ
  `),
  ...everyPhrase(MANNER, LITTLE, FALLS),
  ...everyPhrase(list('chhota; chota; chhoti; choti'), list('hai; he')),
]);
