import { list, phraseSet } from '@manemitra/query/phrases';

export const thanksWords = phraseSet(
  list(`
    thanks; thank you; thank you so much; thanks a lot; many thanks; thx; tq; ty; great help; thats all; that's all; bye; good night;
    dhanyavad; dhanyawad; shukriya; dhanyavada; dhanyavadagalu; thumba thanks; tumba thanks; धन्यवाद; शुक्रिया; ಧನ್ಯವಾದ; ಧನ್ಯವಾದಗಳು; ಥ್ಯಾಂಕ್ಸ್; थैंक्स; थैंक यू
  `),
);
