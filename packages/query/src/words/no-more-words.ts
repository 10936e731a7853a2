import { everyPhrase, list, phraseSet } from '../phrases.ts';

interface NoMore {
  /** Behind an amount. */
  than: readonly string[];
  /** The amount that was said before. */
  thanThat: readonly string[];
  more: readonly string[];
}

const optional = (words: string) => ['', ...list(words)];

/** "Se ek rupaya upar nahi", "kinta jasti aagangilla", "ಕ್ಕಿಂತ ಜಾಸ್ತಿ ಆಗಲ್ಲ": that there is to be no more, and of what. */
export const NO_MORE: readonly NoMore[] = [
  {
    than: list('se; ke'),
    thanThat: list('isse; usse; is se; us se; iske; uske; isi se; usi se'),
    more: everyPhrase(
      optional(
        'ek rupaya; ek rupya; ek rupiya; ek rupaye; ek paisa; ek bhi rupaya; ek bhi paisa; ek lakh bhi',
      ),
      list('zyada; jyada; zyaada; upar; oopar; upar ek rupaya; upar ek paisa'),
      list('nahi; nahin; nai; bilkul nahi; to nahi'),
    ),
  },
  {
    than: list('से; के'),
    thanThat: list('इससे; उससे; इसके; उसके'),
    more: everyPhrase(
      optional('एक रुपया; एक रुपया भी; एक पैसा; एक पैसा भी'),
      list('ज़्यादा; ज्यादा; ऊपर; अधिक; ऊपर एक रुपया; ऊपर एक पैसा'),
      list('नहीं; बिल्कुल नहीं; तो नहीं'),
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
