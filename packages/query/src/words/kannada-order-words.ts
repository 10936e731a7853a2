import type { Sort } from '../criteria.ts';
import { everyPhrase, list } from '../phrases.ts';

/** "agga iro mane mele haaki", "ದುಬಾರಿ ಇರೋದು ಮೊದಲು": behind what is to come first. */
const THAT_IS = [
  '',
  ...list(`
    iro; irodu; iroddu; irodhu; iro mane; iro project; mane; agiro; haakiro; ಇರೋ; ಇರೋದು; ಇರೋದ್ದು; ಇರುವ; ಇರುವುದು; ಇರೋ ಮನೆ; ಮನೆ
  `),
];
const FIRST = list(`
  modalu; modlu; modalige; munche; first; mele; mele haaki; mele torsi; mele irli; top alli; ಮೊದಲು; ಮೊದ್ಲು; ಮೊದಲಿಗೆ; ಫಸ್ಟ್; ಮೇಲೆ; ಮೇಲೆ ಇರಲಿ; ಮೇಲೆ ಬರಲಿ; ಇಂದ ಶುರು; ಇಂದ ಶುರು ಮಾಡಿ; ಇಂದ ಆರಂಭಿಸಿ; ಶುರು ಮಾಡಿ; ಇರೋದ್ರಿಂದ ಶುರು ಮಾಡಿ
`);

const THINGS: readonly (readonly [Sort, string])[] = [
  [
    'price-asc',
    `agga; aggada; kammi bele; kadime bele; kammi rate; kadime rate; rate kammi; bele kammi; bele kadime; ellakinta agga; ellakinta cheap; ellakkinta cheap; ellakinta kammi; ellakkinta kammi; ಅಗ್ಗ; ಅಗ್ಗದ; ಅತಿ ಅಗ್ಗದ; ಕಡಿಮೆ ಬೆಲೆ; ಕಡಿಮೆ ಬೆಲೆಯ; ಕಮ್ಮಿ ಬೆಲೆ; ಕಡಿಮೆ ದರ; ಬೆಲೆ ಕಡಿಮೆ; ಬೆಲೆ ಕಮ್ಮಿ; ರೇಟ್ ಕಮ್ಮಿ; ಚೀಪೆಸ್ಟ್; ಚೀಪ್`,
  ],
  [
    'price-desc',
    `dubari; dubaari; dubariyada; tumba dubari; tumba dubaari; ati dubari; jaasti bele; jasti bele; hecchu bele; bele jaasti; bele jasti; rate jaasti; jaasti rate; costly; tumba costly; ದುಬಾರಿ; ದುಬಾರಿಯ; ತುಂಬಾ ದುಬಾರಿ; ಅತಿ ದುಬಾರಿ; ಹೆಚ್ಚು ಬೆಲೆ; ಜಾಸ್ತಿ ಬೆಲೆ; ಬೆಲೆ ಜಾಸ್ತಿ; ಬೆಲೆ ಹೆಚ್ಚು; ರೇಟ್ ಜಾಸ್ತಿ; ಕಾಸ್ಟ್ಲಿ`,
  ],
  [
    'newest',
    `ittichege haakiro; ittichege haakirodu; ittichege serisiro; ittichege bandiro; itteechege haakiro; hosadagi haakiro; hosadagi bandiro; hosa listing; hosa listings; latest agi haakiro; ಇತ್ತೀಚೆಗೆ ಹಾಕಿರೋ; ಇತ್ತೀಚೆಗೆ ಹಾಕಿರೋದು; ಇತ್ತೀಚೆಗೆ ಸೇರಿಸಿದ; ಇತ್ತೀಚೆಗೆ ಸೇರಿಸಿದ್ದು; ಇತ್ತೀಚೆಗೆ ಬಂದಿರೋದು; ಹೊಸದಾಗಿ ಹಾಕಿರೋದು; ಹೊಸದಾಗಿ ಬಂದಿರೋದು; ಹೊಸ ಲಿಸ್ಟಿಂಗ್; ಹೊಸ ಲಿಸ್ಟಿಂಗ್ಸ್; ಲೇಟೆಸ್ಟ್; ಲೇಟೆಸ್ಟ್ ಆಗಿ ಹಾಕಿರೋದು`,
  ],
  [
    'price-per-sqft-asc',
    `sqft ge rate kammi; sqft ge rate kadime; sqft ge bele kammi; sqft ge kammi rate; chadara adige bele kammi; chadara adige bele kadime; chadaradige rate kammi; ಚದರಡಿಗೆ ಬೆಲೆ ಕಡಿಮೆ; ಚದರ ಅಡಿಗೆ ಬೆಲೆ ಕಡಿಮೆ; chadara adi bele kadime; chadara adi bele kammi; chadaradi bele kammi; chadaradi bele kadime; sqft rate kammi; sqft rate kadime; sqft bele kammi; psf kammi; lowest psf; adi lekkadalli agga; adi lekkadalli aggada; sqft lekkadalli agga; ಚದರಡಿ ಬೆಲೆ ಕಡಿಮೆ; ಚದರ ಅಡಿ ಬೆಲೆ ಕಡಿಮೆ; ಚದರಡಿ ದರ ಕಡಿಮೆ; ಚದರ ಅಡಿ ದರ ಕಡಿಮೆ; ಸ್ಕ್ವೇರ್ ಫೀಟ್ ರೇಟ್ ಕಮ್ಮಿ; ಸ್ಕ್ವೇರ್ ಫೀಟ್ ರೇಟು ಕಮ್ಮಿ; ಸ್ಕ್ವೇರ್ ಫೀಟ್ ರೇಟು ಯಾವ್ದು ಕಮ್ಮಿನೋ ಅದು; ಸ್ಕ್ವೇರ್ ಫೀಟ್ ರೇಟು ಕಡಿಮೆ; ಅಡಿ ಲೆಕ್ಕದಲ್ಲಿ ಅಗ್ಗದ; ಅಡಿ ಲೆಕ್ಕದಲ್ಲಿ ಅಗ್ಗ; ಅಡಿ ಲೆಕ್ಕದಲ್ಲಿ ಅಗ್ಗದ ಸೈಟ್`,
  ],
  [
    'distance-asc',
    `tumba hattira; ellakinta hattira; ellakkinta hattira; ellakinta samipa; hattirada; hattiraddu; pakkadu; pakkaddu; doora kammi; doora kadime; ತುಂಬಾ ಹತ್ತಿರ; ತುಂಬಾ ಹತ್ರ; ಎಲ್ಲಕ್ಕಿಂತ ಹತ್ತಿರ; ಹತ್ತಿರದ್ದು; ಹತ್ರದ್ದು; ಹತ್ರ; ದೂರ ಕಡಿಮೆ; ದೂರ ಕಮ್ಮಿ`,
  ],
  [
    'area-desc',
    `dodda; doddadu; dodda size; size dodda; jaasti sqft; jasti sqft; sqft jaasti; sqft jasti; hecchu sqft; biggest carpet; biggest site; vistheerna hecchu; ದೊಡ್ಡ; ದೊಡ್ಡದು; ದೊಡ್ಡ ಸೈಜ್; ಜಾಸ್ತಿ ಸ್ಕ್ವೇರ್ ಫೀಟ್; ಸ್ಕ್ವೇರ್ ಫೀಟ್ ಜಾಸ್ತಿ; ಜಾಸ್ತಿ ಚದರಡಿ; ವಿಸ್ತೀರ್ಣ ಹೆಚ್ಚು; ವಿಸ್ತೀರ್ಣ ಜಾಸ್ತಿ; ಹೆಚ್ಚು ವಿಸ್ತೀರ್ಣ; ಬಿಗ್ಗೆಸ್ಟ್`,
  ],
  [
    'area-asc',
    `chikka; chikkadu; chikka size; sanna; sannadu; sanna size; small size; smallest size; size chikkadu; size sannadu; ಚಿಕ್ಕ; ಚಿಕ್ಕದು; ಚಿಕ್ಕ ಸೈಜ್; ಸಣ್ಣ; ಸಣ್ಣದು; ಸಣ್ಣ ಸೈಜ್; ಸ್ಮಾಲೆಸ್ಟ್`,
  ],
  [
    'possession-asc',
    `bega possession; bega key; bega key kodo; key bega kodo; key bega sigo; bega sigo; bega ready ago; ಬೇಗ ಪೊಸೆಷನ್; ಬೇಗ ಕೀ ಕೊಡೋ; ಕೀ ಬೇಗ ಕೊಡೋ; ಕೀ ಬೇಗ ಕೊಡೋ ಪ್ರಾಜೆಕ್ಟ್; ಕೀ ಬೇಗ ಸಿಗೋ; ಬೇಗ ಸಿಗೋ; ಬೇಗ ಸಿಗೋದು; ಬೇಗ ರೆಡಿ ಆಗೋ; ಹತ್ತಿರದ ದಿನಾಂಕ`,
  ],
];

export const ordersInKannada: readonly (readonly [Sort, readonly string[]])[] = [
  ...THINGS.map(([sort, things]): [Sort, string[]] => [
    sort,
    everyPhrase(list(things), THAT_IS, FIRST),
  ]),
  [
    'area-asc',
    list(`
      chikkadrinda doddadakke; chikkadarinda doddadakke; chikkadinda doddadakke; sannadrinda doddadakke; sannadarinda doddadakke; ಚಿಕ್ಕದ್ರಿಂದ ದೊಡ್ಡದಕ್ಕೆ; ಚಿಕ್ಕದರಿಂದ ದೊಡ್ಡದಕ್ಕೆ; ಸಣ್ಣದ್ರಿಂದ ದೊಡ್ಡದಕ್ಕೆ; ಸಣ್ಣದರಿಂದ ದೊಡ್ಡದಕ್ಕೆ
    `),
  ],
  [
    'area-desc',
    list(`
      doddadrinda chikkadakke; doddadarinda chikkadakke; doddadinda chikkadakke; doddadrinda sannadakke; ದೊಡ್ಡದ್ರಿಂದ ಚಿಕ್ಕದಕ್ಕೆ; ದೊಡ್ಡದರಿಂದ ಚಿಕ್ಕದಕ್ಕೆ; ದೊಡ್ಡದ್ರಿಂದ ಸಣ್ಣದಕ್ಕೆ; ವಿಸ್ತೀರ್ಣ ಹೆಚ್ಚಿರುವ ಮೊದಲು
    `),
  ],
  [
    'distance-asc',
    list(`
      doora prakara; doorada prakara; hattira inda doora; hattirada prakara; ದೂರದ ಪ್ರಕಾರ; ದೂರದ ಪ್ರಕಾರ ಸಾರ್ಟ್ ಮಾಡಿ; ಹತ್ತಿರದ ಪ್ರಕಾರ
    `),
  ],
  [
    'possession-asc',
    list('ಹಸ್ತಾಂತರ ದಿನಾಂಕದ ಕ್ರಮದಲ್ಲಿ; ಹಸ್ತಾಂತರದ ಕ್ರಮದಲ್ಲಿ; possession kramadalli; possession prakara'),
  ],
];

/** "rating jaasti iroddu modlu": an order that the catalogue does not have. */
export const unheldOrdersInKannada: readonly string[] = everyPhrase(
  list(
    'rating jaasti; rating jasti; olle rating; jaasti rating; rating chennagi; ಒಳ್ಳೆ ರೇಟಿಂಗ್; ರೇಟಿಂಗ್ ಜಾಸ್ತಿ; ಜಾಸ್ತಿ ರೇಟಿಂಗ್; ಒಳ್ಳೆಯ ರೇಟಿಂಗ್',
  ),
  list('; iro; irodu; iroddu; ಇರೋ; ಇರೋದು; ಇರುವ'),
  list('modalu; modlu; first; mele; ಮೊದಲು; ಮೊದ್ಲು; ಫಸ್ಟ್; ಮೇಲೆ'),
);
