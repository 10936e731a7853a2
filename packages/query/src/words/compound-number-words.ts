/* The numbers between the tens, which Hindi has a word of its own for and Kannada joins in one. */

/** 21 to 99, in Latin letters and Devanagari. */
const HINDI = `
21 ikkis ikkees इक्कीस; 22 bais baais बाईस बाइस; 23 teis teyis तेईस तेइस; 24 chaubis chaubees चौबीस;
25 pachees pachchis pachis pacchis पच्चीस; 26 chhabbis chabbis छब्बीस; 27 sattais सत्ताईस सत्ताइस; 28 atthais athais अट्ठाईस अठाईस;
29 untis unnatees उनतीस उन्तीस; 31 ikattis iktis इकतीस इकत्तीस; 32 battis battees बत्तीस; 33 taintis tentis तैंतीस;
34 chauntis chautis चौंतीस; 35 paintees paintis पैंतीस; 36 chhattis chattis छत्तीस; 37 saintis सैंतीस; 38 adtis artis अड़तीस;
39 untalis unchalis उनतालीस; 41 iktalis iktalees इकतालीस; 42 bayalis bayalees बयालीस; 43 tentalis taintalis तैंतालीस;
44 chauvalis chavalis चौवालीस चवालीस; 45 paintalis paintalees पैंतालीस; 46 chhiyalis chiyalis छियालीस; 47 saintalis सैंतालीस;
48 adtalis artalis अड़तालीस; 49 unchas unanchas उनचास; 51 ikyavan ikyawan इक्यावन; 52 bavan bawan बावन;
53 tirpan tirepan तिरपन तिरेपन; 54 chauvan chawwan चौवन चव्वन; 55 pachpan पचपन; 56 chhappan chappan छप्पन;
57 sattavan sattawan सत्तावन; 58 atthavan athawan अट्ठावन अठावन; 59 unsath unsat उनसठ; 61 iksath इकसठ;
62 basath baasath बासठ; 63 tirsath tiresath तिरसठ तिरेसठ; 64 chausath चौंसठ चौसठ; 65 painsath paisath पैंसठ;
66 chhiyasath छियासठ; 67 sadsath sarsath सड़सठ; 68 adsath arsath अड़सठ; 69 unhattar unattar उनहत्तर;
71 ikhattar इकहत्तर; 72 bahattar bahatar बहत्तर; 73 tihattar तिहत्तर; 74 chauhattar चौहत्तर;
75 pachattar pachhattar pichattar पचहत्तर पिचहत्तर; 76 chhihattar छिहत्तर; 77 satattar sathattar सतहत्तर;
78 athattar athhattar अठहत्तर; 79 unasi unaasi उन्यासी उनासी; 81 ikyasi इक्यासी; 82 bayasi बयासी; 83 tirasi तिरासी;
84 chaurasi चौरासी; 85 pachasi pachaasi pichasi पचासी पिचासी; 86 chhiyasi छियासी; 87 sattasi सत्तासी सतासी;
88 atthasi athasi अट्ठासी अठासी; 89 navasi nawasi नवासी; 91 ikyanve ikyanbe इक्यानवे; 92 banve banbe बानवे;
93 tiranve tiranbe तिरानवे; 94 chauranve चौरानवे; 95 pachanve pachanbe panchanve पचानवे पंचानवे; 96 chhiyanve छियानवे;
97 sattanve sattanbe सत्तानवे; 98 atthanve athanve अट्ठानवे अठानवे; 99 ninyanve निन्यानवे
`;

/** Kannada's tens as they stand before a unit: "aravatta-elu" is 67. */
const TENS: readonly (readonly [number, string])[] = [
  [20, 'ippat ippa ಇಪ್ಪ'],
  [30, 'muvat moovat muvvat muva moova ಮೂವ ಮುವ್ವ'],
  [40, 'nalavat nalvat nalava nalva ನಲವ ನಲ್ವ'],
  [50, 'aivat ayvat aiva ayva ಐವ'],
  [60, 'aravat arvat arava arva ಅರವ ಅರ್ವ'],
  [70, 'eppat yeppat eppa yeppa ಎಪ್ಪ'],
  [80, 'embat yembat emba yemba ಎಂಬ'],
  [90, 'tombat thombat tomba thomba ತೊಂಬ'],
];

/** The units behind them. Between the two stands the doubled t of the ten, or what is left of it before a consonant. */
const UNITS = [
  'tondu thondu ತ್ತೊಂದು',
  'teradu theradu ತ್ತೆರಡು',
  'mooru tmooru thmooru tamooru ತ್ಮೂರು ತ್ತಮೂರು ತ್ತ್ಮೂರು ತ್ತುಮೂರು',
  'nalku naalku tnalku tnaalku thnalku tanalku ತ್ನಾಲ್ಕು ತ್ತನಾಲ್ಕು ತ್ತ್ನಾಲ್ಕು ತ್ತುನಾಲ್ಕು',
  'taidu thaidu ತ್ತೈದು',
  'taru taaru tharu thaaru ತ್ತಾರು',
  'telu thelu ತ್ತೇಳು',
  'tentu thentu ತ್ತೆಂಟು',
  'tombattu thombattu ತ್ತೊಂಬತ್ತು',
].map((forms) => forms.split(' '));

const isLatin = (word: string): boolean => /^[a-z]/.test(word);

/** 21 to 99 between the tens, each with its words in both scripts of Hindi and Kannada. */
export const compoundNumbers: readonly (readonly [number, readonly string[]])[] = [
  ...HINDI.split(';').map((entry): readonly [number, readonly string[]] => {
    const [number = '', ...words] = entry.trim().split(/\s+/);
    return [Number(number), words];
  }),
  ...TENS.flatMap(([tens, stems]) =>
    UNITS.map((units, at): readonly [number, readonly string[]] => [
      tens + at + 1,
      stems
        .split(' ')
        .flatMap((stem) =>
          units.filter((unit) => isLatin(unit) === isLatin(stem)).map((unit) => stem + unit),
        ),
    ]),
  ),
];
