import { list, phraseSet } from '@manemitra/query/phrases';
import { thanksWords } from '@manemitra/query/words/intent-words';
import { wordSet } from '@manemitra/query/tokens';
import { pairs } from '../phrase-pairs.ts';

export const thanksPhrases = phraseSet([
  ...thanksWords,
  ...pairs(
    'bahut; bahut bahut; bohot; tumba; thumba; anek; aapka; बहुत; बहुत बहुत; आपका; ತುಂಬಾ; ತುಂಬ; ಅನೇಕ',
    'shukriya; dhanyavad; dhanyawad; dhanyavaad; thanks; dhanyavada; dhanyavadagalu; शुक्रिया; धन्यवाद; ಧನ್ಯವಾದ; ಧನ್ಯವಾದಗಳು; ಥ್ಯಾಂಕ್ಸ್',
  ),
  ...list(`
    thank you; thank you so much; thanks a lot; many thanks; tq; ty; great help; thats all; that's all; bye; bye bye; tata; good night; alvida; bartini; barthini; sigona; बाय; ಬಾಯ್; ಬರ್ತೀನಿ;
    ಥ್ಯಾಂಕ್ಸ್; थैंक्स; थैंक यू; thx; thnx; thanx; thank u; you have been helpful; you have been most helpful; you have been very helpful; you were helpful; very helpful;
    talk later; talk to you later; see you; see you later; kal baat karte hain; kal baat karte hai; baad me baat karte hain; phir milte hain; phir milenge; naale matadona; naale maatadona; matte sigona; nale sigona;
    कल बात करते हैं; बाद में बात करते हैं; फिर मिलते हैं; फिर मिलेंगे; अलविदा; ನಾಳೆ ಮಾತಾಡೋಣ; ಮತ್ತೆ ಸಿಗೋಣ; ಸಿಗೋಣ
  `),
]);

/** What may stand beside them and says nothing more. */
export const besideThanks = wordSet(`
  cool great nice super awesome perfect good all right alright well okay ok fine so the a ton lots lot most kind help for your that you now then again and sari seri theek thik hai h chalo achha accha acha
  bhai bhaiya yaar ji sir saar madam maam mitra guru dude man ಸರಿ ಆಯ್ತು ಗುರು ಸಾರ್ ठीक है चलो अच्छा भाई जी
`);

/** "Had lunch?": asked of nobody's home. */
export const pleasantries = phraseSet([
  ...pairs(
    'oota; ootha; oota; uta; utha; tindi; thindi; coffee; kaapi; tea; ಊಟ; ತಿಂಡಿ; ಕಾಫಿ',
    'aytha; ayta; aaytha; aayta; aayitha; aayita; ayitha; aita; madidra; maadidra; madidya; maadidya; maadidiya; ಆಯ್ತಾ; ಆಯಿತಾ; ಆಯ್ತ; ಮಾಡಿದ್ರಾ; ಮಾಡಿದ್ಯಾ',
  ),
  ...pairs(
    'khana; chai; nashta; lunch; dinner; coffee; खाना; चाय; नाश्ता',
    'khaya; kha liya; khaya kya; ho gaya; ho gaya kya; hua; hua kya; pi; pi li; पी; खाया; खाया क्या; खा लिया; हो गया; हो गया क्या; हुआ क्या',
  ),
  ...list(
    'had lunch; had your lunch; had dinner; had your dinner; had breakfast; had food; did you eat; have you eaten; had coffee; had your coffee; hows your day; how is your day; how was your day; tell me a joke; joke batao; joke heli',
  ),
]);
