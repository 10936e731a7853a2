import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { pastCopulas } from './copula-words.ts';

/** A story about the present home, money or past begins; it is not a wish. */
export const storyWords = phraseSet(
  list(`
    my current; our current; current one; current house; current flat; current home;
    current place; my present; our present; present house; present flat; than my; own funds;
    self funds; have been renting; been renting; we are renting; i am renting; currently renting;
    currently living; currently staying; currently in; currently at; currently on rent;
    currently rent; presently staying; presently living; presently in; living in; living near;
    staying in; staying at; staying near; i live in; i live near; we live in; we live near;
    i stay in; i stay near; we stay in; we stay near; lived in; stayed in; renting in;
    renting near; renting at; renting a; renting for; live on rent; tired of; fed up of;
    fed up with; sick of; paying; i pay; we pay; am paying; are paying; sold our; sold my;
    selling our; selling my; moving from; shifting from; relocating from; moving out of;
    moving back from; coming from; returning from; back from; born in; grew up in; i am from;
    we are from; i'm from; originally from; hail from; abhi rehte hain; filhaal; abhi kiraye pe;
    abhi rent pe; abhi hum; ga baadige kodtidini; iga irodu; eega irodu; salary; my salary;
    salary is; my salary is; our salary; income; my income; our income; income is;
    annual income; monthly income; earning; we earn; i earn; package of; ctc; my ctc; kamata hu;
    tankha; sambala; nanna sambala; loan of; loan amount; down payment of; down payment;
    downpayment; downpayment of; token amount; booking amount; first home cost; deposit of;
    take home; take home salary; takehome; in hand salary; in hand; inhand; salary in hand;
    loan sanctioned; loan sanction; loan eligibility; loan eligible; eligible for loan of;
    eligible for a loan of; eligible for; loan pre approved; preapproved loan; pre approved loan;
    own contribution; savings of; have saved; saved; advance of; bank loan of; home loan of;
    married in; my native; native is; native place
  `),
);

/** Money that a buyer has or borrows: no price, but said to be used, so it is told that it is not. */
export const ownMoneyWords = phraseSet(
  list(`
    loan of; loan amount; loan sanctioned; loan eligible; loan eligibility; eligible for;
    down payment; downpayment; token amount; booking amount; own contribution; own funds;
    self funds; savings of; deposit of; advance of; bank loan of; home loan of
  `),
);

/** Words at which a story ends and the wish begins. */
export const wishOpeners = new Set(
  'want wants wanting looking need needs now searching search seeking find show buy own planning budget so but chahiye hence therefore interested wish prefer ab beku iga eega lekin'.split(
    ' ',
  ),
);
/** Somebody else, whose home is told of and not asked for. */
export const otherPeople = new Set(
  (
    'friend friends cousin cousins colleague colleagues neighbour neighbor neighbours neighbors boss manager uncle aunt ' +
    'aunty relative relatives brother sister inlaws dost bhai bhaiya behan bhen chacha mama snehita geleya gelathi ' +
    'akka anna tamma tangi teammate roomie classmate दोस्त भाई बहन रिश्तेदार सहकर्मी ಸ್ನೇಹಿತ ಗೆಳೆಯ ಅಣ್ಣ ತಮ್ಮ ಅಕ್ಕ ತಂಗಿ'
  ).split(' '),
);

/** Those one lives with. */
export const closePeople = new Set(
  (
    'parents mom mum mother dad father wife husband mummy papa mummyji kids kid children child son daughter ' +
    'brother sister inlaws family grandparents grandmother grandfather baby spouse partner maa mata pita biwi pati ' +
    'beta beti bete bachche bacche amma appa appaji hendthi ganda maga magalu'
  ).split(' '),
);

/** What happens to them is no wish either. */
export const ownPeople = new Set(['i', 'we', ...closePeople]);

/** What happens in a life, told with its year: it is no date of possession. */
export const lifeEvents = new Set(
  (
    'join joining joined retire retires retiring retired retirement marry marrying marriage married wedding shaadi shadi ' +
    'expecting pregnant born visit visiting visits graduate graduating graduates turning turns relocating relocate ' +
    'returning return returns maduve aagtide'
  ).split(' '),
);

/** What other people did, and where they live. */
export const pastVerbs = new Set(
  (
    'suffering suffers suffered struggling struggles struggled complains complaining complained told says ' +
    'bought purchased booked got stays lives lived stayed owns resides sold invested paid staying living took ' +
    'liya li kharida kharidi kharid khareeda rehta rehti rehte rahta rahti rahte ' +
    'tagonda togonda tagondru togondru tagondidane togondidane tagondidare togondidare tagondidaare kharidisida kharidsida iddane iddare iddaare ' +
    'idane idare irodu लिया ली खरीदा खरीदी रहता रहती रहते ತಗೊಂಡ ತಗೊಂಡರು ಖರೀದಿಸಿದ ಇದ್ದಾನೆ ಇದ್ದಾರೆ ಇರೋದು'
  ).split(' '),
);

/** Verbs of what the buyer did before: what follows is no wish. */
export const ownPast = phraseSet(
  list(`
    looked at; have looked at; had looked at; considered; had considered; was considering;
    were considering; thought of; was thinking of; were thinking of; shortlisted; had shortlisted;
    enquired; bought; purchased; booked; invested in; saw; have seen; had seen; visited;
    checked out; was shown; were shown; was offered; were offered; was quoted; were quoted;
    got a quote; got quoted; they are asking; they asked; they said; they say; they are saying;
    he says; owner says; owner said; builder says; builder said; seller says; broker says;
    broker said; agent said; owner wants; builder wants; seller wants; owner asking;
    owner is asking; dekha; dekha tha; dekhi; dekhi thi; dekhe; dekhe the; dekh chuke; dekh ke;
    nodidde; nodde; nodidvi; nodidini; nodiddivi; देखा; देखा था; देखी; ನೋಡಿದ್ದೆ; ನೋಡಿದೆ; ನೋಡಿದ್ವಿ
  `),
);

/** Words that call an amount too high. */
export const tooHigh = phraseSet(
  list(`
    too costly; is too costly; too expensive; is too expensive; too high; is too high; too much;
    is too much; was too much; was too costly; was too high; was too expensive; out of budget;
    is out of budget; beyond budget; beyond my budget; above my budget; over budget;
    over my budget; very costly; is very costly; costly; is costly; not affordable; bahut mehnga;
    bahut mehenga; bahut jyada; bahut zyada; bahut zyada hai; mehnga hai; mehenga hai; mehnga;
    zyada hai; jyada hai; tumba jasti; tumba jaasti; jasti aytu; jaasti aaytu; jasti aagatte;
    tumba duba; tumba dubari; dubari; dubaari; महंगा; महंगा है; बहुत महंगा; बहुत ज्यादा;
    बहुत ज़्यादा; ತುಂಬಾ ಜಾಸ್ತಿ; ಜಾಸ್ತಿ ಆಯ್ತು; ದುಬಾರಿ; ತುಂಬಾ ದುಬಾರಿ
  `),
);

export const agedWords = wordSet('aged age he she');

export const ageVerbs = wordSet('is are am aged turning turned now already about around');

export const yearsOld = wordSet('years year yrs saal old ke ki ka hai hain plus +');

export const afterAge = wordSet('so need and want hence now but looking');

export const failingOpeners = phraseSet(
  list(`in case; in case the; just in case; if; if the; when; when the; agar; jab; अगर; जब`),
);

export const failingWords = phraseSet(
  list(`
    fails; fail; failed; breaks; breaks down; break down; broke down; stops; stops working; stop working; is not working; isnt working; not working; is down; is out of order; gets stuck; goes off;
    band ho; band ho jaye; band ho gayi; band ho gaya; kharab ho; kharab ho jaye; kharab ho gayi; ruk jaye; nint hodre; kettu hodre; haalaadre; kettre;
    बंद हो जाए; ख़राब हो जाए; खराब हो जाए; ನಿಂತು ಹೋದ್ರೆ; ಕೆಟ್ಟು ಹೋದ್ರೆ; ಕೆಟ್ಟರೆ
  `),
);

export const nowWords = wordSet('now ab iga eega but lekin so अब ಈಗ');

export const thoughtVerbs = new Set([
  ...pastCopulas,
  ...wordSet(
    'thought considered looked wanted planned planning searched searching socha dekha थे सोचा',
  ),
]);

export const formerWords = wordSet(
  'earlier previously before pehle pahle modalu initially originally old पहले ಮೊದಲು',
);

/** That it was so before, where the verb at the end of its clause says that it was. */
export const atFirst = wordSet(
  'pehle pahle pehla shuru modalu modlu modalige munche pahile पहले ಮೊದಲು ಮೊದಲಿಗೆ ಮುಂಚೆ',
);

/** To have looked or to have meant to, at the end of a clause. */
export const formerVerbs = new Set([
  ...pastCopulas,
  ...wordSet(
    `idde iddvi iddevu ankondidvi ankondidde andkondidvi andkondidde ankondvi nodidvi nodidde nodtidvi nodtidde hudukidvi hudukidde hudukutidde hudkidvi helidde heliddvi andidvi socha dekha dekhe
     थे सोचा ಇದ್ದೆ ಇದ್ವಿ ಅಂದುಕೊಂಡಿದ್ವಿ ಅಂದ್ಕೊಂಡಿದ್ವಿ ಅಂದ್ಕೊಂಡಿದ್ದೆ ನೋಡಿದ್ವಿ ನೋಡಿದ್ದೆ ಹುಡುಕಿದ್ವಿ ಹೇಳಿದ್ದೆ ಅಂದಿದ್ವಿ`,
  ),
]);

export const budgetNouns = wordSet('budget price limit range bajat');

export const amountFillers = wordSet('around about upto for at is till under :');

export const movingVerbs = wordSet('shifting moving relocating shift move nikal shifted moved');

export const oldWords = wordSet('old existing ancestral purana purani purane haleya hale');

export const roomyWords = wordSet('big small little family independent large bada badi dodda');

export const oldHomes = wordSet(
  'bungalow house home flat apartment villa place ghar makaan makan bangla mane',
);

/** In the home one has. */
export const homesAt = phraseSet(
  list(
    `maneli; maneyalli; mane alli; maneyali; maneli ondu; ghar me; ghar mein; ghar pe; घर में; घर पर; ಮನೆಯಲ್ಲಿ; ಮನೆ ಅಲ್ಲಿ; ಮನೇಲಿ`,
  ),
);

export const earnings = wordSet('salary income ctc package earn earning sambala tankha inhand');

export const earnedEach = wordSet(
  'per a month monthly pm mo / lpa pa annum year yearly in hand mahina hai ide k',
);

/** "to be purchased by March" is a wish. */
export const passiveWords = wordSet('be being recently');

export const livingVerbs = wordSet(
  'live lives living stay stays staying reside resides rehte rehti rehta rahte rahti rahta',
);

export const reasonWords = wordSet('because since as coz cuz cos bcoz kyunki kyonki');

export const myWords = wordSet('my our mere meri mera hamare nanna namma nam हमारे मेरे ನಮ್ಮ ನನ್ನ');

/** "rent 35k now": a wish to rent says the same, so words of buying must follow. */
export const rentPaid =
  /\brent (?:is |of |paying |now )?(?:rs \. |rs |₹ )?(?:\d{4,6}|\d+ (?:k|hazaar|hazar|thousand|saavira))/;

export const owningRent =
  /\b(?:buy|buying|own|purchase|apna|apni|kharid\S*|khareed\S*|swanta|swantha|invest)\b|खरीद|अपना|ಖರೀದಿ|ಸ್ವಂತ/;

export const wishingRent =
  /\b(?:want|need|looking|look|search|searching|find|beku|chahiye|chaiye|lena)\b|चाहिए|ಬೇಕು/;

export const buyingRent =
  /\b(?:want|need|looking|buy|buying|own|purchase|apna|apni|lena|leni|chahiye|chaiye|kharid\S*|beku|togo\S*|tago\S*|swanta|upgrade|upgrading)\b|चाहिए|खरीद|अपना|ಬೇಕು|ಖರೀದಿ|ಸ್ವಂತ/;

export const turnsOfRent = wordSet('but so want looking need lekin magar ab hence adre aadre');
