import { wordSet } from '../tokens.ts';
import { valueLinks } from './stating-words.ts';

export const raisedWords = new Set(
  `increased raised revised reduced changed extended stretched lowered goes going went moved moves increase raise revise reduce change extend
   stretch lower`.split(/\s+/),
);

/** After these words a number is a name: "phase 2", "sector 7". */
export const numberedInPrices = wordSet(`
  phase block sector stage cross main ward floor no number tower plot type layout gate # + g x or and ya & of
  are
`);

export const namedOtherwise = wordSet(
  'loan cash token advance deposit downpayment dp savings emi लोन ಸಾಲ',
);

export const otherMoneyJoints = wordSet('for as ka ki ke is my of in');

/** "80 lakhs, loan approved" says something of the home. */
export const loanAdjectives = wordSet(`
  approved available facility ok eligible from budget use purpose investment house home flat villa apartment
  place ghar mane
`);

export const sizeComparisons = wordSet('smaller bigger larger');

export const feetOfPrices = wordSet(
  'sqft sft carpet built sba sbua feet chadara ಚದರ ಅಡಿ वर्गफुट वर्ग plot plots site sites',
);

export const leastPrices = wordSet('minimum min least');

export const priceFillers = new Set([...valueLinks, 'only']);

/** "per month", "every month". */
export const eachAhead = wordSet('every per a each /');

/** Before these words a number counts something that is not money. */
export const countedNotPaid = wordSet(`
  dog cat pet maid child kid adult member nos no floor floors bath baths bathroom bathrooms toilet toilets balcony balconies car cars people person
  persons members kids children year years yr yrs month months week weeks day days am pm acre acres percent % kids parking parkings options flats units
  towers storey storeys star side sides stage phase block cross main sector unit bhk km kms per sqft sft sq kitchen hall families min mins minutes
  minute hour hours hr hrs x * tv bikes
`);
