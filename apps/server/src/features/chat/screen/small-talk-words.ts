import { list, phraseSet } from '@manemitra/query/phrases';
import { thanksWords } from '@manemitra/query/words/intent-words';

export const thanksPhrases = phraseSet([
  ...thanksWords,
  ...list(`
    thank you; thank you so much; thanks a lot; many thanks; tq; ty; great help; thats all; that's all; bye; good night;
    thumba thanks; tumba thanks; ಥ್ಯಾಂಕ್ಸ್; थैंक्स; थैंक यू
  `),
]);
