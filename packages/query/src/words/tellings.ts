import { everyPhrase, list, phraseSet, type PhraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { plainCopulas, pastCopulas, wasWords } from './copula-words.ts';
import { buts } from './joint-words.ts';
import { closePeople, oldHomes, otherPeople, wishOpeners } from './story-words.ts';

export type Words = ReadonlySet<string> | PhraseTable<unknown>;

/** A kind of telling: of now, of before or of others, and no wish. */
export interface Telling {
  /** Words in a row with which it begins; with none it is a clause from its beginning. */
  opens: readonly Words[];
  /** It ends with the first of these words, within so many … */
  closes?: { by: Words; within: number };
  /** … else before one of these, whatever signs lie between … */
  upTo?: Words;
  /** … else at a sign, or before one of these. */
  until?: Words;
  /** The wish goes on behind it without a sign: "salary 1.5 lakh 2bhk". */
  endsAtRooms?: true;
  /** One of these words stands in it. */
  holds?: Words;
  /** Its last word is one of these. */
  lasts?: Words;
  /** One of these stands behind it. */
  before?: Words;
  /** It may be all that is said. */
  isAlone?: true;
  /** Nothing in it is a wish, whatever it weighs as one. */
  isWithdrawn?: true;
}

const my = wordSet('my our mere meri mera hamare nanna namma nam हमारे मेरे ನಮ್ಮ ನನ್ನ');
export const now = wordSet('now ab iga eega but lekin so अब ಈಗ');

const thoughtPhrases = [
  ...everyPhrase(
    list('soch; dekh; dhoondh; dhundh; maan; सोच; देख; ढूंढ'),
    list('raha; rahi; rahe; रहा; रही; रहे'),
    list('tha; thi; the; hai; था; थी; थे'),
  ),
  ...list(
    `socha tha; socha; dekha tha; dekhe the; सोचा था; देखा था; anta idde; anta idvi; anta iddvi; antha idvi; ankondidvi; ankondidde; andkondidde; andkondidvi; ankondvi; andkondvi; ankonde; andkonde; nodtidvi; nodtidde; hudkutidvi;
    thought; had thought; i thought; we thought; सोचा; ಅಂದುಕೊಂಡಿದ್ದೆ; ಅಂದ್ಕೊಂಡ್ವಿ;
    ಅಂತ ಇದ್ದೆ; ಅಂತ ಇದ್ವಿ; ಅಂದುಕೊಂಡಿದ್ವಿ; ಅಂದ್ಕೊಂಡಿದ್ವಿ; ಅಂದ್ಕೊಂಡಿದ್ದೆ; ನೋಡ್ತಿದ್ವಿ; thought of; thought about; was thinking; were thinking; was looking; were looking; was planning; were planning; had planned; wanted; considered; was considering; were considering`,
  ),
];

/** That something was thought of, or looked for, and no longer is. */
export const thoughtBefore = phraseSet(thoughtPhrases);

/** Between "first" and "now": it was not the last, or somebody lived there. */
const thoughtOrLeft = phraseSet([
  ...thoughtPhrases,
  ...list(`
    then; then we; after that; later; phir; fir; phir se; uske baad; aamele; amele; amela; nantara; adadmele; adaad mele; फिर; उसके बाद; ಆಮೇಲೆ; ನಂತರ; ಆದಮೇಲೆ;
    pg; hostel; on rent; rented; kiraye; kiraya; baadige; pg li; पीजी; किराये; किराए; ಪಿಜಿ; ಬಾಡಿಗೆ
  `),
]);

export const TELLINGS: readonly Telling[] = [
  // "we are renting in BTM", "down payment 25 lakhs"
  {
    opens: [
      phraseSet(
        list(`
          my current; our current; current one; current house; current flat; current home; current place; my present; our present; present house;
          present flat; than my; own funds; self funds; have been renting; been renting; we are renting; i am renting; currently renting;
          currently living; currently staying; currently in; currently at; currently on rent; currently rent; presently staying; presently living;
          presently in; living in; living near; staying in; staying at; staying near; i live in; i live near; we live in; we live near; i stay in;
          i stay near; we stay in; we stay near; lived in; stayed in; renting in; renting near; renting at; renting a; renting for; live on rent;
          tired of; fed up of; fed up with; sick of; paying; i pay; we pay; am paying; are paying; sold our; sold my; selling our; selling my;
          moving from; shifting from; relocating from; moving out of; moving back from; coming from; returning from; back from; born in; grew up in;
          i am from; we are from; i'm from; originally from; hail from; abhi rehte hain; filhaal; abhi kiraye pe; abhi rent pe; abhi hum;
          ga baadige kodtidini; iga irodu; eega irodu; package of; kamata hu; loan of; loan amount; down payment of; down payment; downpayment;
          downpayment of; token amount; booking amount; first home cost; deposit of; loan sanctioned; loan sanction; loan eligibility; loan eligible;
          eligible for loan of; eligible for a loan of; eligible for; loan pre approved; preapproved loan; pre approved loan; own contribution;
          savings of; have saved; saved; advance of; bank loan of; home loan of; married in; my native; native is; native place
        `),
      ),
    ],
    isAlone: true,
  },
  // "salary 1.5 lakh per month", up to what is asked for
  {
    opens: [
      phraseSet(
        list(`
          salary; my salary; salary is; my salary is; our salary; income; my income; our income; income is; annual income; monthly income; earning;
          we earn; i earn; ctc; my ctc; tankha; sambala; nanna sambala; take home; take home salary; takehome; in hand salary; in hand; inhand;
          salary in hand
        `),
      ),
    ],
    until: new Set([...wishOpeners, 'emi']),
    endsAtRooms: true,
    isAlone: true,
  },
  // "saw one at 1.9 cr"
  {
    opens: [
      phraseSet(
        list(`
          looked at; have looked at; had looked at; considered; had considered; was considering; were considering; thought of; was thinking of;
          were thinking of; shortlisted; had shortlisted; enquired; bought; purchased; booked; invested in; saw; have seen; had seen; visited;
          checked out; was shown; were shown; was offered; were offered; was quoted; were quoted; got a quote; got quoted; they are asking; they asked;
          they said; they say; they are saying; he says; owner says; owner said; builder says; builder said; seller says; broker says; broker said;
          agent said; owner wants; builder wants; seller wants; owner asking; owner is asking; dekha; dekha tha; dekhi; dekhi thi; dekhe; dekhe the;
          dekh chuke; dekh ke; nodidde; nodde; nodidvi; nodidini; nodiddivi; देखा; देखा था; देखी; ನೋಡಿದ್ದೆ; ನೋಡಿದೆ; ನೋಡಿದ್ವಿ
        `),
      ),
    ],
  },
  // "my cousin bought in Prestige last year for 2 cr", "my parents live in Basavanagudi"
  {
    opens: [otherPeople],
    holds: wordSet(`
      suffering suffers suffered struggling struggles struggled complains complaining complained told says bought purchased booked got stays lives lived stayed owns
      resides sold invested paid staying living took liya li kharida kharidi kharid khareeda rehta rehti rehte rahta rahti rahte tagonda togonda tagondru togondru
      tagondidane togondidane tagondidare togondidare tagondidaare kharidisida kharidsida iddane iddare iddaare idane idare irodu
      लिया ली खरीदा खरीदी रहता रहती रहते ತಗೊಂಡ ತಗೊಂಡರು ಖರೀದಿಸಿದ ಇದ್ದಾನೆ ಇದ್ದಾರೆ ಇರೋದು
    `),
  },
  {
    opens: [my, closePeople],
    holds: wordSet(
      'live lives living stay stays staying reside resides rehte rehti rehta rahte rahti rahta',
    ),
  },
  // "my parents will join us next year"
  {
    opens: [new Set(['i', 'we', ...closePeople])],
    holds: wordSet(`
      join joining joined retire retires retiring retired retirement marry marrying marriage married wedding shaadi shadi expecting pregnant born
      graduate graduating graduates turning turns relocating relocate returning return returns maduve aagtide
    `),
    isAlone: true,
  },
  // "pehle whitefield socha tha ab hebbal", "budget was 1.5 cr now 1.2 cr"
  {
    opens: [
      wordSet('earlier previously before pehle pahle modalu initially originally old पहले ಮೊದಲು'),
    ],
    holds: new Set([
      ...pastCopulas,
      ...wordSet(
        'thought considered looked wanted planned planning searched searching socha dekha थे सोचा',
      ),
    ]),
    until: now,
  },
  { opens: [wordSet('budget price limit range bajat')], holds: wasWords, until: now },
  // "28 hazaar rent de raha hu btm me, ab apna 2bhk lena hai"
  {
    opens: [],
    holds: wordSet(
      'rent rented kiraya kiraye bhade baadige badige baadigege किराया किराये किराए ಬಾಡಿಗೆ ಬಾಡಿಗೆಗೆ',
    ),
    until: wordSet('but so want looking need lekin magar ab hence adre aadre'),
    before: wordSet(
      `want need looking buy buying own purchase apna apni lena leni chahiye chaiye kharidna khareedna beku togobeku tagobeku swanta upgrade upgrading
       चाहिए खरीदना अपना लेना ಬೇಕು ಸ್ವಂತ ಕೊಳ್ಳಬೇಕು`,
    ),
  },
  // "koramangala PG li 3 varsha, eega swanta flat"
  {
    opens: [],
    holds: wordSet('pg hostel पीजी हॉस्टल ಪಿಜಿ ಹಾಸ್ಟೆಲ್'),
    until: now,
    before: wordSet('own apna apni khud swanta swantha अपना अपनी खुद ಸ್ವಂತ'),
    isWithdrawn: true,
  },
  // "from BTM shifting to Hebbal"
  {
    opens: [wordSet('from')],
    closes: {
      by: wordSet('shifting moving relocating shift move nikal shifted moved'),
      within: 4,
    },
  },
  // "our old bungalow in Cooke Town is too big": its place may be asked for.
  {
    opens: [my, wordSet('old existing ancestral purana purani purane haleya hale')],
    closes: { by: oldHomes, within: 2 },
    isWithdrawn: true,
  },
  // "namma maneli naayi ide"
  {
    opens: [
      my,
      phraseSet(
        list(
          `maneli; maneyalli; mane alli; maneyali; maneli ondu; ghar me; ghar mein; ghar pe; घर में; घर पर; ಮನೆಯಲ್ಲಿ; ಮನೆ ಅಲ್ಲಿ; ಮನೇಲಿ`,
        ),
      ),
    ],
    closes: { by: plainCopulas, within: 5 },
    isAlone: true,
    isWithdrawn: true,
  },
  // "in case the lift fails"
  {
    opens: [
      phraseSet(
        list(`in case; in case the; just in case; if; if the; when; when the; agar; jab; अगर; जब`),
      ),
    ],
    closes: {
      by: phraseSet(
        list(`
          fails; fail; failed; breaks; breaks down; break down; broke down; stops; stops working; stop working; is not working; isnt working;
          not working; is down; is out of order; gets stuck; goes off; band ho; band ho jaye; band ho gayi; band ho gaya; kharab ho; kharab ho jaye;
          kharab ho gayi; ruk jaye; nint hodre; kettu hodre; haalaadre; kettre; बंद हो जाए; ख़राब हो जाए; खराब हो जाए; ನಿಂತು ಹೋದ್ರೆ; ಕೆಟ್ಟು ಹೋದ್ರೆ;
          ಕೆಟ್ಟರೆ
        `),
      ),
      within: 6,
    },
    isAlone: true,
    isWithdrawn: true,
  },
  // "pehle villa soch rahe the sarjapur road pe, phir daam sune, ab row house chalega"
  {
    opens: [
      phraseSet(
        list(
          `pehle; pahle; pahile; shuru mein; shuru me; modalu; modlu; modalige; earlier; previously; initially; originally; at first; पहले; शुरू में; ಮೊದಲು; ಮೊದಲಿಗೆ`,
        ),
      ),
    ],
    holds: thoughtOrLeft,
    upTo: wordSet(
      'now ab eega iga ivaga finally koneg konege aakhir akhir aakhirkar अब आखिर आख़िर ಈಗ ಇವಾಗ ಕೊನೆಗೆ',
    ),
    isAlone: true,
    isWithdrawn: true,
  },
  // "site beku antha modlu helidde"
  {
    opens: [],
    holds: wordSet(
      'pehle pahle pehla shuru modalu modlu modalige munche pahile पहले ಮೊದಲು ಮೊದಲಿಗೆ ಮುಂಚೆ',
    ),
    lasts: new Set([
      ...pastCopulas,
      ...wordSet(
        `idde iddvi iddevu ankondidvi ankondidde andkondidvi andkondidde ankondvi nodidvi nodidde nodtidvi nodtidde hudukidvi hudukidde hudukutidde hudkidvi helidde heliddvi andidvi socha dekha dekhe
         थे सोचा ಇದ್ದೆ ಇದ್ವಿ ಅಂದುಕೊಂಡಿದ್ವಿ ಅಂದ್ಕೊಂಡಿದ್ವಿ ಅಂದ್ಕೊಂಡಿದ್ದೆ ನೋಡಿದ್ವಿ ನೋಡಿದ್ದೆ ಹುಡುಕಿದ್ವಿ ಹೇಳಿದ್ದೆ ಅಂದಿದ್ವಿ`,
      ),
    ]),
    until: new Set([...now, ...buts, 'par']),
    isAlone: true,
    isWithdrawn: true,
  },
];

export const agedPeople = new Set(['aged', 'age', 'he', 'she', 'i', 'we', ...closePeople]);
export const ageVerbs = wordSet('is are am aged turning turned now already about around');
export const yearsOld = wordSet('years year yrs saal old ke ki ka hai hain plus +');
export const afterAge = wordSet('so need and want hence now but looking');
