import type { Whose } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { declined } from './declined-people.ts';

/** Words for somebody of the home, in every language in which they are typed. */
export const peopleWords = phraseTable<Whose>([
  [
    'me',
    list(`
      i; me; my; mine; myself; self; im; main; mera; meri; mere; mujhe; mujhko; apna; apni; apne; khud; naan; nan; nanu; naanu; naane; nanna;
      nange; nanage; nandu; nanige; मैं; मेरा; मेरी; मेरे; मुझे; अपना; अपनी; ನಾನು; ನಾನೇ; ನನ್ನ; ನಂಗೆ; ನನಗೆ; ನಂದು; ನನ್ನದು
    `),
  ],
  [
    'partner',
    [
      ...declined({
        a: 'ganda ಗಂಡ',
        i: 'hendti hendthi hendathi ಹೆಂಡತಿ ಹೆಂಡ್ತಿ ಪತ್ನಿ ಪತಿ',
        r: 'yajamana yajaman maneyava ಯಜಮಾನ ಮನೆಯವ',
      }),
      ...list(`
      wife; wifes; wifey; husband; husbands; hubby; hubbys; spouse; spouses; partner; partners; missus; missis; mrs; better half; fiance; fiancee; girlfriend; boyfriend;
      hus; hubs; husb; biwi; bivi; biwi ji; patni; pati; patidev; shauhar; miyan; begum; madam; shrimati; shrimati ji; gharwali; gharwale;
      yajamana; hendti ge; their father; their dad; their papa; their mother; their mom; his mom; her dad; his dad; her mom; kids father; kids mother; kids dad;
      avra appa; avara appa; avra amma; bachchon ke papa; bachchon ki mummy; bete ke papa; पत्नी; पति; पतिदेव; बीवी; शौहर; श्रीमती; मियां; बेगम
    `),
    ],
  ],
  [
    'child',
    [
      ...declined({
        a: 'maga ಮಗ',
        i: 'aliya sose ಅಳಿಯ ಸೊಸೆ',
        l: 'magal makkal ಮಗಳ ಮಕ್ಕಳ chikkaval doddaval ಚಿಕ್ಕವಳ ದೊಡ್ಡವಳ',
      }),
      ...list(`
      son; sons; daughter; daughters; kid; kids; child; children; childrens; boy; boys; girls; girl; twins; baby; older one; younger one; elder one; elder; younger; grandson; grandsons; granddaughter;
      my older; my younger; son in law; daughter in law; damad; damaad; bahu; दामाद; बहू; beta; beti; bete; betiya; betiyan; bachcha; bachche; bachchi; bachcho; bachchon; baccha; bacche; bacchi; bacchon; chhoti; chhota; chota; choti; badi; bada; ladka; ladki; gudiya; magu;
      chikkavnu; doddavnu; chikkonu; doddonu; बेटा; बेटी; बेटे; बच्चा; बच्चे; बच्ची; बच्चों; छोटी; छोटा; बड़ी; बड़ा; ಮಗು; ದೊಡ್ಡವನು; ಚಿಕ್ಕವನು; ದೊಡ್ಡವ; ಚಿಕ್ಕವ
    `),
    ],
  ],
  [
    'parent',
    [
      ...declined({
        a: 'appa amma ajja maava thatha ಅಪ್ಪ ಅಮ್ಮ ಅಜ್ಜ ಮಾವ ತಾತ ನಮ್ಮಪ್ಪ ನಮ್ಮಮ್ಮ',
        i: 'tande tayi taayi ajji atte ತಂದೆ ತಾಯಿ ಅಜ್ಜಿ ಅತ್ತೆ',
      }),
      ...list(`
      parents; parent; mom; moms; mum; mums; mother; mothers; dad; dads; father; fathers; folks; in laws; inlaws; father in law; mother in law; mummy; papa; maa; mata pita; maa baap; mom dad; sasurji; sasur ji; sasur; saas ji; papa ji; mummy ji; saas; sasu maa; ammi; abba; abbu; nana; nani; nana nani; dada; dadi; dada dadi;
      grandma; grandpa; granny; grandmother; grandfather; grandparents; appaji; tande tayi; मम्मी; पापा; माँ; मां; पिताजी; माता पिता; अम्मी; अब्बा; नाना; नानी; दादा; दादी; सास; ससुर; सास ससुर; ससुरजी; ತಂದೆ ತಾಯಿ
    `),
    ],
  ],
  [
    'other',
    [
      ...declined({
        a: 'anna akka tamma thamma baava bhava ಅಣ್ಣ ಅಕ್ಕ ತಮ್ಮ ಭಾವ',
        i: 'tangi thangi ತಂಗಿ',
      }),
      ...list(`
      brother; brothers; sister; sisters; sis; bro; flatmate; flatmates; roommate; roommates; roomie; friend; friends; uncle; aunt; aunty; cousin; bhai; bhaiya; jija; jijaji; jiju; bhabhi; saala; behen; behan; bahen; didi;
      bhaiyon; bhaiyo; behno; भाइयों; बहनों; भाई; बहन; दीदी; दोस्त
    `),
    ],
  ],
]);

/** Words that point back to somebody: to who was named last, or else to the partner. */
export const pronounWords = phraseSet([
  ...declined({ a: 'ava iva ಅವ ಇವ', l: 'aval ival ಅವಳ ಇವಳ', r: 'ava av iva iv ಅವ ಇವ' }),
  ...list(`
      he; she; his; her; hers; him; hes; shes; uska; uski; uske; use; usko; unka; unki; unke; unko; inka; inki; inke; woh; vo; avlu; avnu; avnige; avlgu; unhe; unhen; inhe;
      उन्हें; उसे; इन्हें; वे; वो; वह; उनका; उनकी; उनके; उनको; उसका; उसकी; उसके; इनका; इनकी
  `),
]);

/** Words by which a limit is of everybody's way. */
export const everybodyWords = phraseSet(
  list(`
    both; each; both of us; each of us; either of us; neither; neither of us; either; everyone; everybody; all of us; all three; the two; the two of us; us both; for all; nobody; no one; anyone;
    dono; dono ko; dono ke liye; donon; sabko; sab; kisi; kisi ko; kisi ko bhi; kisi ka bhi; ibbaru; ibbru; ibbrigu; ibbarigu; ibbarigoo; ibrigu; ibbara; ibbargu; eradakku; eradu kade; yaargu; yaarigu; yaarigoo; obrigu; obbarigu; ellarigu; bere bere; moovaru; ibbara; ibrara; avribbara; avribbarigu; ella kade; ella kadegu; ellarigu hattira; moovarigu; tala;
    दोनों; दोनो; किसी; किसी का भी; किसी को भी; सबको; सब; ಇಬ್ಬರಿಗೂ; ಇಬ್ರಿಗೂ; ಇಬ್ಬರೂ; ಎರಡಕ್ಕೂ; ಯಾರಿಗೂ; ಎಲ್ಲರಿಗೂ; ತಲಾ; ಮೂವರಿಗೂ
  `),
);

/** That the ways be alike. */
export const fairWords = phraseSet(
  list(`
    fair; fairest; fair to both; fair for both; fair to each; evenly; equally; equal; equal distance; equidistant; equally far; midpoint; mid point; middle point; halfway; half way; midway; central point; central to both; split the pain; split the pain evenly; split the commute; split the difference; same distance; same commute;
    beech ka; beech ki; beech wali; beech wala; beech mein; barabar; barabar doori; between those two; between the two; between these two; insaaf; insaaf wali; nyaya; nyaaya; न्याय; ನ್ಯಾಯ; sama; sama haadi; samana; samaana; samaana doora; insaaf wali jagah; central point; madhya dalli; naduvina; बीच का; बीच की; बीच में; बराबर; बराबर दूरी; एकदम बीच; ಸಮಾನ; ಸಮಾನ ದೂರ; ಸಮ; ಮಧ್ಯದಲ್ಲಿ; ನಡುವಿನ
  `),
);

/** Rooms of one's own work: of these nobody but their owner speaks as a place to reach. */
const workplaces = list(`
  shop; store; clinic; showroom; show room; godown; warehouse; boutique; salon; parlour; garage; bakery; hotel; mess; restaurant; lab; mill; stall; chambers; practice;
  dukan; dukaan; godam; karobar; angadi; angdi; angadee; hotelu; दुकान; क्लिनिक; शोरूम; गोदाम; होटल; ढाबा; पार्लर; कारोबार; ಅಂಗಡಿ; ಕ್ಲಿನಿಕ್; ಹೋಟೆಲ್; ಹೋಟೆಲು; ಗೋದಾಮು; ಶೋರೂಂ; ಶೋರೂಮ್; ಬೇಕರಿ
`);

/** Where somebody goes on every working day. */
export const dailyWords = phraseSet([
  ...workplaces,
  ...list(`
    office; offices; ofc; work; works; working; job; jobs; employed; company; firm; duty; shift; teacher; doctor; nurse; engineer; team; posted; workplace; bank; sits; factory; kaarkhana; karkhana; कारखाना; ಕಾರ್ಖಾನೆ; workshop; hospital job; commute; commutes; drives; travels; drop; drops; goes; attends; college; colleges; university; classes; class; studies; study; daycare; coaching; campus; internship; volunteer; transferred; transfered;
    jaate; jate; jaata; jata; jaati; jati; jaana; jana; hogtini; hogteeni; hogtare; hogtaare; hogtane; hogtale; kelsakke; kelasakke; oduttare; odutaare; odtare; padhate; padhati; padhaati; padhata;
    जाते; जाती; जाता; जाना; पढ़ते; पढ़ती; पढ़ता; ಹೋಗುತ್ತಾರೆ; ಹೋಗ್ತಾರೆ; ಹೋಗ್ತೀನಿ; ಹೋಗುತ್ತೇನೆ; ಹೋಗ್ತಾಳೆ; ಹೋಗ್ತಾನೆ; ಓದುತ್ತಾರೆ; ಓದ್ತಾರೆ; ಓದುತ್ತಾಳೆ; ಓದುತ್ತಾನೆ;
    teaches; daftar; kaam; naukri; dhandha; kaam karta; kaam karti; padhta; padhti; padhai; kelsa; kelasa; kacheri; odutta; odtale; odtane; ऑफिस; ऑफ़िस; आफिस; दफ़्तर; दफ्तर; काम; नौकरी; कंपनी; कॉलेज; क्लास; ड्यूटी; टीचर; ಆಫೀಸ್; ಆಫೀಸು; ಕಚೇರಿ; ಕೆಲಸ; ಕಂಪನಿ; ಕಾಲೇಜು; ಕಾಲೇಜ್; ಡ್ಯೂಟಿ; ಟೀಚರ್; ಬ್ಯಾಂಕ್
  `),
]);

/** Where a child goes, also where none is named. */
export const schoolWords = phraseSet(
  list(
    `school; schools; playschool; kindergarten; daycare; shale; shaale; iskool; स्कूल; ಶಾಲೆ; ಸ್ಕೂಲ್; ಸ್ಕೂಲು`,
  ),
);

/** The school or the hospital that was named before. */
export const thatPlaceWords = phraseSet(
  list(`
    the hospital; the school; the college; the university; the campus; the office; that school; that hospital; that college; that office; shaale; shale; school; us school; aspatre; ಶಾಲೆ; ಆಸ್ಪತ್ರೆ; ಕಾಲೇಜು; अस्पताल; स्कूल; कॉलेज
  `),
);

/** The place that was named just before, and from it. */
export const fromThereWords = phraseSet(
  list(
    `from there; from it; allinda; alinda; adarinda; wahan se; wahin se; vahan se; us se; वहां से; वहाँ से; ಅಲ್ಲಿಂದ; ಅದರಿಂದ`,
  ),
);

/** The place that was named just before. */
export const thereWords = phraseSet(
  list(`there; same place; wahin; wahan; vahin; vahan; alle; allige; वहीं; वहां; ಅಲ್ಲೇ; ಅಲ್ಲಿಗೆ`),
);

/** Where somebody goes now and then, at no rush. */
export const visitWords = phraseSet(
  list(`
    checkup; checkups; check up; dialysis; treatment; therapy; kidneys; temple; prays; church; mosque; lunch; visits; visit; live; lives; living; stay; stays; staying; house; home; hospital; dikhana; rehte; rehta; rehti; ghar; mane; aspatre; chikitse; maike; sasural; घर; रहते; अस्पताल; ಮನೆ; ಆಸ್ಪತ್ರೆ
  `),
);

/** What an institution is called by, before or behind its own name. */
export const institutionWords = phraseSet(
  list(`
    school; schools; high school; public school; college; university; hospital; hospitals; aspatre; clinic; business park; it park; software park; tech park; techpark; tech block; campus; depot; factory; company; labs; office; block; town; institute; academy; metro depot;
    police station; phase; shopping complex; फेज; कैंपस; ಠಾಣೆ; ಪೊಲೀಸ್ ಠಾಣೆ; ಕ್ಯಾಂಪಸ್; ಫೇಸ್; ಟೌನ್; ವಿದ್ಯಾಲಯ;
    स्कूल; कॉलेज; अस्पताल; ಶಾಲೆ; ಕಾಲೇಜು; ಕಾಲೇಜ್; ಆಸ್ಪತ್ರೆ; ಕಣ್ಣಿನ ಆಸ್ಪತ್ರೆ
  `),
);

/** What somebody would like or says is no place to go to. */
export const likingWords = phraseSet(
  list(
    `wants; prefers; likes; loves; wish; hates; refuses whitefield; suggested; suggests; says; i say; told; antare; antane; antale; kehte; kehti; kehta; pasand; ishta; पसंद; ಇಷ್ಟ`,
  ),
);

/** Who says so bears whatever way it is. */
export const bearingWords = phraseSet(
  list(`
    adjust kar; adjust karega; adjust karegi; adjust karenge; adjust madtini; adjust madtare; will adjust; can adjust; will manage; i manage; sambandha illa; sambandh nahi
  `),
);
