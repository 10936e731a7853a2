import { list, phraseSet } from '@manemitra/query/phrases';
import { thanksWords } from '@manemitra/query/words/intent-words';
import { pairs } from '../phrase-pairs.ts';

export const thanksPhrases = phraseSet([
  ...thanksWords,
  ...pairs(
    'bahut; bahut bahut; bohot; tumba; thumba; anek; aapka; बहुत; बहुत बहुत; आपका; ತುಂಬಾ; ತುಂಬ; ಅನೇಕ',
    'shukriya; dhanyavad; dhanyawad; dhanyavaad; thanks; dhanyavada; dhanyavadagalu; शुक्रिया; धन्यवाद; ಧನ್ಯವಾದ; ಧನ್ಯವಾದಗಳು; ಥ್ಯಾಂಕ್ಸ್',
  ),
  ...list(`
    thank you; thank you so much; thanks a lot; many thanks; tq; ty; great help; thats all; that's all; bye; bye bye; tata; good night; alvida; bartini; barthini; sigona; बाय; ಬಾಯ್; ಬರ್ತೀನಿ;
    ಥ್ಯಾಂಕ್ಸ್; थैंक्स; थैंक यू
  `),
]);
