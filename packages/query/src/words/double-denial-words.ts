import { everyPhrase, list } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Refusals that are refused themselves, put together from the words that a language says them with. */

const LACKING = 'illada;illade iro;illadiro;illade iruva;illadiruva;illade irodu;illad iro'.split(
  ';',
);
const LACKING_KANNADA = 'ಇಲ್ಲದ;ಇಲ್ದ;ಇಲ್ದಿರೋ;ಇಲ್ದೇ ಇರೋ;ಇಲ್ಲದಿರುವ;ಇಲ್ಲದೆ ಇರುವ;ಇಲ್ಲದೇ ಇರುವ;ಇಲ್ಲದಿರೋ;ಇಲ್ಲದೆ ಇರೋ'.split(';');
const HOMES =
  'mane;flat;villa;site;project;apartment;building;property;society;jaaga;kade;area'.split(';');
const HOMES_KANNADA = 'ಮನೆ;ಫ್ಲಾಟ್;ಫ್ಲ್ಯಾಟ್;ವಿಲ್ಲಾ;ಸೈಟ್;ನಿವೇಶನ;ಪ್ರಾಜೆಕ್ಟ್;ಅಪಾರ್ಟ್‌ಮೆಂಟ್;ಅಪಾರ್ಟ್ಮೆಂಟ್;ಸೊಸೈಟಿ;ಜಾಗ;ಕಡೆ;ಏರಿಯಾ'.split(
  ';',
);

/** "OC illada mane beda": a home that lacks it is refused, so it is needed. */
export const homesLackingRefused: readonly string[] = [
  ...everyPhrase(LACKING, HOMES, [...list('beda; bedi; torisbedi; thorisbedi; nodalla')]),
  ...everyPhrase(LACKING_KANNADA, HOMES_KANNADA, [...list('ಬೇಡ; ಬೇಡಿ; ತೋರಿಸಬೇಡಿ; ತೋರಿಸ್ಬೇಡಿ; ನೋಡಲ್ಲ')]),
];

/** Ahead of what a home lacks. */
export const lackingAhead = wordSet('bina bagair without बिना बगैर');

const REFUSED_HINDI = ['nahi chahiye', 'nahin chahiye', 'nahi chalega', 'mat dikhao', 'nahi'];

/** "OC ke bina wala flat nahi chahiye", "jisme lift nahi hai wo mat dikhao". */
export const homesWithoutRefused: readonly string[] = [
  ...everyPhrase(
    ['ke bina', 'ke bina wala', 'ke bina wale', 'ke bagair', 'ke bagair wala'],
    ['flat', 'ghar', 'makaan', 'project', 'villa', 'plot', 'property', 'building'],
    REFUSED_HINDI,
  ),
  ...everyPhrase(
    ['nahi hai', 'nahi ho', 'na ho'],
    ['wo', 'woh', 'vo', 'aisa', 'aise', 'wo flat', 'wo ghar', 'wo project'],
    REFUSED_HINDI,
  ),
  ...everyPhrase(
    ['के बिना', 'के बिना वाला', 'के बिना वाले'],
    ['फ्लैट', 'घर', 'मकान', 'प्रोजेक्ट', 'विला', 'प्लॉट'],
    ['नहीं चाहिए', 'नहीं चलेगा', 'मत दिखाओ', 'नहीं'],
  ),
  ...everyPhrase(
    ['नहीं है', 'नहीं हो', 'न हो'],
    ['वो', 'वह', 'ऐसा', 'ऐसे'],
    ['नहीं चाहिए', 'मत दिखाओ', 'नहीं'],
  ),
];

/** "Sobha ke alawa kuch nahi", "Sobha bittu bere yavudu beda": nothing else, so just this. */
export const nothingElse: readonly string[] = [
  ...everyPhrase(
    ['ke alawa', 'ke alaawa', 'ke alava', 'ke siwa', 'ke siva', 'chhodke', 'ko chhodke'],
    list(
      `kuch; kuch bhi; koi; koi bhi; koi aur; kuch aur; aur kuch; aur koi; kahin; kahin aur; aur kahin`,
    ),
    [...REFUSED_HINDI, 'nahin', 'mat dikhana', 'mat dikhaiye', 'mat bhejna', 'mat batana'],
  ),
  ...everyPhrase(
    ['के अलावा', 'के सिवा', 'को छोड़कर'],
    list(`कुछ; कुछ भी; कोई; कोई भी; कोई और; और कोई; कुछ और; और कुछ; कहीं; कहीं और; और कहीं`),
    ['नहीं', 'नहीं चाहिए', 'नहीं चलेगा', 'मत दिखाओ', 'मत दिखाना', 'मत दिखाइए', 'मत भेजना'],
  ),
  ...everyPhrase(
    ['bittu', 'bitre', 'bittre', 'bittare', 'bittaare'],
    list(
      `bere; bere yavudu; bere yaavudu; bere yaaru; bere yellu; bere elli; bere ellu; bere enu; bere kade; bere jaga; bere area; bere yenu; bere yenoo; bere enoo; bere yav;
      bere yavdu; bere yavdoo; beredu; beredhu; beredella; bereyavudu; berenu; berelli; berellu`,
    ),
    ['beda', 'bedi', 'byada', 'bedappa', 'beda ri'],
  ),
  ...everyPhrase(
    ['ಬಿಟ್ಟು', 'ಬಿಟ್ಟರೆ', 'ಬಿಟ್ರೆ'],
    [
      'ಬೇರೆ',
      'ಬೇರೆ ಯಾವುದೂ',
      'ಬೇರೆ ಯಾವುದು',
      'ಬೇರೆ ಎಲ್ಲೂ',
      'ಬೇರೆ ಏನೂ',
      'ಬೇರೆ ಏನು',
      'ಬೇರೇನೂ',
      'ಬೇರೆದು',
      'ಬೇರೆಲ್ಲೂ',
      'ಬೇರೆ ಯಾವ್ದೂ',
      'ಬೇರೆ ಕಡೆ',
      'ಬೇರೆ ಜಾಗ',
      'ಬೇರೆ ಏರಿಯಾ',
    ],
    ['ಬೇಡ', 'ಬೇಡಿ'],
  ),
];

const NOT_TO_BE =
  'not;not be;should not be;shouldnt be;must not be;cant be;cannot be;isnt;is not'.split(';');
const HOW = ['', 'too', 'very', 'so', 'that', 'much', 'really', 'all that'];

/** "should not be very far from Hebbal": farness is refused, so nearness is asked for. */
export const notFarFrom: readonly string[] = everyPhrase(NOT_TO_BE, HOW, [
  'far from',
  'far away from',
  'far off from',
]);
