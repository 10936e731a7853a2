import { list, phraseSet } from '@manemitra/query/phrases';

/** Words that wish for homes like one that is seen. */
export const similarWords = phraseSet(
  list(`
    similar; similar to; similar ones; something similar; like this; like that; like the; more like; same type; same kind; same as; jaisa; jaise; jaisi; iske jaisa; aisa hi; aise hi; tarah; taraha; thara; ide thara; ade thara; idara tarah; inthade; anthade;
    isi tarah; isi tarah ka; is jaisa; ide riti; ide reethi; ide tarada; ide taradu; इसी तरह; इसी तरह का; इसी तरह के; इस जैसा; इस जैसे; इसके जैसा; इसके जैसे; ಇದೇ ರೀತಿ; ಇದೇ ರೀತಿಯ; ಇದೇ ತರದ್ದು; ಇದೇ ತರದ; ಇದೇ ತರಹ; ಇದೇ ಥರ; ಇಂತಹದೇ; जैसा; जैसे; ऐसा ही; ಇದೇ ತರ; ಅದೇ ತರ; ತರಹ; ಇಂಥದೇ
  `),
);

/** Others than the one that was looked at: "show others", "iske alawa". */
export const otherHomes = phraseSet(
  list(`
    others; other ones; other projects; other options; something else; anything else; different ones; different project; different projects; besides this; apart from this; other than this;
    iske alawa; uske alawa; isko chhod ke; doosre project; dusre project; aur koi; kuch aur; kuch alag; bere project; bere yavudadru; bere torsi; bere torisi; idanna bittu; idu bittu;
    इसके अलावा; उसके अलावा; इसे छोड़ कर; कुछ और; दूसरे प्रोजेक्ट; ಬೇರೆ ತೋರಿಸಿ; ಬೇರೆ ಪ್ರಾಜೆಕ್ಟ್; ಇದನ್ನು ಬಿಟ್ಟು; ಬೇರೆ ಯಾವುದಾದರೂ
  `),
);
