import type { Whose } from '../criteria.ts';
import type { TravelMode } from './near-words.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';

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
    list(`
      wife; wifes; wifey; husband; husbands; hubby; hubbys; spouse; spouses; partner; partners; missus; missis; mrs; better half; fiance; fiancee; girlfriend; boyfriend;
      hus; hubs; husb; biwi; bivi; biwi ji; patni; pati; patidev; shauhar; miyan; begum; madam; shrimati; shrimati ji; gharwali; gharwale; hendti; hendthi; hendathi; ganda; gandange; gandana; gandanige;
      yajamanru; yajamanra; yajamanrige; yajamana; hendtige; hendtiya; hendti ge; hendtidu; hendthidu; hendtidhu; gandandu; gandandhu; their father; their dad; their papa; their mother; their mom; his mom; her dad; his dad; her mom; kids father; kids mother; kids dad;
      avra appa; avara appa; avra amma; bachchon ke papa; bachchon ki mummy; bete ke papa; पत्नी; पति; पतिदेव; बीवी; शौहर; श्रीमती; मियां; बेगम; ಹೆಂಡತಿ; ಹೆಂಡ್ತಿ; ಹೆಂಡತಿಗೆ; ಹೆಂಡ್ತಿಗೆ; ಹೆಂಡತಿಯ; ಗಂಡ; ಗಂಡನ; ಗಂಡನಿಗೆ; ಗಂಡಂಗೆ; ಯಜಮಾನರು; ಯಜಮಾನರ; ಯಜಮಾನರಿಗೆ; ಯಜಮಾನ್ರು; ಪತ್ನಿ; ಪತಿ; ಮನೆಯವರು; ಮನೆಯವರ
    `),
  ],
  [
    'child',
    list(`
      son; sons; daughter; daughters; kid; kids; child; children; childrens; boy; boys; girls; girl; twins; baby; older one; younger one; elder one; elder; younger; grandson; grandsons; granddaughter;
      my older; my younger; son in law; daughter in law; damad; damaad; bahu; aliya; sose; दामाद; बहू; ಅಳಿಯ; ಸೊಸೆ; beta; beti; bete; betiya; betiyan; bachcha; bachche; bachchi; bachcho; bachchon; baccha; bacche; bacchi; bacchon; chhoti; chhota; chota; choti; badi; bada; ladka; ladki; gudiya; maga; magalu; magu; magana; magala; maganige; magalige; makkalu; makkalige; makkala;
      chikkavnu; chikkavalu; doddavnu; doddavalu; chikkonu; doddonu; बेटा; बेटी; बेटे; बच्चा; बच्चे; बच्ची; बच्चों; छोटी; छोटा; बड़ी; बड़ा; ಮಗ; ಮಗಳು; ಮಗನ; ಮಗಳ; ಮಗನಿಗೆ; ಮಗಳಿಗೆ; ಮಗು; ಮಕ್ಕಳು; ಮಕ್ಕಳ; ಮಕ್ಕಳಿಗೆ; ದೊಡ್ಡವಳು; ದೊಡ್ಡವನು; ಚಿಕ್ಕವನು; ಚಿಕ್ಕವಳು; ದೊಡ್ಡವ; ಚಿಕ್ಕವ
    `),
  ],
  [
    'parent',
    list(`
      parents; parent; mom; moms; mum; mums; mother; mothers; dad; dads; father; fathers; folks; in laws; inlaws; father in law; mother in law; mummy; papa; maa; mata pita; maa baap; mom dad; sasurji; sasur; saas; sasu maa; ammi; abba; abbu; nana; nani; nana nani; dada; dadi; dada dadi;
      grandma; grandpa; granny; grandmother; grandfather; grandparents; appa; amma; appaji; ammana; appana; appange; ammange; tande; tayi; tande tayi; ajji; ajjige; thatha; ajja; atte; maava; मम्मी; पापा; माँ; मां; पिताजी; माता पिता; अम्मी; अब्बा; नाना; नानी; दादा; दादी; सास; ससुर; सास ससुर; ससुरजी; ಅಪ್ಪ; ಅಮ್ಮ; ಅಪ್ಪನ; ಅಮ್ಮನ; ಅಪ್ಪನಿಗೆ; ಅಮ್ಮನಿಗೆ; ಅಪ್ಪಂಗೆ; ಅಮ್ಮಂಗೆ; ನಮ್ಮಪ್ಪ; ನಮ್ಮಪ್ಪಂಗೆ; ನಮ್ಮಮ್ಮ; ನಮ್ಮಮ್ಮಂಗೆ; ತಂದೆ; ತಾಯಿ; ತಂದೆ ತಾಯಿ; ಅಜ್ಜಿ; ಅಜ್ಜ; ತಾತ; ಅತ್ತೆ; ಮಾವ
    `),
  ],
  [
    'other',
    list(`
      brother; brothers; sister; sisters; sis; bro; flatmate; flatmates; roommate; roommates; roomie; friend; friends; uncle; aunt; aunty; cousin; bhai; bhaiya; jija; jijaji; jiju; bhabhi; saala; behen; behan; bahen; didi; baava; bhava; baavange; bhavange; anna; akka; thamma; tamma; tammanige; tangi; tangige; akkana; annana;
      bhaiyon; bhaiyo; behno; भाइयों; बहनों; भाई; बहन; दीदी; दोस्त; ಅಣ್ಣ; ಅಕ್ಕ; ತಮ್ಮ; ತಂಗಿ; ತಮ್ಮನ; ತಂಗಿಗೆ; ತಮ್ಮನಿಗೆ; ಅಣ್ಣನ; ಅಕ್ಕನ
    `),
  ],
]);

/** Words that point back to somebody: to who was named last, or else to the partner. */
export const pronounWords = phraseSet(
  list(`
    he; she; his; her; hers; him; hes; shes; uska; uski; uske; use; usko; unka; unki; unke; unko; inka; inki; inke; woh; vo; avlu; avnu; avalu; avanu; avra; avara; avrige; avarige; avala; avana; avalige; avanige; avaru; avru; avnige; avlgu; unhe; unhen; inhe;
    उन्हें; उसे; इन्हें; वे; वो; वह; उनका; उनकी; उनके; उनको; उसका; उसकी; उसके; इनका; इनकी; ಅವರು; ಅವರ; ಅವರಿಗೆ; ಅವಳು; ಅವಳ; ಅವನು; ಅವನ; ಅವಳಿಗೆ; ಅವನಿಗೆ; ಅವ್ರು; ಅವ್ರ
  `),
);

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
    fair; fairest; fair to both; fair for both; fair to each; evenly; equally; equal; equal distance; equidistant; equally far; midpoint; mid point; middle point; halfway; half way; midway; central point; central to both; split the pain; split the pain evenly; split the commute; same distance; same commute;
    beech ka; beech ki; beech wali; beech wala; beech mein; barabar; barabar doori; between those two; between the two; between these two; insaaf; insaaf wali; sama; sama haadi; samana; samaana; samaana doora; insaaf wali jagah; central point; madhya dalli; naduvina; बीच का; बीच की; बीच में; बराबर; बराबर दूरी; एकदम बीच; ಸಮಾನ; ಸಮಾನ ದೂರ; ಸಮ; ಮಧ್ಯದಲ್ಲಿ; ನಡುವಿನ
  `),
);

/** Where somebody goes on every working day. */
export const dailyWords = phraseSet(
  list(`
    office; offices; ofc; work; works; working; job; jobs; employed; company; firm; duty; shift; teacher; doctor; nurse; engineer; team; posted; workplace; bank; sits; factory; kaarkhana; karkhana; कारखाना; ಕಾರ್ಖಾನೆ; workshop; hospital job; commute; commutes; drives; travels; drop; drops; goes; attends; college; colleges; university; classes; class; studies; study; daycare; coaching; campus; internship; volunteer; transferred; transfered;
    jaate; jate; jaata; jata; jaati; jati; jaana; jana; hogtini; hogteeni; hogtare; hogtaare; hogtane; hogtale; kelsakke; kelasakke; oduttare; odutaare; odtare; padhate; padhati; padhaati; padhata;
    जाते; जाती; जाता; जाना; पढ़ते; पढ़ती; पढ़ता; ಹೋಗುತ್ತಾರೆ; ಹೋಗ್ತಾರೆ; ಹೋಗ್ತೀನಿ; ಹೋಗುತ್ತೇನೆ; ಹೋಗ್ತಾಳೆ; ಹೋಗ್ತಾನೆ; ಓದುತ್ತಾರೆ; ಓದ್ತಾರೆ; ಓದುತ್ತಾಳೆ; ಓದುತ್ತಾನೆ;
    teaches; daftar; kaam; naukri; dukan; dhandha; kaam karta; kaam karti; padhta; padhti; padhai; kelsa; kelasa; kacheri; odutta; odtale; odtane; ऑफिस; ऑफ़िस; आफिस; दफ़्तर; दफ्तर; काम; नौकरी; कंपनी; कॉलेज; क्लास; ड्यूटी; टीचर; ಆಫೀಸ್; ಆಫೀಸು; ಕಚೇರಿ; ಕೆಲಸ; ಕಂಪನಿ; ಕಾಲೇಜು; ಕಾಲೇಜ್; ಡ್ಯೂಟಿ; ಟೀಚರ್; ಬ್ಯಾಂಕ್
  `),
);

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

/** By what somebody goes, said alone: "(bus, one hour ok)", "bike se". */
export const vehicleWords = phraseTable<TravelMode>([
  [
    'drive',
    list(
      `car; ड्राइव; ಡ್ರೈವ್; bike; scooty; scooter; scootty; cab; auto; gaadi; gadi; two wheeler; कार; बाइक; स्कूटर; स्कूटी; गाड़ी; ಕಾರು; ಕಾರ್; ಬೈಕ್; ಸ್ಕೂಟರ್`,
    ),
  ],
  [
    'transit',
    list(`bus; buses; metro; train; bmtc; public transport; बस; मेट्रो; ಬಸ್; ಬಸ್ಸು; ಬಸ್ಸಲ್ಲಿ; ಮೆಟ್ರೋ; ಮೆಟ್ರೊ`),
  ],
  [
    'walk',
    list(
      `walk; walks; walking; walkable; foot; paidal; nadige; nadigeli; nadkond; पैदल; ನಡಿಗೆ; ನಡೆದು; ಕಾಲ್ನಡಿಗೆ`,
    ),
  ],
]);

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
