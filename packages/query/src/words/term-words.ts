import { APPROVER_IDS } from '@manemitra/domain/approval-ladder';
import type { TermId } from '@manemitra/domain/terms';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { commaJoints } from './joint-words.ts';

/** Terms that a buyer may ask the meaning of, in the spellings in which they are asked. */
const SPOKEN: Readonly<Partial<Record<TermId, string>>> = {
  rera: 'rera; rera act; rera registration; rera number; rera registered; rera approved; रेरा; ರೇರಾ; ರೆರಾ',
  bhk: 'bhk; 1 bhk; 2 bhk; 3 bhk; 4 bhk; 2.5 bhk; 3.5 bhk; 1 rk; बीएचके; ಬಿಎಚ್‌ಕೆ',
  'carpet-area': 'carpet area; carpet; rera carpet area; कारपेट एरिया; ಕಾರ್ಪೆಟ್ ಏರಿಯಾ',
  'super-built-up-area':
    'super built up area; super builtup area; super built up; superbuilt up area; sba; sbua; सुपर बिल्ट अप एरिया',
  loading: 'loading; loading percentage; loading factor; loading in flats',
  khata: 'khata; katha; khatha; khaata; khata certificate; khata type; खाता; ಖಾತಾ; ಖಾತೆ',
  'khata-a': 'a khata; a katha; a khatha; akhata; ए खाता; ಎ ಖಾತಾ; ಎ ಖಾತೆ',
  'khata-b': 'b khata; b katha; b khatha; bkhata; बी खाता; ಬಿ ಖಾತಾ; ಬಿ ಖಾತೆ',
  'khata-e': 'e khata; e katha; e khatha; ekhata; digital khata; ई खाता; ಇ ಖಾತಾ; ಇ ಖಾತೆ',
  'guidance-value': 'guidance value; guideline value; govt guidance value; circle rate',
  'agreement-price': 'agreement price; agreement value; agreement cost',
  'all-in-price':
    'all in price; all inclusive price; keys in hand; keys in hand price; all in cost',
  'corpus-fund': 'corpus fund; corpus',
  'floor-rise': 'floor rise; floor rise charges; flr; frc',
  'advance-maintenance': 'advance maintenance',
  'infrastructure-charges': 'infrastructure charges; infra charges',
  'utility-charges':
    'bescom & bwssb charges; bescom and bwssb charges; bescom charges; bwssb charges; bescom bwssb charges',
  cess: 'cess; surcharge; cess and surcharge; cess & surcharge',
  'stamp-duty':
    'stamp duty; stampduty; stamp duty charges; stamp duty charge; stamp charges; stamp duty rate; stamp duty rates; स्टांप ड्यूटी; स्टाम्प ड्यूटी; ಮುದ್ರಾಂಕ ಶುಲ್ಕ; ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ',
  'registration-fee':
    'registration; registration fee; registration fees; registration charge; registration charges; registration cost; registry charges; रजिस्ट्रेशन; रजिस्ट्री; ನೋಂದಣಿ; ನೋಂದಣಿ ಶುಲ್ಕ; ರಿಜಿಸ್ಟ್ರೇಷನ್',
  gst: 'gst; gst charges; gst rate; gst rates; goods and services tax; जीएसटी; ಜಿಎಸ್‌ಟಿ',
  'cauvery-water': 'cauvery water; kaveri water; cauvery connection; cauvery',
  plot: 'plot; site; plots; sites',
  possession: 'possession; possession date; ready to move; handover',
  emi: 'emi; emis; ईएमआई; ಇಎಂಐ',
  foir: 'foir; emi / nmi ratio; emi nmi ratio',
  ltv: 'ltv; loan to value; ltv ratio; loan to value ratio',
  lakh: 'lakh; lakhs; crore; crores; cr; लाख; करोड़; ಲಕ್ಷ; ಕೋಟಿ',
  promoter: 'promoter',
  allottee: 'allottee; allottees',
  oc: 'oc; occupancy certificate; occupation certificate; ओसी; ಓಸಿ',
  cc: 'cc; commencement certificate; सीसी; ಸಿಸಿ',
  'encumbrance-certificate': 'encumbrance certificate; ec; encumbrance',
  'sale-deed': 'sale deed',
  'joint-development-agreement': 'joint development agreement; jda; joint development; jd',
  'legal-opinion': 'legal opinion; title opinion',
  'local-planning-authority': 'local planning authority; lpa',
  panchayat: 'gram panchayat; panchayat; grama panchayat',
  ...Object.fromEntries(
    APPROVER_IDS.filter((id) => /^[A-Z]+$/.test(id)).map((id) => [
      id,
      `${id}; ${id} approved; ${id} approval`,
    ]),
  ),
};

export const termWords = phraseTable<readonly TermId[]>([
  ...Object.entries(SPOKEN).map(([id, spoken]): [TermId[], string[]] => [
    // What a letter stands for says little to whom the noun says nothing.
    [...(id.startsWith('khata-') ? ['khata' as const] : []), id as TermId],
    list(spoken),
  ]),
  // One noun for two letters.
  [
    ['khata', 'khata-a', 'khata-b'],
    list('a and b khata; a or b khata; a & b khata; a vs b khata; a b khata'),
  ],
]);

/** Before a term these ask what it means, whatever else is talked about. */
export const meaningOpeners = phraseSet(
  list(`
    what is the meaning of; whats the meaning of; what is meaning of; meaning of; meaning;
    what is meant by; what do you mean by; what do we mean by; what does; what do; define;
    definition of; explain; explain me; explain to me; please explain; can you explain;
    could you explain; pls explain; full form of; what is full form of; what is the full form of;
    what is the difference between; whats the difference between; what is difference between;
    difference between; difference of; tell me the meaning of; tell me what is
  `),
);

/** Before a term these ask what it means, or how it stands with the project that is talked about. */
export const openers = phraseSet(
  list(`
    what is; whats; what's; wat is; wats; what are; what exactly is; kya hai; kya hota hai; kya hoti hai;
    i want to know what is; do you know what is; tell me about; क्या है; क्या होता है; ಏನು
  `),
);

/** After a term, as the openers before it. */
export const meaningClosers = phraseSet(
  list(`
    mean; means; meaning; stand for; stands for; means what; meaning please; explain; explain please;
    matlab; matlab kya; matlab kya hai; matlab kya hota hai; matlab batao; ka matlab; ka matlab kya;
    ka matlab kya hai; ka matlab kya hota hai; ka matlab batao; ka kya matlab; ka kya matlab hai; ke matlab;
    ka arth; means kya; means kya hai; kise kehte hai; kise kehte hain; kisko kehte hai;
    kya hota hai; kya hoti hai; kya hote hai; kya hote hain; kya hota he; samjhao; samjha do; kya cheez hai;
    andre enu; andre yenu; andare enu; andare yenu; andrenu; andarenu; anta andre; antha andre enu;
    full form; ka full form; ka full form kya hai; full form kya hai; difference; ka difference;
    mein kya farak hai; me kya farak hai; mein kya fark hai; me kya fark hai; mein farak; me farak; ka farak;
    mein difference; me difference; mein kya difference hai; me kya difference hai; vyatyasa; vyatyasa enu;
    मतलब; मतलब क्या; मतलब क्या है; का मतलब; का मतलब क्या; का मतलब क्या है; का मतलब क्या होता है; का अर्थ;
    किसे कहते हैं; क्या होता है; क्या होती है; क्या होते हैं; में क्या फर्क है; में क्या अंतर है; समझाओ;
    ಅಂದರೆ ಏನು; ಅಂದ್ರೆ ಏನು; ಎಂದರೆ ಏನು; ಎಂದರೇನು; ಅಂದರೇನು; ಅಂದ್ರೇನು; ಅರ್ಥ; ಅರ್ಥ ಏನು; ಅರ್ಥವೇನು; ವ್ಯತ್ಯಾಸ; ವ್ಯತ್ಯಾಸ ಏನು
  `),
);

export const closers = phraseSet(
  list(`kya hai; kya he; hai kya; kya; enu; yenu; क्या है; क्या हैं; ಏನು`),
);

/** Of a tax one asks not only what it is, but what it comes to, where, and on what. */
export const taxAskers = phraseSet(
  list(`
    the; how much; how much is; how much are; how many percent; is; are; is there; what percent; what percentage;
    rate; rates; rate of; rates of; the rate of; percentage; percent; applicable; to be paid; to pay;
    payable; do i pay; do i have to pay; do we pay; do we have to pay; charged; levied; current; new; latest; today; 2026;
    kitna; kitni; kitna hai; kitni hai; kitna lagta hai; kitni lagti hai; kitna lagega; kitni lagegi; kitna hota hai;
    kitni hoti hai; lagta hai; lagta hai kya; lagti hai; lagega; lagegi; lagega kya; dena padta hai; dena hota hai;
    eshtu; yeshtu; estu; eshtu ide; eshtu kodbeku; kodbeka; ಎಷ್ಟು; कितना है; कितनी है; कितना लगता है; कितनी लगती है
  `),
);

const TAXED =
  'flat; flats; a flat; new flat; new flats; apartment; apartments; an apartment; home; homes; a home; house; houses; villa; villas; plot; plots; a plot; site; sites; property; a property; properties; resale; under construction; under construction flat; under construction flats; under construction property; under construction apartments; ready to move; ready to move flat; ready to move flats; ready to move property; ready flats; affordable homes; affordable housing';
const PLACES = 'bangalore; bengaluru; blr; karnataka; the city; बेंगलुरु; ಬೆಂಗಳೂರು';

/** Where, or on what, a tax is asked about. */
export const taxScopes = phraseSet([
  ...list(PLACES).flatMap((place) =>
    [`in ${place}`, `${place} mein`, `${place} me`, `${place} main`, `${place} alli`].concat(place),
  ),
  ...list(TAXED).flatMap((what) => [
    ...['on', 'for', 'of', 'in'].map((before) => `${before} ${what}`),
    ...['pe', 'par', 'mein', 'me', 'ke liye', 'ka', 'ki', 'ge', 'mele'].map(
      (after) => `${what} ${after}`,
    ),
  ]),
]);

/** Between two terms. */
export const termJoints = new Set([...commaJoints, 'vs', 'versus', 'v']);

/** Of two terms these alone ask how they differ. */
export const setAgainst = wordSet(`vs versus v`);

/** What is said around a question and asks nothing. */
export const courtesies = wordSet(
  `? ! . , … ok okay hi hello hey sir madam please pls plz bhai ji yaar exactly actually so now nowadays basically anyway btw`,
);

/** That a sum is asked for. */
export const howMuch = wordSet(
  'much charged applicable lagta lagti lagega lagegi kitna kitni kitne kitana eshtu estu yeshtu percent कितना कितनी कितने ಎಷ್ಟು',
);

/** A question begins that yes or no, or a sum, answers. */
export const taxOpeners = wordSet('is are do does will what whats kya क्या');

/** That a home is wished for, besides whatever is asked. */
export const wishVerbs = wordSet(
  `want need looking show find budget chahiye chaiye dikhao dikha batao dekh beku torsi torisi nodi
  including included inclusive milake milakar jodkar serisi चाहिए दिखाओ ಬೇಕು ತೋರಿಸಿ`,
);
