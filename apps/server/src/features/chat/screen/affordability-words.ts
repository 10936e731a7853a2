import { wordSet } from '@manemitra/query/tokens';

export const rentalWords = wordSet('rental rent kiraya baadige badige किराया ಬಾಡಿಗೆ');

export const payingVerbs = /^(pay|paying|afford|manage|bhar|katt|kodbahudu|ಕಟ್ಟ)/u;
