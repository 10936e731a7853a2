import { everyPhrase, list, phraseSet } from '../phrases.ts';

interface NoMore {
  /** Behind an amount. */
  than: readonly string[];
  /** The amount that was said before. */
  thanThat: readonly string[];
  more: readonly string[];
}

const optional = (words: string) => ['', ...list(words)];

/** That it is not to be so, as Hindi says it: "nahi", "nahi chahiye", "na ho". */
const deniedInHindi = {
  latin: list(`
    nahi; nahin; nai; nhi; bilkul nahi; to nahi; nahi chahiye; nahin chahiye; nhi chahiye; nahi chaiye; nahi hona chahiye; nahi honi chahiye; nahi hone chahiye; na ho; na hon; naa ho; mat; mat dikhao; mat dikhana;
    nahi chalega; nahi chalegi; nahi lena; nahi lenge; nahi lunga; nahi dena; nahi dunga; nahi dungi; nahi de sakta; nahi de sakti; nahi de sakte; nahi jana; nahi jaana; nahi jaunga; nahi ja sakta; nahi ja sakte; nahi dekhna; nahi ho; nahi hai; nahi kar sakta; nahi kar sakte; nahi jaye; na jaye
  `),
  devanagari: list(`
    नहीं; नही; बिल्कुल नहीं; बिलकुल नहीं; तो नहीं; नहीं चाहिए; नहीं चाहिये; नहीं होना चाहिए; नहीं होनी चाहिए; नहीं होने चाहिए; न हो; ना हो; न हों; मत; मत दिखाओ; मत दिखाना; मत दिखाइए; नहीं चलेगा; नहीं चलेगी; नहीं लेना;
    नहीं लेंगे; नहीं लूंगा; नहीं लूँगा; नहीं देना; नहीं दूंगा; नहीं दूँगा; नहीं दे सकता; नहीं दे सकती; नहीं दे सकते; नहीं जाना; नहीं जाऊंगा; नहीं जा सकता; नहीं जा सकते; नहीं देखना; नहीं हो; नहीं है; न जाए; नहीं जाए
  `),
};

/** "3 bhk se kam nahi chalega", "1000 sqft se chhota na ho": that there is to be no less. */
export const noLessInHindi: readonly string[] = [
  ...everyPhrase(
    list('se; ke'),
    list(
      'kam; chhota; chhoti; chhote; chota; choti; neeche; niche; kam ka; kam ki; kam ke; sasta; neeche ka; neeche ki',
    ),
    deniedInHindi.latin,
  ),
  ...everyPhrase(
    list('से; के'),
    list('कम; छोटा; छोटी; छोटे; नीचे; कम का; कम की; कम के; नीचे का; नीचे की; सस्ता'),
    deniedInHindi.devanagari,
  ),
];

/** "Se ek rupaya upar nahi", "kinta jasti aagangilla", "ಕ್ಕಿಂತ ಜಾಸ್ತಿ ಆಗಲ್ಲ": that there is to be no more, and of what. */
export const NO_MORE: readonly NoMore[] = [
  {
    than: list('se; ke'),
    thanThat: list('isse; usse; is se; us se; iske; uske; isi se; usi se'),
    more: everyPhrase(
      optional(
        'ek rupaya; ek rupya; ek rupiya; ek rupaye; ek paisa; ek bhi rupaya; ek bhi paisa; ek lakh bhi',
      ),
      list(
        'zyada; jyada; zyaada; upar; oopar; upar ek rupaya; upar ek paisa; bada; badi; bade; zyada bada; jyada bada; zyada badi; mehnga; mehenga; mehngi; zyada ka; jyada ka; upar ka; zyada ki; upar ki; zyada ke; upar ke',
      ),
      deniedInHindi.latin,
    ),
  },
  {
    than: list('से; के'),
    thanThat: list('इससे; उससे; इसके; उसके'),
    more: everyPhrase(
      optional('एक रुपया; एक रुपया भी; एक पैसा; एक पैसा भी'),
      list(
        'ज़्यादा; ज्यादा; ऊपर; अधिक; ऊपर एक रुपया; ऊपर एक पैसा; बड़ा; बड़ी; बड़े; ज़्यादा बड़ा; ज्यादा बड़ा; ज़्यादा बड़ी; ज्यादा बड़ी; महंगा; महँगा; महंगी; ज़्यादा का; ज्यादा का; ऊपर का; ज़्यादा की; ज्यादा की; ऊपर की; ज़्यादा के; ज्यादा के; ऊपर के',
      ),
      deniedInHindi.devanagari,
    ),
  },
  {
    than: list('kinta; ginta; kintha; inda'),
    thanThat: list(
      'adakkinta; adakinta; adkinta; adarkinta; idakkinta; idkinta; adara; adra; adaru; idara; idra; adakke; adara kinta; idara kinta',
    ),
    more: everyPhrase(
      optional('ondu rupayi; ondu rupai; ond rupayi; ond rupai; ondu paisa'),
      list(
        'jasti; jaasti; hecchu; hechu; hechchu; mele; myale; myala; mele ondu rupayi; mele ond rupai',
      ),
      list(
        'beda; byada; illa; agalla; aagalla; aagolla; agolla; aagodilla; agodilla; aagudilla; aagangilla; agangilla; kodalla; kodakkagalla; hogalla; hogangilla',
      ),
    ),
  },
  {
    than: list('ಗಿಂತ; ಕ್ಕಿಂತ; ಇಂದ'),
    thanThat: list('ಅದಕ್ಕಿಂತ; ಇದಕ್ಕಿಂತ; ಅದರ; ಇದರ; ಅದ್ರ; ಇದ್ರ'),
    more: everyPhrase(
      optional('ಒಂದು ರೂಪಾಯಿ; ಒಂದು ಪೈಸೆ'),
      list('ಜಾಸ್ತಿ; ಹೆಚ್ಚು; ಮೇಲೆ; ಮೇಲೆ ಒಂದು ರೂಪಾಯಿ; ಮೇಲೆ ಒಂದು ಪೈಸೆ'),
      list('ಬೇಡ; ಇಲ್ಲ; ಆಗಲ್ಲ; ಆಗೋದಿಲ್ಲ; ಆಗುವುದಿಲ್ಲ; ಕೊಡಲ್ಲ; ಹೋಗಲ್ಲ'),
    ),
  },
];

/** "…, adara myala aagodilla", "not a rupee more": the amount that was said is the most. */
export const noMoreThanThat = phraseSet([
  ...NO_MORE.flatMap(({ thanThat, more }) => everyPhrase(thanThat, more)),
  ...everyPhrase(
    list('not a; not one; no; not even a; not even one'),
    list('rupee'),
    list('more; above; over; extra'),
  ),
  ...everyPhrase(
    list('nothing; not a rupee; not one rupee'),
    list('above; over; beyond; more than'),
    list('that; this; it'),
  ),
]);
