import { wordSet } from '../tokens.ts';

export const loanYears = wordSet(`
  year years yr yrs y saal sal varsha varshake varshakke varushakke varshagalu salon salo सालों साल वर्ष ವರ್ಷ
  ವರ್ಷಗಳು
`);

export const loanMonths = wordSet('month months mahine tingalu महीने ತಿಂಗಳು');

export const loanPercents = wordSet('% percent pc pct per interest rate roi pratishat प्रतिशत ಶೇಕಡಾ');

export const downPayments = wordSet('down downpayment own kai kaiyinda डाउन ಡೌನ್ ಕೈಯಿಂದ');

export const atRates = wordSet('at @ rate roi interest ಶೇಕಡಾ');
