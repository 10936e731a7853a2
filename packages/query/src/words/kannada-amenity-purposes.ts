import { everyPhrase, list, phraseSet } from '../phrases.ts';
import type { Purposes } from './amenity-purposes.ts';
import { wordSet } from '../tokens.ts';

/** "To do it" as it is said and typed: "madoke", "maadakke", "ಮಾಡೋಕೆ". */
const TO_DO = list(`
  madoke; maadoke; madokke; maadokke; madakke; maadakke; madlikke; maadlikke; madodakke; maadodakke; madalu; maadalu; mado; maado;
  ಮಾಡೋಕೆ; ಮಾಡೋಕ್ಕೆ; ಮಾಡಕ್ಕೆ; ಮಾಡಲು; ಮಾಡೋದಕ್ಕೆ; ಮಾಡಲಿಕ್ಕೆ; ಮಾಡ್ಲಿಕ್ಕೆ; ಮಾಡುವ; ಮಾಡೋ
`);
const TO_PLAY = list(`
  aadoke; adoke; aadokke; adokke; aadakke; adakke; aadlikke; aadodakke; aadalu; aado; ado;
  ಆಡೋಕೆ; ಆಡೋಕ್ಕೆ; ಆಡಕ್ಕೆ; ಆಡಲು; ಆಡೋದಕ್ಕೆ; ಆಡ್ಲಿಕ್ಕೆ; ಆಡುವ; ಆಡೋ
`);
const TO_RIDE = list(`
  odsoke; odsakke; odsokke; odisoke; odisakke; odisokke; odiso; odso; odisalu; hodiyoke; hodeyoke; hodiyakke; hodeyakke; hodiyo; tulyoke; tulyakke; tuliyoke; tuliyakke; tuliyalu; tuliyo; kaliyoke; kaliyakke; bidoke; bidakke;
  ಓಡಿಸೋಕೆ; ಓಡಿಸಕ್ಕೆ; ಓಡಿಸಲು; ಓಡಿಸೋ; ಓಡ್ಸೋಕೆ; ಓಡ್ಸಕ್ಕೆ; ಹೊಡೆಯೋಕೆ; ಹೊಡೆಯಕ್ಕೆ; ಹೊಡೆಯಲು; ಹೊಡೆಯೋ; ತುಳಿಯೋಕೆ; ತುಳಿಯಕ್ಕೆ; ತುಳಿಯಲು; ತುಳಿಯೋ; ಕಲಿಯೋಕೆ
`);
const TO_RUN = list(
  'odoke; odokke; odakke; odalu; nadiyoke; nadiyakke; nadeyoke; ಓಡೋಕೆ; ಓಡಕ್ಕೆ; ಓಡಲು; ನಡೆಯೋಕೆ; ನಡೆಯಕ್ಕೆ; ನಡೆಯಲು',
);
const TO_KEEP = list(`
  saakoke; saakakke; saakokke; saakalu; sakoke; sakakke; saakbahudu; saakbahudada; saakabahudu; saakabahudada; saakbodu; saakodu; saako; saaklikke; idkolloke; idkollakke; idkobahudu; idkobodu; bidoke; bido; biduva; bidodu; bidtare; bidbahudu; allow; allow iro; allow mado; allowed;
  ಸಾಕೋಕೆ; ಸಾಕಕ್ಕೆ; ಸಾಕಲು; ಸಾಕಬಹುದು; ಸಾಕ್ಬಹುದು; ಸಾಕಬಹುದಾದ; ಸಾಕ್ಬಹುದಾದ; ಸಾಕೋ; ಸಾಕುವ; ಇಟ್ಕೊಳ್ಳೋಕೆ; ಬಿಡೋ; ಬಿಡುವ; ಬಿಡೋಕೆ; ಬಿಡ್ತಾರೆ; ಅಲೋ; ಅಲೋ ಇರೋ; ಅಲೋ ಮಾಡೋ; ಅಲೌಡ್
`);
const TO_PARK = list(`
  nillisoke; nillisakke; nillisokke; nilsoke; nilsakke; nilsokke; nillsoke; nillsakke; nillisalu; niluso; nilliso; park madoke; park madakke; park maadoke; parking madoke; idoke; idakke;
  ನಿಲ್ಲಿಸೋಕೆ; ನಿಲ್ಲಿಸಕ್ಕೆ; ನಿಲ್ಲಿಸಲು; ನಿಲ್ಸೋಕೆ; ನಿಲ್ಸಕ್ಕೆ; ನಿಲ್ಲಿಸೋ; ಪಾರ್ಕ್ ಮಾಡೋಕೆ; ಪಾರ್ಕ್ ಮಾಡಲು; ಇಡೋಕೆ
`);
const TO_SIT = list(`
  kooroke; koorakke; kooralu; kooro; koothkolloke; koothkollakke; kuthkolloke; kutkolloke; kuntkolloke; kuntkollakke; kulitukollalu; sitting; harate hodiyoke; harate hodeyoke; matadoke; maathadoke; time pass madoke; rest madoke; walk madoke; seroke;
  ಕೂರೋಕೆ; ಕೂರಲು; ಕೂರೋ; ಕೂರುವ; ಕೂತ್ಕೊಳ್ಳೋಕೆ; ಕೂತುಕೊಳ್ಳಲು; ಕುಳಿತುಕೊಳ್ಳಲು; ಕುಂತ್ಕೊಳ್ಳೋಕೆ; ಸಿಟ್ಟಿಂಗ್; ಹರಟೆ ಹೊಡೆಯೋಕೆ; ಹರಟೆ ಹೊಡೆಯಲು; ಮಾತಾಡೋಕೆ; ಸೇರೋಕೆ; ವಿಶ್ರಾಂತಿ
`);

const TRACK = list('track; path; ಟ್ರ್ಯಾಕ್; ಟ್ರಾಕ್; ಪಾತ್');
const DOGS = list(
  'naayi; nayi; nai; naayige; nayige; naayigalige; bekku; bekkige; naayi bekku; pet; pets; dog; dogs; dog ge; pets ge; saaku praani; ನಾಯಿ; ನಾಯಿಗಳನ್ನ; ಬೆಕ್ಕು; ನಾಯಿ ಬೆಕ್ಕು; ಪೆಟ್; ಪೆಟ್ಸ್; ಸಾಕುಪ್ರಾಣಿ; ಸಾಕು ಪ್ರಾಣಿ',
);
const DOGS_FOR = list(
  'naayige; nayige; naayigalige; nayigalige; naayi ge; pets ge; pet ge; dogs ge; ನಾಯಿಗೆ; ನಾಯಿಗಳಿಗೆ; ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ; ಸಾಕು ಪ್ರಾಣಿಗಳಿಗೆ; ಪೆಟ್ಸ್‌ಗೆ',
);
const ELDERS = list(`
  hiriyarige; hiriyaru; hiriyara; vayassadavarige; vayasadavarige; vayassadavrige; vayasadavrige; vayassadavaru; vayasadavaru; vayassadavru; vayasadavru; vayasagirorige; elders; elders ge; seniors ge; ajja ajji; ajja ajji ge; ajja ajjige; appa amma ge; tande tayi ge;
  ಹಿರಿಯರಿಗೆ; ಹಿರಿಯರು; ವಯಸ್ಸಾದವರಿಗೆ; ವಯಸ್ಸಾದೋರಿಗೆ; ವಯಸ್ಸಾದವರು; ವಯಸ್ಸಾದೋರು; ಅಜ್ಜ ಅಜ್ಜಿಗೆ; ಅಜ್ಜ ಅಜ್ಜಿ; ಅಜ್ಜ ಅಜ್ಜಿಗೆ ಅಂತ
`);
const GUESTS = list(`
  guests; guest; guests ge; visitors; visitors ge; nentru; nentara; nentarige; nentrige; bandavara; bandavarige; bandavru; bandoru; bandorige; athithigala; atithigala;
  ಗೆಸ್ಟ್; ಗೆಸ್ಟ್ಸ್; ನೆಂಟರ; ನೆಂಟರಿಗೆ; ಬಂದವರ; ಬಂದವರಿಗೆ; ಬಂದೋರ; ಬಂದೋರಿಗೆ; ಅತಿಥಿಗಳ; ಅತಿಥಿಗಳಿಗೆ; ವಿಸಿಟರ್; ವಿಸಿಟರ್ಸ್
`);
const THEIR_CAR = [
  '',
  ...list(
    'car; gaadi; gadi; gaadi ge; gaadige; gadige; car ge; carige; car gu; ಕಾರು; ಕಾರಿಗೆ; ಕಾರಿಗೂ; ಗಾಡಿ; ಗಾಡಿಗೆ; ಗಾಡಿಗೂ',
  ),
];
const CARS = list('car; gaadi; gadi; vehicle; bike; namma car; nan car; ಕಾರು; ಕಾರ್; ಗಾಡಿ; ಬೈಕ್; ವಾಹನ');
const APART = ['', ...list('bere; separate; pratyeka; prathyeka; ಬೇರೆ; ಪ್ರತ್ಯೇಕ; ಸಪರೇಟ್')];

const FEASTS = list(`
  function; functions; function ge; birthday; birthday function; birthday party; party; parties; program; programs; namakarana; seemantha; nishchitartha; sanna function; sanna putta function; hutthabba; huttuhabba; samarambha; karyakrama; get together;
  ಫಂಕ್ಷನ್; ಫಂಕ್ಷನ್ಸ್; ಬರ್ತ್‌ಡೇ; ಬರ್ತ್ಡೇ ಪಾರ್ಟಿ; ಪಾರ್ಟಿ; ಕಾರ್ಯಕ್ರಮ; ನಾಮಕರಣ; ಸೀಮಂತ; ಹುಟ್ಟುಹಬ್ಬ; ಸಮಾರಂಭ; ಸಣ್ಣ ಫಂಕ್ಷನ್; ಸಣ್ಣ ಪುಟ್ಟ ಫಂಕ್ಷನ್; ಚಿಕ್ಕ ಫಂಕ್ಷನ್
`);
const ELECTRIC = list(`
  ev; electric; electric car; electric gaadi; electric scooter; electric vehicle; scooter; ather; ola; ather scooter; ola scooter; electric bike; e scooter; car; gaadi;
  ಇವಿ; ಎಲೆಕ್ಟ್ರಿಕ್; ಎಲೆಕ್ಟ್ರಿಕ್ ಕಾರು; ಎಲೆಕ್ಟ್ರಿಕ್ ಗಾಡಿ; ಎಲೆಕ್ಟ್ರಿಕ್ ಸ್ಕೂಟರ್; ಸ್ಕೂಟರ್; ಏಥರ್; ಏಥರ್ ಸ್ಕೂಟರ್; ಓಲಾ; ಕಾರು; ಗಾಡಿ
`);
const FROM_PHONE = list(
  'mobile inda; mobile indane; mobile alli; phone inda; phone indane; phone alli; app inda; ಮೊಬೈಲಿಂದ; ಮೊಬೈಲಿಂದಲೇ; ಮೊಬೈಲ್‌ನಿಂದ; ಮೊಬೈಲಲ್ಲಿ; ಫೋನಿಂದ; ಫೋನಿಂದಲೇ; ಆಪ್‌ನಿಂದ',
);
const LAMPS = [
  '',
  ...list(
    'ella; light; lights; light fan; light fan ella; light ac; light fan ac; light ella; lights ella; fan ella; ಎಲ್ಲಾ; ಲೈಟ್; ಲೈಟು; ಲೈಟು ಫ್ಯಾನು; ಲೈಟ್ ಫ್ಯಾನ್; ಲೈಟು ಫ್ಯಾನು ಎಲ್ಲಾ',
  ),
];
const SWITCHED = list(
  'control; on off; on off mado; off mado; off madoke; operate; ಕಂಟ್ರೋಲ್; ಆನ್ ಆಫ್; ಆಫ್ ಮಾಡೋ; ಆಫ್ ಮಾಡೋಕೆ; ಆನ್ ಆಫ್ ಮಾಡೋ',
);

const played = (games: string) => everyPhrase(list(games), TO_PLAY);

const PURPOSES: Readonly<Record<string, readonly string[]>> = {
  'swimming-pool': [
    ...everyPhrase(list('swim; swimming; eeju; ಸ್ವಿಮ್; ಸ್ವಿಮ್ಮಿಂಗ್; ಸ್ವಿಮಿಂಗ್; ಈಜು'), TO_DO),
    ...list(`
      eejoke; eejakke; eejokke; eejodakke; eejalu; eeju hodiyoke; eeju hodeyoke; ಈಜೋಕೆ; ಈಜಕ್ಕೆ; ಈಜಲು; ಈಜಾಡೋಕೆ; ಈಜಾಡಲು
    `),
  ],
  gym: everyPhrase(
    list(`
      workout; work out; exercise; gym; vyayama; vyaayama; kasarattu; ವರ್ಕೌಟ್; ವರ್ಕ್ ಔಟ್; ವ್ಯಾಯಾಮ; ಎಕ್ಸರ್ಸೈಸ್; ಜಿಮ್; ಕಸರತ್ತು
    `),
    TO_DO,
  ),
  'kids-play-area': everyPhrase(
    list(`
      makkalu; makkalige; makkalge; makkala; makkal; chikka makkalu; chikka makkalige; chikka makkal; sanna makkalige; maklu; maklige; ಮಕ್ಕಳು; ಮಕ್ಕಳಿಗೆ; ಮಕ್ಕಳ; ಮಕ್ಳು; ಮಕ್ಳಿಗೆ; ಚಿಕ್ಕ ಮಕ್ಕಳಿಗೆ;
      ಪುಟ್ಟ ಮಕ್ಕಳಿಗೆ
    `),
    [
      ...TO_PLAY.filter((verb) => verb !== 'adakke'),
      ...list(`
        aatakke; aata aadoke; aata aadakke; aata adakke; aata adoke; ಆಟಕ್ಕೆ; ಆಟ ಆಡೋಕೆ; ಆಟ ಆಡಕ್ಕೆ; ಆಟ ಆಡಲು; ಆಟವಾಡಲು; ಆಟವಾಡೋಕೆ
      `),
    ],
  ),
  'jogging-track': [
    ...everyPhrase(
      list(`
        jog; jogging; walk; walking; running; walking jogging; morning walk; evening walk; belige walk; ಜಾಗ್; ಜಾಗಿಂಗ್; ವಾಕ್; ವಾಕಿಂಗ್; ರನ್ನಿಂಗ್; ವಾಕಿಂಗ್ ಜಾಗಿಂಗ್; ಮಾರ್ನಿಂಗ್ ವಾಕ್; ಬೆಳಿಗ್ಗೆ ವಾಕ್
      `),
      TO_DO,
    ),
    ...everyPhrase(TO_RUN, TRACK),
  ],
  'car-parking': everyPhrase(CARS, TO_PARK),
  'visitor-parking': [
    ...everyPhrase(GUESTS, THEIR_CAR, APART, list('parking; ಪಾರ್ಕಿಂಗ್')),
    ...everyPhrase(CARS, TO_PARK, list('visitor parking; guest parking; ವಿಸಿಟರ್ ಪಾರ್ಕಿಂಗ್; ಗೆಸ್ಟ್ ಪಾರ್ಕಿಂಗ್')),
    ...everyPhrase(GUESTS, list('car; gaadi; gadi; ಕಾರು; ಗಾಡಿ'), TO_PARK),
  ],
  intercom: everyPhrase(
    list('security jote; watchman jote; gate jote; ಸೆಕ್ಯುರಿಟಿ ಜೊತೆ; ವಾಚ್‌ಮನ್ ಜೊತೆ'),
    list(`
      matadoke; matadakke; maathadoke; maathadakke; maatadoke; maatadakke; ಮಾತಾಡೋಕೆ; ಮಾತಾಡಕ್ಕೆ; ಮಾತನಾಡಲು
    `),
  ),
  'ev-charging': everyPhrase(ELECTRIC, list('charge; charging; ಚಾರ್ಜ್; ಚಾರ್ಜಿಂಗ್'), TO_DO),
  'pet-friendly': [
    ...everyPhrase(DOGS, TO_KEEP),
    // "ನಾಯಿ ಬಿಡದ ಸೊಸೈಟಿ ಬೇಡ": where none may be kept is refused.
    ...everyPhrase(
      list('naayi; nayi; pets; pet; dogs; ನಾಯಿ; ಪೆಟ್ಸ್; ಸಾಕುಪ್ರಾಣಿ'),
      list('bidada; bidade iro; bidadiro; allow madada; ಬಿಡದ; ಬಿಡದೇ ಇರೋ; ಬಿಡದಿರೋ; ಅಲೋ ಮಾಡದ'),
      list('society; apartment; building; jaaga; ಸೊಸೈಟಿ; ಅಪಾರ್ಟ್‌ಮೆಂಟ್; ಬಿಲ್ಡಿಂಗ್; ಜಾಗ'),
      ['', ...list('namge; nange; ನಮ್ಗೆ; ನಮಗೆ; ನಂಗೆ')],
      list('beda; ಬೇಡ'),
    ),
  ],
  'pet-park': [
    ...everyPhrase(DOGS_FOR, APART, list('park; area; zone; ಪಾರ್ಕ್; ಪಾರ್ಕು; ಏರಿಯಾ')),
    ...everyPhrase(
      list('naayi; nayi; pet; dog; pets; dogs; ನಾಯಿ; ಪೆಟ್; ನಾಯಿಗಳು'),
      [...TO_PLAY, ...TO_RUN],
      ['', ...list('pet park; dog park; ಪೆಟ್ ಪಾರ್ಕ್')],
    ),
  ],
  'badminton-court': played(
    'badminton; shuttle; shuttle cock; shuttlecock; ಬ್ಯಾಡ್ಮಿಂಟನ್; ಶಟಲ್; ಷಟಲ್; ಶಟಲ್ ಕಾಕ್',
  ),
  'tennis-court': played('tennis; lawn tennis; ಟೆನಿಸ್; ಟೆನ್ನಿಸ್; ಲಾನ್ ಟೆನಿಸ್; ಲಾನ್ ಟೆನ್ನಿಸ್'),
  'basketball-court': played('basketball; basket ball; ಬಾಸ್ಕೆಟ್‌ಬಾಲ್; ಬಾಸ್ಕೆಟ್ ಬಾಲ್'),
  'squash-court': played('squash; ಸ್ಕ್ವಾಷ್; ಸ್ಕ್ವಾಶ್; ಸ್ಕ್ವ್ಯಾಶ್; ಸ್ಕ್ವ್ಯಾಷ್'),
  'cricket-pitch': played('cricket; cricketu; ಕ್ರಿಕೆಟ್; ಕ್ರಿಕೆಟ್ಟು'),
  'skating-rink': everyPhrase(list('skating; skate; skeating; ಸ್ಕೇಟಿಂಗ್; ಸ್ಕೇಟ್'), [
    ...TO_DO,
    ...TO_PLAY,
    ...TO_RIDE,
  ]),
  'table-tennis': played('tt; table tennis; ping pong; ಟಿಟಿ; ಟೇಬಲ್ ಟೆನಿಸ್; ಟೇಬಲ್ ಟೆನ್ನಿಸ್; ಪಿಂಗ್ ಪಾಂಗ್'),
  'indoor-games': played(
    'carrom; chess; carrom chess; carrom board; indoor games; indoor; ಕೇರಂ; ಕ್ಯಾರಂ; ಚೆಸ್; ಕೇರಂ ಚೆಸ್; ಇಂಡೋರ್ ಗೇಮ್ಸ್; ಇಂಡೋರ್',
  ),
  'cycling-track': everyPhrase(
    list('cycle; cyclu; saikal; saikalu; bicycle; cycling; ಸೈಕಲ್; ಸೈಕಲ್ಲು; ಸೈಕ್ಲಿಂಗ್; ಬೈಸಿಕಲ್'),
    [...TO_RIDE, ...TO_DO],
  ),
  'yoga-deck': everyPhrase(list('yoga; yogasana; dhyana; meditation; ಯೋಗ; ಯೋಗಾ; ಯೋಗಾಸನ; ಧ್ಯಾನ'), TO_DO),
  'mini-theatre': everyPhrase(
    list('cinema; cinema ella; movie; movies; film; ಸಿನಿಮಾ; ಮೂವಿ; ಫಿಲ್ಮ್'),
    list('nodoke; nodakke; nodokke; nodalu; nodo; ನೋಡೋಕೆ; ನೋಡಕ್ಕೆ; ನೋಡಲು; ನೋಡೋ'),
  ),
  'party-hall': [
    ...everyPhrase(FEASTS, TO_DO),
    ...everyPhrase(FEASTS, list('hall; haal; ಹಾಲ್')),
    ...everyPhrase(
      list(`
        functionge; functiongalige; party ge; partyge; birthdayge; function ge; programs ge; ಫಂಕ್ಷನ್‌ಗೆ; ಪಾರ್ಟಿಗೆ; ಕಾರ್ಯಕ್ರಮಕ್ಕೆ; ಸಮಾರಂಭಕ್ಕೆ
      `),
      list('hall; haal; ಹಾಲ್'),
    ),
  ],
  library: everyPhrase(
    list('pustaka; book; books; ಪುಸ್ತಕ; ಪುಸ್ತಕಗಳನ್ನ; ಬುಕ್ಸ್'),
    list('odoke; odakke; odokke; odalu; ಓದೋಕೆ; ಓದಕ್ಕೆ; ಓದಲು'),
  ),
  'co-working': everyPhrase(
    list('wfh; work from home; office kelsa; laptop kelsa; ವರ್ಕ್ ಫ್ರಂ ಹೋಮ್; ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್; ಆಫೀಸ್ ಕೆಲಸ'),
    TO_DO,
    list('jaaga; jaga; space; room; area; ಜಾಗ; ಸ್ಥಳ; ರೂಮ್; ಏರಿಯಾ'),
  ),
  creche: everyPhrase(
    list('magu; maguna; maguvanna; makkalanna; makkalna; paapu; ಮಗು; ಮಗುನ; ಮಗುವನ್ನ; ಮಕ್ಕಳನ್ನ; ಪಾಪು'),
    list(`
      bittu hogoke; bittu hogakke; bit hogoke; nodkolloke; nodkollakke; nodkollo; ಬಿಟ್ಟು ಹೋಗೋಕೆ; ಬಿಟ್ಟು ಹೋಗಕ್ಕೆ; ಬಿಟ್ಟು ಹೋಗಲು; ನೋಡ್ಕೊಳ್ಳೋಕೆ; ನೋಡಿಕೊಳ್ಳೋ; ನೋಡ್ಕೊಳ್ಳೋ; ನೋಡಿಕೊಳ್ಳಲು
    `),
    ['', ...list('day care; daycare; creche; ಡೇ ಕೇರ್; ಡೇಕೇರ್; ಕ್ರೆಶ್')],
  ),
  'senior-citizen-area': everyPhrase(ELDERS, TO_SIT),
  'barbecue-area': everyPhrase(list('barbecue; barbeque; bbq; ಬಾರ್ಬೆಕ್ಯೂ'), TO_DO),
  'servant-room': everyPhrase(
    list(`
      house help ge; maid ge; maidge; helper ge; servant ge; kelasadavarige; kelasadavrige; kelsadavrige; kelasadavalige; kelsadavalige; mane kelasadavarige; mane kelsadavrige;
      ಕೆಲಸದವರಿಗೆ; ಕೆಲಸದವ್ರಿಗೆ; ಕೆಲಸದವಳಿಗೆ; ಮನೆ ಕೆಲಸದವರಿಗೆ; ಮನೆಕೆಲಸದವರಿಗೆ; ಮೇಡ್‌ಗೆ
    `),
    APART,
    list('kone; room; roomu; koneye; rum; ಕೋಣೆ; ರೂಮ್; ರೂಮು; ಕೊಠಡಿ'),
  ),
  'smart-home': everyPhrase(FROM_PHONE, LAMPS, SWITCHED),
};

/** Behind a purpose, the spot for it: "… madakke jaaga", "ಆಡೋಕೆ ಕೋರ್ಟ್". */
const spots = wordSet(`
  jaaga jaga bere space area setup facility vyavasthe vyavaste room roomu anta antha antane track path lane court ground maidana table pitch net hall haal park bench zone rink ring pool point deck theatre parking olage olagade bidbeku avakasha intercom phone counter day care
  ಜಾಗ ಸ್ಥಳ ಬೇರೆ ಏರಿಯಾ ರೂಮ್ ರೂಮು ವ್ಯವಸ್ಥೆ ಸೌಲಭ್ಯ ಅಂತ ಅಂತಾನೇ ಒಂದು ಟ್ರ್ಯಾಕ್ ಟ್ರಾಕ್ ಪಾತ್ ದಾರಿ ಕೋರ್ಟ್ ಕೋರ್ಟು ಗ್ರೌಂಡ್ ಮೈದಾನ ಟೇಬಲ್ ಪಿಚ್ ನೆಟ್ ಹಾಲ್ ಹಾಲು ಪಾರ್ಕ್ ಬೆಂಚ್ ರಿಂಕ್ ರಿಂಗ್ ಪೂಲ್ ಪಾಯಿಂಟ್ ಡೆಕ್ ಥಿಯೇಟರ್ ಪಾರ್ಕಿಂಗ್ ಒಳಗೆ ಒಳಗಡೆ ಬಿಡಬೇಕು ಅವಕಾಶ ಇಂಟರ್‌ಕಾಮ್ ಫೋನ್ ಕೌಂಟರ್
`);

const openers = phraseSet(Object.values(PURPOSES).flat());

/** As Kannada says it: "makkalu cycle odsakke" is a cycling track. */
export const purposesInKannada: Purposes = {
  told: Object.entries(PURPOSES).map(([id, phrases]) => ({ id, parts: [phraseSet(phrases)] })),
  links: new Set(),
  mostLinks: 0,
  spots,
  begins: (text) => openers.has(text),
};
