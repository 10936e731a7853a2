import { everyPhrase, list } from '../phrases.ts';

/** "Kinta jaasti", and with "mele" alone: "2 cr mele iro yavdu torisbedi". */
const MORE = [
  ...everyPhrase(
    list('kinta; ginta; ಗಿಂತ'),
    list(`
      jasti; jaasti; hecchu; hechu; mele; dodda; doddadu; ಜಾಸ್ತಿ; ಹೆಚ್ಚು; ಹೆಚ್ಚಿನ; ಮೇಲೆ; ಮೇಲಿನ; ದೊಡ್ಡ; ದೊಡ್ಡದು
    `),
  ),
  ...list('mele; myale; melina; ಮೇಲೆ; ಮೇಲಿನ'),
];
const LESS = everyPhrase(
  list('kinta; ginta; ಗಿಂತ'),
  list(`
    kammi; kadime; kadme; kelage; kelagina; chikka; chikkadu; sanna; sannadu; ಕಮ್ಮಿ; ಕಡಿಮೆ; ಕೆಳಗೆ; ಕೆಳಗಿನ; ಕೆಳಗಿನದು; ಚಿಕ್ಕ; ಚಿಕ್ಕದು; ಸಣ್ಣ; ಸಣ್ಣದು
  `),
);
/** What is so large or dear: "iro mane", "ಇರೋದು". */
const THAT_IS = [
  '',
  ...list(`
    mane; iro; irodu; irodella; iro mane; iro yavdu; iro yavudu; yavdu; ಮನೆ; ಇರೋ; ಇರೋದು; ಇರೋದೆಲ್ಲ; ಇರೋದೆಲ್ಲಾ; ಇರೋ ಮನೆ; ಇರೋ ಯಾವುದೂ; ಇರುವುದು; ಏನೂ; ಇದ್ರೆ
  `),
];
const NOT_WANTED = list(`
  beda; bedi; irbardu; irabardu; irbaardu; torisbedi; thorisbedi; hogbardu; aagbardu; bidi; bittbidi; tegi; nodalla; aagalla;
  ಬೇಡ; ಬೇಡಿ; ಇರಬಾರದು; ಇರ್ಬಾರದು; ಇರಬಾರ್ದು; ಇರ್ಬಾರ್ದು; ತೋರಿಸಬೇಡಿ; ತೋರಿಸ್ಬೇಡಿ; ಹೋಗಬಾರದು; ಹೋಗ್ಬಾರ್ದು; ಬಿಡಿ; ಬಿಟ್ಬಿಡಿ; ತೆಗೀರಿ; ತೆಗೆಯಿರಿ; ನೋಡಲ್ಲ; ಆಗಲ್ಲ
`);
const NOT_EXCEEDED = list(`
  meerada; meeradiro; meeradiruva; meeradidre; meeradiddare; meeradre saaku; daatada; datada; daatadiro; daatadidre; meerbaardu; meerabaardu; meerbardu; meerodu beda; dati hogbardu; daati hogbardu; daatbardu; daatbaardu; cross agbardu; cross aagbardu;
  ಮೀರದ; ಮೀರದಿರೋ; ಮೀರದಿರುವ; ಮೀರದಿದ್ದರೆ; ಮೀರದಿದ್ರೆ; ಮೀರದಿದ್ದರೆ ಸಾಕು; ಮೀರದಿದ್ರೆ ಸಾಕು; ದಾಟದಿರೋ; ದಾಟದಿದ್ದರೆ; ದಾಟದಿದ್ರೆ; ದಾಟದಿದ್ದರೆ ಸಾಕು; ದಾಟದಿದ್ರೆ ಸಾಕು; ಮೀರ್ಬಾರದು; ಮೀರಬಾರ್ದು; ಮೀರ್ಬಾರ್ದು; ದಾಟ್ಬಾರದು; ದಾಟಬಾರ್ದು; ದಾಟ್ಬಾರ್ದು; ದಾಟಿ ಹೋಗ್ಬಾರ್ದು; ಕ್ರಾಸ್ ಆಗ್ಬಾರ್ದು
`);

/** Behind an amount that is the most. */
export const mostBehindInKannada: readonly string[] = [
  ...everyPhrase(MORE, THAT_IS, NOT_WANTED),
  ...NOT_EXCEEDED,
  ...everyPhrase(
    list('mele; myale; ಮೇಲೆ'),
    list(
      'ondu rupai; ondu rupayi; ond rupai; ondu paisa; ondu paise; ಒಂದು ರೂಪಾಯಿ; ಒಂದ್ ರೂಪಾಯಿ; ಒಂದು ಪೈಸೆ',
    ),
    ['', ...list('kooda; kuda; saha; ಕೂಡ; ಕೂಡಾ; ಸಹ')],
    [...list('illa; kodalla; ಇಲ್ಲ; ಕೊಡಲ್ಲ'), ...NOT_WANTED],
  ),
  ...list(`
    olagade irli; olagirbeku; olagirli; olagiro; olagirodu; olagadene; olagina; ಒಳಗಿನ; ಒಳಗಿರೋ; ಒಳಗಿರುವ; ಒಳಗಿರಬೇಕು; ಒಳಗಿರ್ಬೇಕು; ಒಳಗೇ; ಒಳಗಡೆನೇ; ಮ್ಯಾಕ್ಸಿಮಮ್; ಮ್ಯಾಕ್ಸಿಮಂ; ಮ್ಯಾಕ್ಸ್
  `),
];

/** Behind an amount that is the least: "50 lakh kinta kammi irodu beda", "1 cr mele irodu". */
export const leastBehindInKannada: readonly string[] = [
  ...everyPhrase(LESS, THAT_IS, NOT_WANTED),
  ...list(`
    mele idru; mele idrune; meliro; melirodu; meliruva; melirbeku; melpattu; melpatta; kammi illa; kadime illa; kammi alla;
    ಮೇಲೆ ಇದ್ರೂ; ಮೇಲೆ ಇದ್ರೂನೇ; ಮೇಲೆ ಇದ್ರೇನೇ; ಮೇಲಿರೋ; ಮೇಲಿರೋದು; ಮೇಲಿರುವ; ಮೇಲಿರಬೇಕು; ಮೇಲಿರ್ಬೇಕು; ಕಮ್ಮಿ ಇಲ್ಲ; ಕಡಿಮೆ ಇಲ್ಲ; ಕಮ್ಮಿ ಅಲ್ಲ
  `),
  ...everyPhrase(
    list('kinta; ginta; ಗಿಂತ; ಕ್ಕಿಂತ'),
    list('kammi; kadime; ಕಮ್ಮಿ; ಕಡಿಮೆ'),
    list('illa; illada; illade; illadiro; illadante; ಇಲ್ಲ; ಇಲ್ಲದ; ಇಲ್ಲದೆ; ಇಲ್ಲದಿರೋ; ಇಲ್ಲದಂತೆ'),
  ),
];

export const aboutBehindInKannada: readonly string[] = list(`
  ajubaju; aajubaju; aajubaaju; aaju baaju; aju baju; aaju baju; akka pakka; akkapakka; hattira hattira; hatra hatra; asupasalli; aasupaasalli; aspas;
  ಆಜುಬಾಜು; ಆಜು ಬಾಜು; ಆಜೂಬಾಜು; ಅಕ್ಕಪಕ್ಕ; ಹತ್ತಿರ ಹತ್ತಿರ; ಹತ್ರ ಹತ್ರ; ಸುಮಾರಿಗೆ; ಆಸುಪಾಸು ಇರೋ; ಅಂದಾಜು
`);

export const mostAheadInKannada: readonly string[] = list(`
  jaasti andre; jaasti andru; jasti andru; jaasti andare; hechandre; hechchandre; hecchandre; hechendare; hecchendare; hechu andre; max andre; ಜಾಸ್ತಿ ಅಂದ್ರೆ; ಜಾಸ್ತಿ ಅಂದ್ರೂ; ಜಾಸ್ತಿ ಅಂದರೆ; ಜಾಸ್ತಿ ಅಂದರೂ; ಹೆಚ್ಚು ಅಂದ್ರೆ; ಹೆಚ್ಚು ಅಂದರೆ;
  ಹೆಚ್ಚಂದ್ರೆ; ಹೆಚ್ಚೆಂದ್ರೆ; ಹೆಚ್ಚೆಂದರೂ; ಮ್ಯಾಕ್ಸಿಮಮ್; ಮ್ಯಾಕ್ಸಿಮಂ; ಮ್ಯಾಕ್ಸ್; ಗರಿಷ್ಠ ಅಂದ್ರೆ
`);

export const leastAheadInKannada: readonly string[] = list(`
  kammi andre; kaneesa; kanista paksha; kanishta paksha; kanishtha paksha; kadme andre; min andre; ಕಡಿಮೆ ಅಂದ್ರೂ; ಕಡಿಮೆ ಅಂದರೂ; ಕಮ್ಮಿ ಅಂದ್ರೆ; ಕಮ್ಮಿ ಅಂದರೆ; ಕಮ್ಮಿ ಅಂದರೂ; ಕನಿಷ್ಠ ಪಕ್ಷ; ಕನಿಷ್ಟ ಪಕ್ಷ; ಕಡಿಮೆಯೆಂದರೆ; ಮಿನಿಮಮ್; ಮಿನಿಮಂ; ಸ್ಟಾರ್ಟಿಂಗ್
`);

export const aboutAheadInKannada: readonly string[] = list(`
  andaju; andaaju; andajige; hecchu kadime; hecchu kammi; hechu kammi; hechukammi; hecchukadime; hechu kadime; sarisumaru; sari sumaru; ಅಂದಾಜು; ಅಂದಾಜಿಗೆ; ಅರೌಂಡ್; ಅರೌಂಡು; ಅಪ್ರಾಕ್ಸ್; ಹೆಚ್ಚು ಕಡಿಮೆ; ಹೆಚ್ಚು ಕಮ್ಮಿ; ಹೆಚ್ಚೂಕಡಿಮೆ; ಸರಿಸುಮಾರು; ಸುಮಾರಾಗಿ
`);
