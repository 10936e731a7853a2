import { list, phraseSet } from '@manemitra/query/phrases';

/** Words that wish for homes like one that is seen. */
export const similarWords = phraseSet(
  list(`
    similar; similar to; similar ones; something similar; like this; like that; like the; more like; same type; same kind; same as; jaisa; jaise; jaisi; iske jaisa; aisa hi; aise hi; tarah; taraha; thara; ide thara; ade thara; idara tarah; inthade; anthade;
    isi tarah; isi tarah ka; is jaisa; ide riti; ide reethi; ide tarada; ide taradu; इसी तरह; इसी तरह का; इसी तरह के; इस जैसा; इस जैसे; इसके जैसा; इसके जैसे; ಇದೇ ರೀತಿ; ಇದೇ ರೀತಿಯ; ಇದೇ ತರದ್ದು; ಇದೇ ತರದ; ಇದೇ ತರಹ; ಇದೇ ಥರ; ಇಂತಹದೇ; जैसा; जैसे; ऐसा ही; ಇದೇ ತರ; ಅದೇ ತರ; ತರಹ; ಇಂಥದೇ
  `),
);
