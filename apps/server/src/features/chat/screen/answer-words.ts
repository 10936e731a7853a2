import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

/** Somebody wishes for one and says no more; the reader counts homes by other words, such as units and families. */
export const homeNouns = wordSet(
  'home house flat place property ghar makaan makan mane manegalu घर मकान फ्लैट ಮನೆ ಮನೆಗಳು ಫ್ಲಾಟ್',
);

/** "Which is best?" asks what is to be thought of each. */
export const bestWords = phraseSet(
  list(`
    best; better; good; nice; accha; acha; achha; acchi; acche; behtar; badhiya; sahi; olledu; olleyadu; olleyadhu; chennagide; chenagide; chennagiro;
    अच्छा; अच्छी; बेहतर; बढिया; सही; बेस्ट; ಒಳ್ಳೆಯದು; ಒಳ್ಳೇದು; ಚೆನ್ನಾಗಿದೆ; ಚೆನ್ನಾಗಿರೋದು; ಉತ್ತಮ; ಬೆಸ್ಟ್
  `),
);
