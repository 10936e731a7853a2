import { wordSet } from '@manemitra/query/tokens';
import { numberWords } from '@manemitra/query/words/number-words';
import { wordFinder } from './word-finder.ts';

/* Places in a list, and how many of it, in English, Hinglish, Kanglish, Hindi and Kannada. */

const ORDINALS: readonly (readonly [number, string])[] = [
  [
    1,
    'first firsts upper 1st* phla phle phli top topmost upar upri mele* melina* ऊपर ಮೇಲಿನ* ಮೇಲೆ* pehla pehle pehli pahla pahle pahli modala* modali* modalne* modla modlane* modlne* modlu modlan* ondane* ondne* ಮೊದಲ ಮೊದಲನ* ಮೊದಲಿನ* ಒಂದನೇ* ಒಂದನೆ* पहला पहले पहली',
  ],
  [
    2,
    'second seconds 2nd* dusra dusre dusri doosra doosre doosri eradane* eradne* yeradane* yaradane* erdane* दूसरा दूसरे दूसरी ಎರಡನೇ* ಎರಡನೆ*',
  ],
  [
    3,
    'third thirds 3rd* teesra teesre teesri tisra tisre moorane* moorne* mooraney* murane* murne* तीसरा तीसरे तीसरी ಮೂರನೇ* ಮೂರನೆ*',
  ],
  [
    4,
    'fourth fourths 4th* chautha chauthe chauthi nalkane* nalkne* naalkane* naalkne* चौथा चौथे चौथी ನಾಲ್ಕನೇ* ನಾಲ್ಕನೆ*',
  ],
  [5, 'fifth 5th* paanchv* panchv* aidane* aidne* पांचव* पाँचव* ಐದನೇ* ಐದನೆ*'],
  [6, 'sixth 6th chhath* aarane* aarne* छठ* ಆರನೇ* ಆರನೆ*'],
  [7, 'seventh 7th saatv* satv* elane* elne* सातव* ಏಳನೇ* ಏಳನೆ*'],
  [
    8,
    'eighth 8th aathvaan* aathvan* aathve aathvi athvaan* athvan* athve athvi entane* entne* आठव* ಎಂಟನೇ* ಎಂಟನೆ*',
  ],
  [9, 'ninth 9th nauv* ombattane* ombatne* नौव* ಒಂಬತ್ತನೇ* ಒಂಬತ್ತನೆ*'],
  [10, 'tenth 10th dasv* hattane* hattne* दसव* ಹತ್ತನೇ* ಹತ್ತನೆ*'],
  [
    -1,
    'last lasts bottom bottommost neeche niche aakhri akhri aakhiri kone koneya* konedu kadeya* kelagina* kelagin* kelagadu* नीचे निचला निचले आखिरी अंतिम ಕೊನೆಯ* ಕೊನೇ* ಕಡೆಯ* ಕೆಳಗಿನ* ಕೆಳಗಿರ*',
  ],
];

/** Words of numbers that count rooms and the like, and call no place. */
const countingOnly = wordSet('single double triple');
const LAST_NUMERAL = 10;

/** Figures by which a place is called where several stand in a row, or one beside "number" or "wala": "1 aur 3", "number two". */
const NUMERALS: readonly (readonly [number, string])[] = [
  ...[...numberWords.values()].flat().flatMap(({ value, words: [word = '', ...more] }) => {
    const isPlace = Number.isInteger(value) && value > 0 && value <= LAST_NUMERAL;
    return isPlace && more.length === 0 && !countingOnly.has(word) ? [[value, word] as const] : [];
  }),
  ...Array.from({ length: LAST_NUMERAL }, (_, at) => [at + 1, String(at + 1)] as const),
  [2, 'erdu erada'],
];

/** Nobody says "the first" of more than these. */
const MOST_IN_A_ROW = 5;

/** How many stand in a row: "the first two", "last 3". */
const COUNTS: readonly (readonly [number, string])[] = [
  ...NUMERALS.filter(([figure]) => figure > 1 && figure <= MOST_IN_A_ROW),
  [2, 'eradu* eradakke yeradu* erad* ಎರಡ* couple'],
  [3, 'mooru* muru* ಮೂರು*'],
  [4, 'naalku* ನಾಲ್ಕು*'],
];

/** How many are meant where all of a few are: "both", "teeno". */
const COLLECTIVES: readonly (readonly [number, string])[] = [
  [
    2,
    'both dono donon eradoo eradakku yeradakku eradukku eradakkoo ಎರಡಕ್ಕೂ eradannu eradanna eradanu eradunu eradoonu yeradannu yeradanna ಎರಡನ್ನು eradara* erdara* avereradu* averadu* avererad* iveradu* ivererad* दोनों दोनो ಎರಡೂ ಎರಡನ್ನೂ ಎರಡರ*',
  ],
  [3, 'teeno teenon tino moorannu mooranna ಮೂರನ್ನು तीनों तीनो ಮೂರೂ'],
  [4, 'charo chaaro चारों चारो ನಾಲ್ಕೂ'],
];

/** "The first two" in one word. */
const FIRST_FEW: readonly (readonly [number, string])[] = [
  [2, 'modalerad* modlerad* ಮೊದಲೆರಡ*'],
  [3, 'modalamoor* ಮೊದಲಮೂರ*'],
];

export const firstFewOf = wordFinder(FIRST_FEW);
export const ordinalOf = wordFinder(ORDINALS);
export const countOf = wordFinder(COUNTS);
export const collectiveOf = wordFinder(COLLECTIVES);
export const numeralOf = wordFinder(NUMERALS);

/** Neither the first nor the last. */
export const middleWords = wordSet(
  'middle centre center beech bich madhya madhyada naduvina बीच ನಡುವಿನ ಮಧ್ಯದ',
);

/** Where two stand side by side: a place from 0. */
export const sideOf = wordFinder([
  [0, 'left baaye edagade बाएं ಎಡ*'],
  [-1, 'right daaye balagade दाएं ಬಲ*'],
]);

export const edgeWords = new Map([
  ['top', 0],
  ['bottom', -1],
  ['end', -1],
]);

/** "On top", "at the very end". */
export const onEdge = wordSet('on at');
export const beforeEdges = wordSet('the very');
