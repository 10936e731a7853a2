import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { ifAhead } from '@manemitra/query/words/conditional-words';
import { pairs } from '../phrase-pairs.ts';

/* "Tell me when the price drops": who asks to be told, when, and of what. */

/** Verbs by which somebody asks to be told. */
export const alertWords = phraseSet(
  list(
    'email me; mail me; notify me; inform me; ping me; alert me; message me; text me; tell me; update me; let me know; batana; bata dena; bata do; bataiye; batayiye; khabar karna; khabar kar do; khabar karo; inform karo; inform kar do; tilisi; tilsi; thilisi; thilsi; tilisiri; heli; बताना; बता देना; ತಿಳಿಸಿ; ಹೇಳಿ',
  ),
);

export const conditions = phraseSet([
  ...ifAhead,
  ...list('when; whenever; once; jab; जब; bandaga; bandaaga; ಬಂದಾಗ'),
  ...pairs(
    `aaye; aye; aaya; aya; aae; aayi; mile; nikle; gire; gira; giri; ghate; ghata; ghati; badle; badla; badli; badhe; utre; kam ho; kam hua; kam hui; kam ho jaye; kam ho jaaye; sasta ho; sasta hua; sasta ho jaye; neeche aaye; niche aaye;
    आए; आये; आया; आई; मिले; निकले; गिरे; गिरा; घटे; घटा; बदले; बदला; कम हो; कम हुआ; कम हुई; कम हो जाए; सस्ता हो; सस्ता हुआ; नीचे आए`,
    'to; toh; तो',
  ),
]);

/** What may change in a list or in a project. */
export const changeWords = wordSet(`
  new naya naye nayi hosa hosadu drop drops fall falls reduce reduces reduced change changes launch launches come comes added aaye aayega aaya aya bandaga bandaaga ಬಂದಾಗ
  bandre gire gira giri ghata ghati badle badla badli utre sasta ilidre ilidare iledre ilidaga kadimeyadre kammiyadre kammiaadre badaladre गिरे गिरा घटा बदले बदला सस्ता ಇಳಿದರೆ ಇಳಿದ್ರೆ ಕಡಿಮೆಯಾದರೆ ಕಮ್ಮಿಯಾದರೆ ಬದಲಾದರೆ lower cheaper
  kam kammi kadime kadme ghate नया नए नई कम घटे ಹೊಸ ಕಡಿಮೆ ಬಂದ್ರೆ ಬಂದರೆ
`);
