import { list, phraseTable } from '../phrases.ts';
import { compoundNumbers } from './compound-number-words.ts';

/** "Ond kaalu", "erad mukkaalu": as they are spoken before a quarter or three of them. */
const KANNADA_SHORT: readonly (readonly [number, readonly string[]])[] = [
  [1, ['ond', 'vond', 'ondh', 'ontu', 'vondu', 'ಒಂದ್']],
  [2, ['erad', 'yerad', 'yeradu', 'ಎರಡ್']],
  [3, ['moor', 'mooru', 'muru', 'ಮೂರು', 'ಮೂರ್']],
  [4, ['naalk', 'naalku', 'nalku', 'naaku', 'ನಾಲ್ಕು', 'ನಾಕು']],
];
const KANNADA_PARTS: readonly (readonly [number, readonly string[]])[] = [
  [0.25, ['kaal', 'kaalu', 'kalu', 'ಕಾಲು', 'ಕಾಲ್']],
  [0.75, ['mukkal', 'mukkalu', 'mukkaalu', 'ಮುಕ್ಕಾಲು', 'ಮುಕ್ಕಾಲ್']],
];

/** Numbers as words: English, Hindi and Kannada in Latin letters, and in their own scripts. */
export const numberWords = phraseTable<number>([
  ...compoundNumbers,
  ...KANNADA_SHORT.flatMap(([whole, forms]) =>
    KANNADA_PARTS.map(([part, parts]): [number, string[]] => [
      whole + part,
      forms.flatMap((form) => parts.map((word) => `${form} ${word}`)),
    ]),
  ),
  [0, ['zero', 'शून्य', 'ಸೊನ್ನೆ']],
  [0.25, list(`quarter; a quarter; one quarter; kaal; kaalu; pav; paav; pau; chauthai; पाव; ಕಾಲು`)],
  [0.5, ['half', 'half a', 'half an', 'aadha', 'adha', 'ardha', 'आधा', 'आधे', 'ಅರ್ಧ']],
  [
    0.75,
    list(
      `three quarter; three quarters; three fourth; three fourths; pauna; paun; pona; mukkaalu; mukkalu; mukkal; mukkaal; पौना; पौन; ಮುಕ್ಕಾಲು`,
    ),
  ],
  [1, ['one', 'single', 'ek', 'ondu', 'एक', 'ಒಂದು']],
  [
    1.25,
    list(`
    sawa; sava; one and a quarter; one and quarter; 1 and a quarter; 1 and quarter; ondu kaalu; ondu kaal; ondukaalu; ondukaal; ondu kalu; सवा; ಒಂದೂಕಾಲು;
    ಒಂದು ಕಾಲು; ಒಂದೂ ಕಾಲು
  `),
  ],
  [
    1.5,
    list(`
    dedh; ded; dhedh; derh; one and half; one and a half; 1 and half; 1 and a half; one n half; one half; ondoovare; onduvare; ondu vare; ondhuvare;
    vandoovare; डेढ़; ಒಂದೂವರೆ; ಒಂದುವರೆ
  `),
  ],
  [
    1.75,
    list(
      `one and three quarter; one and three quarters; 1 and three quarter; ondu mukkal; ondu mukkalu; ondu mukkaalu; ondumukkal; ಒಂದು ಮುಕ್ಕಾಲು; ಒಂದೂಮುಕ್ಕಾಲು`,
    ),
  ],
  [2, ['two', 'double', 'do', 'eradu', 'yeradu', 'eredu', 'दो', 'ಎರಡು']],
  [
    2.5,
    list(`
    dhai; dhaai; adhai; dhayi; two and half; two and a half; 2 and half; 2 and a half; eradoovare; eraduvare; eradu vare; yeradu vare; eradhu vare;
    yeraduvare; ढाई; ಎರಡೂವರೆ; ಎರಡುವರೆ
  `),
  ],
  [2.25, ['eradu kaal', 'eradu kaalu', 'two and a quarter', 'ಎರಡು ಕಾಲು', 'ಎರಡೂಕಾಲು']],
  [2.75, ['eradu mukkal', 'eradu mukkalu', 'eradu mukkaalu', 'ಎರಡು ಮುಕ್ಕಾಲು', 'ಎರಡೂಮುಕ್ಕಾಲು']],
  [3, ['three', 'triple', 'teen', 'tin', 'mooru', 'muru', 'muuru', 'तीन', 'ಮೂರು']],
  [
    3.5,
    list(
      `three and half; three and a half; 3 and half; mooruvare; mooroovare; mooru vare; muru vare; ಮೂರೂವರೆ`,
    ),
  ],
  [4, ['four', 'char', 'chaar', 'nalku', 'naalku', 'nalakku', 'naaku', 'चार', 'ನಾಲ್ಕು', 'ನಾಕು']],
  [4.5, ['four and half', 'four and a half', 'nalkuvare', 'nalku vare', 'naalku vare', 'ನಾಲ್ಕೂವರೆ']],
  [5, ['five', 'paanch', 'panch', 'aidu', 'aydu', 'पांच', 'पाँच', 'ಐದು', 'ಇನ್ನೈದು']],
  [6, ['six', 'chhe', 'che', 'chhah', 'aaru', 'aru', 'छह', 'छः', 'छे', 'ಆರು']],
  [7, ['seven', 'saat', 'elu', 'yelu', 'सात', 'ಏಳು']],
  [8, ['eight', 'aath', 'entu', 'yentu', 'आठ', 'ಎಂಟು']],
  [9, ['nine', 'nau', 'ombattu', 'ombathu', 'नौ', 'ಒಂಬತ್ತು']],
  [10, ['ten', 'das', 'dus', 'hattu', 'hathu', 'दस', 'ಹತ್ತು']],
  [11, ['eleven', 'gyarah', 'hannondu', 'ग्यारह', 'ಹನ್ನೊಂದು']],
  [12, ['twelve', 'barah', 'baarah', 'hanneradu', 'hannerdu', 'बारह', 'ಹನ್ನೆರಡು']],
  [13, ['thirteen', 'terah', 'hadimooru', 'तेरह', 'ಹದಿಮೂರು']],
  [14, ['fourteen', 'chaudah', 'hadinalku', 'चौदह', 'ಹದಿನಾಲ್ಕು']],
  [15, ['fifteen', 'pandrah', 'pandra', 'hadinaidu', 'पंद्रह', 'पन्द्रह', 'ಹದಿನೈದು']],
  [16, ['sixteen', 'solah', 'hadinaaru', 'सोलह', 'ಹದಿನಾರು']],
  [17, ['seventeen', 'satrah', 'hadinelu', 'सत्रह', 'ಹದಿನೇಳು']],
  [
    18,
    list(
      `eighteen; atharah; athara; atthara; attharah; aththara; hadinentu; अठारह; अट्ठारह; ಹದಿನೆಂಟು`,
    ),
  ],
  [19, ['nineteen', 'unnis', 'hattombattu', 'उन्नीस', 'ಹತ್ತೊಂಬತ್ತು']],
  [20, ['twenty', 'bees', 'bis', 'ippattu', 'ippathu', 'बीस', 'ಇಪ್ಪತ್ತು']],
  [30, ['thirty', 'tees', 'tis', 'muvattu', 'moovattu', 'muvathu', 'तीस', 'ಮೂವತ್ತು']],
  [40, ['forty', 'fourty', 'chalis', 'chalees', 'nalavattu', 'nalvattu', 'चालीस', 'ನಲವತ್ತು']],
  [50, ['fifty', 'pachas', 'pachaas', 'aivattu', 'aivathu', 'ayvattu', 'पचास', 'ಐವತ್ತು']],
  [60, ['sixty', 'saath', 'sath', 'aravattu', 'aravathu', 'arvattu', 'arvathu', 'साठ', 'ಅರವತ್ತು']],
  [70, ['seventy', 'sattar', 'satar', 'eppattu', 'eppathu', 'yeppattu', 'सत्तर', 'ಎಪ್ಪತ್ತು']],
  [80, ['eighty', 'assi', 'asi', 'embattu', 'embathu', 'yembattu', 'अस्सी', 'ಎಂಬತ್ತು', 'ಎಂಭತ್ತು']],
  [90, ['ninety', 'nabbe', 'nabe', 'tombattu', 'tombathu', 'thombattu', 'नब्बे', 'ತೊಂಬತ್ತು']],
  [100, ['hundred', 'a hundred', 'one hundred', 'sau', 'nooru', 'सौ', 'ನೂರು', 'ನೂರ']],
]);

/** Words that change the number after them: "sadhe teen" is 3.5, "paune do" 1.75. */
export const numberPrefixes = phraseTable<number>([
  [0.5, ['sadhe', 'saade', 'saadhe', 'sade', 'sadhey', 'saadey', 'साढ़े']],
  [-0.25, ['paune', 'pone', 'pauney', 'पौने']],
  [0.25, ['sawa', 'sava', 'सवा']],
]);
