import { list } from '../phrases.ts';

/*
 * Number words that only a sum or a size makes sure of: between the tens in Hindi, hundreds and thousands in
 * Kannada. `number-words.ts` holds those that are read anywhere.
 */

/** 21 to 99, in Latin letters and Devanagari. */
const HINDI = `
21 ikkis ikkees इक्कीस; 22 bais baais बाईस बाइस; 23 teis teyis तेईस तेइस; 24 chaubis chaubees चौबीस;
25 pachchis pachis पच्चीस; 26 chhabbis chabbis छब्बीस; 27 sattais सत्ताईस सत्ताइस; 28 atthais athais अट्ठाईस अठाईस;
29 untis unnatees उनतीस उन्तीस; 31 ikattis iktis इकतीस इकत्तीस; 32 battis battees बत्तीस; 33 taintis tentis तैंतीस;
34 chauntis chautis चौंतीस; 35 paintis पैंतीस; 36 chhattis chattis छत्तीस; 37 saintis सैंतीस; 38 adtis artis अड़तीस;
39 untalis unchalis उनतालीस; 41 iktalis iktalees इकतालीस; 42 bayalis bayalees बयालीस; 43 tentalis taintalis तैंतालीस;
44 chauvalis chavalis चौवालीस चवालीस; 45 paintalis पैंतालीस; 46 chhiyalis chiyalis छियालीस; 47 saintalis सैंतालीस;
48 adtalis artalis अड़तालीस; 49 unchas unanchas उनचास; 51 ikyavan ikyawan इक्यावन; 52 bavan bawan बावन;
53 tirpan tirepan तिरपन तिरेपन; 54 chauvan chawwan चौवन चव्वन; 55 pachpan पचपन; 56 chhappan chappan छप्पन;
57 sattavan sattawan सत्तावन; 58 atthavan athawan अट्ठावन अठावन; 59 unsath unsat उनसठ; 61 iksath इकसठ;
62 basath baasath बासठ; 63 tirsath tiresath तिरसठ तिरेसठ; 64 chausath चौंसठ चौसठ; 65 painsath पैंसठ;
66 chhiyasath छियासठ; 67 sadsath sarsath सड़सठ; 68 adsath arsath अड़सठ; 69 unhattar unattar उनहत्तर;
71 ikhattar इकहत्तर; 72 bahattar bahatar बहत्तर; 73 tihattar तिहत्तर; 74 chauhattar चौहत्तर;
75 pachattar pachhattar pichattar पचहत्तर पिचहत्तर; 76 chhihattar छिहत्तर; 77 satattar sathattar सतहत्तर;
78 athattar athhattar अठहत्तर; 79 unasi unaasi उन्यासी उनासी; 81 ikyasi इक्यासी; 82 bayasi बयासी; 83 tirasi तिरासी;
84 chaurasi चौरासी; 85 pachasi pichasi पचासी पिचासी; 86 chhiyasi छियासी; 87 sattasi सत्तासी सतासी;
88 atthasi athasi अट्ठासी अठासी; 89 navasi nawasi नवासी; 91 ikyanve ikyanbe इक्यानवे; 92 banve banbe बानवे;
93 tiranve tiranbe तिरानवे; 94 chauranve चौरानवे; 95 pachanve panchanve पचानवे पंचानवे; 96 chhiyanve छियानवे;
97 sattanve sattanbe सत्तानवे; 98 atthanve athanve अट्ठानवे अठानवे; 99 ninyanve निन्यानवे
`;

/** Kannada's tens as they stand before a unit, and the units behind them: "aravatta-elu" is 67. */
const KANNADA_TENS: readonly [number, string][] = [
  [20, 'ippatt'],
  [30, 'muvatt'],
  [40, 'nalavatt'],
  [40, 'nalvatt'],
  [50, 'aivatt'],
  [60, 'aravatt'],
  [60, 'arvatt'],
  [70, 'eppatt'],
  [70, 'yeppatt'],
  [80, 'embatt'],
  [80, 'yembatt'],
  [90, 'tombatt'],
];
const KANNADA_UNITS = 'ondu eradu mooru naalku aidu aaru elu entu ombattu'.split(' ');

/** English numbers as they are written in the native scripts. */
const ENGLISH = `
1 वन ವನ್; 2 टू ಟೂ डबल ಡಬಲ್; 3 थ्री ತ್ರೀ ಥ್ರೀ ट्रिपल ತ್ರಿಬಲ್ ಟ್ರಿಪಲ್ tribble; 4 फोर ಫೋರ್; 5 फाइव ಫೈವ್; 6 सिक्स ಸಿಕ್ಸ್; 7 सेवन ಸೆವೆನ್;
8 एट ಏಟ್; 9 नाइन ನೈನ್; 10 टेन ಟೆನ್; 20 ट्वेंटी ಟ್ವೆಂಟಿ; 30 थर्टी ಥರ್ಟಿ; 40 फोर्टी ಫಾರ್ಟಿ ಫೋರ್ಟಿ; 50 फिफ्टी ಫಿಫ್ಟಿ; 60 सिक्सटी ಸಿಕ್ಸ್ಟಿ ಸಿಕ್ಸ್‌ಟಿ;
70 सेवंटी सेवेंटी ಸೆವೆಂಟಿ; 80 एटी एट्टी ಏಟಿ ಎಯ್ಟಿ; 90 नाइंटी ನೈಂಟಿ; 100 हंड्रेड ಹಂಡ್ರೆಡ್; 0.5 हाफ ಹಾಫ್
`;

const OTHERS: readonly (readonly [number, string])[] = [
  [1, 'ond; ontu; vondu; ondhu; ಒಂದ್'],
  [1.25, 'ondu kaalu; ಒಂದು ಕಾಲ್; ondukaal'],
  [1.5, 'one and half; one and a half; ondu vare; ek aur aadha'],
  [1.75, 'ondu mukkaalu; ಒಂದೂ ಮುಕ್ಕಾಲು; ಒಂದೂ ಮುಕ್ಕಾಲ್'],
  [7, 'seven; ಏಳ್'],
  [200, 'innooru; ಇನ್ನೂರು; do sau'],
  [300, 'munnooru; ಮುನ್ನೂರು'],
  [400, 'naanooru; ನಾನೂರು; ನಾಲ್ಕುನೂರು'],
  [500, 'ainooru; ಐನೂರು; ಐದುನೂರು'],
  [600, 'aarunooru; ಆರುನೂರು; ಆರ್ನೂರು'],
  [700, 'elunooru; ಏಳುನೂರು; ಏಳ್ನೂರು'],
  [800, 'entunooru; ಎಂಟುನೂರು; ಎಂಟ್ನೂರು'],
  [900, 'ombainooru; ಒಂಬೈನೂರು'],
  [
    1000,
    'thousand; a thousand; hazaar; hazar; hajar; hajaar; saavira; savira; हज़ार; हजार; ಸಾವಿರ; ಸಾವಿರದ',
  ],
];

/** Each number with its words. */
export const spokenNumbers: readonly (readonly [number, readonly string[]])[] = [
  ...`${HINDI};${ENGLISH}`.split(';').map((entry): readonly [number, readonly string[]] => {
    const [number = '', ...words] = entry.trim().split(/\s+/);
    return [Number(number), words];
  }),
  ...KANNADA_TENS.flatMap(([tens, stem]) =>
    KANNADA_UNITS.map((unit, at): readonly [number, readonly string[]] => [
      tens + at + 1,
      [stem + unit],
    ]),
  ),
  ...KANNADA_UNITS.map((unit, at): readonly [number, readonly string[]] => [
    at + 1.5,
    [`${unit}vare`, `${unit.replace(/u$/, '')}vare`, `${unit} vare`],
  ]),
  ...OTHERS.map(([number, words]) => [number, list(words)] as const),
];
