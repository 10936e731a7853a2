import type { PossessionStatus } from '../criteria.ts';
import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** "construction alli irodu", "construction nadita iro", "kaam chal raha hai wala": a home that is being built, told by what goes on. */
const BUILDING = list(
  'construction; constrution; constructions; building work; nirmana; nirman; कंस्ट्रक्शन; निर्माण; ಕನ್ಸ್ಟ್ರಕ್ಷನ್; ನಿರ್ಮಾಣ',
);
const AT_IT = list(`
  alli; dalli; nalli; nalle; hanta; hantadalli; stage; stage alli; stage nalli; stage me; stage mein; me; mein; nadita; naditha; nadeeta; nadiyo; nadiyuva; nadiyuttiro; agta; aagta; agtha; aagtha; aguttiro; chal raha; chal rahi; chalta; chalu; ho raha; ho rahi; hota hua;
  में; चल रहा; चल रही; हो रहा; हो रही; ಹಂತದಲ್ಲಿ; ದಲ್ಲಿ; ಅಲ್ಲಿ; ನಡೀತಾ; ನಡೆಯುತ್ತಾ; ಆಗ್ತಾ; ನಡಿತಾ
`);
const BEING = list(`
  iro; irodu; irodhu; iruva; iruvudu; iddare; ide; ideya; jo hai; wala; wale; wali; hai; hai wo; hai woh; ho; वाला; वाले; वाली; है; हो; ಇರೋ; ಇರೋದು; ಇರುವ; ಇರುವುದು; ಇದೆ
`);

/** "ready to live in", "vaasakke siddha": what it is ready for. */
const FOR_LIVING = list(`
  rehne ke liye; rehne ko; rahne ke liye; rahne ko; shift hone ke liye; vaasakke; vasakke; iroke; irokke; gruhapraveshakke; gruha praveshakke; shift agoke; shift aagoke;
  रहने के लिए; रहने को; रहने लायक; ವಾಸಕ್ಕೆ; ವಾಸಿಸಲು; ಇರೋಕೆ; ಇರಲು; ಗೃಹಪ್ರವೇಶಕ್ಕೆ
`);
const READY = list(`
  ready; taiyar; tayyar; taiyaar; tayar; siddha; siddhavada; siddhavagiro; siddhavagiruva; siddhaviro; siddhaviruva;
  तैयार; रेडी; ರೆಡಿ; ರೆಡಿ ಇರೋ; ಸಿದ್ಧ; ಸಿದ್ಧವಾದ; ಸಿದ್ಧವಾಗಿರುವ; ಸಿದ್ಧವಿರುವ; ಸಿದ್ದವಾದ; ಸಿದ್ದವಾಗಿರುವ; ತಯಾರ್
`);
/** "takshana shift aago": one can move in at once. */
const AT_ONCE = list(
  'thakshana; takshana; takshanave; ivattale; eegale; turant; fauran; eegle; eegalene; naale; nale; naalene; nalene; ಈಗಲೇ; ಈಗ್ಲೇ; ನಾಳೆ; ನಾಳೆನೇ; ನಾಳೆಯೇ; ತಕ್ಷಣ; ಕೂಡಲೇ; तुरंत; फ़ौरन',
);
const MOVING = list(`
  shift; shift aago; shift ago; shift aagbahudu; shift aagbahudada; shift aagakke; shift hone; shift hone wala; shift ho jaye; shift ho sake; shift ho sakte; hogbahudu; hogbahudada; hogi irbahudu; hogi irbahudada; hogi irbodu; shift agbahudada; ಶಿಫ್ಟ್ ಆಗೋ; ಶಿಫ್ಟ್ ಆಗಬಹುದು; ಶಿಫ್ಟ್ ಆಗಬಹುದಾದ; ಹೋಗಿ ಇರಬಹುದಾದ; ಹೋಗಬಹುದಾದ; शिफ्ट; शिफ़्ट; शिफ्ट हो जाएँ
`);

/** "Ban gaya ho par OC baaki ho", "completed but OC nahi mila": built, and without its certificate. */
const BUILT_IN_HINDI = list(`
  ban gaya; ban gaya ho; ban gayi; ban gaye; ban chuka; ban chuka ho; bana hua; bana hua ho; completed; complete; complete ho; building complete; building complete ho; building ready; building taiyar; ready; ready ho; taiyar; taiyar ho; construction complete; construction ho gaya;
  बन गया; बन गया हो; बन गई; बन गए; बन चुका; बन चुका हो; बना हुआ; बना हुआ हो; तैयार; तैयार हो; तैयार है; रेडी; रेडी हो; बिल्डिंग तैयार; बिल्डिंग तैयार हो; बिल्डिंग रेडी; निर्माण पूरा; कंप्लीट; कंप्लीट हो
`);
const BUT_IN_HINDI = ['', ...list('par; pe; lekin; magar; but; bas; ,; पर; लेकिन; मगर; बस')];
const OC_LACKING = list(`
  oc baaki; oc baki; oc baaki ho; oc baki ho; oc baaki hai; oc nahi mila; oc nahi mili; oc nahi aaya; oc nahi aayi; oc abhi nahi mila; oc abhi nahi aaya; oc aana baaki; oc aane wala; oc aane wala hai; oc pending; oc pending ho;
  oc आने वाला; oc आने वाला है; oc बाकी; oc नहीं मिला; ओसी बाकी; ओसी बाकी हो; ओसी बाकी है; ओसी नहीं मिला; ओसी नहीं मिली; ओसी नहीं आया; ओसी आना बाकी; ओसी आने वाला; ओसी आने वाला है; ओसी पेंडिंग; ओसी पेंडिंग हो
`);

/** Behind a state, whatever is in it. */
export const homeNouns = wordSet(
  `flat flats home homes house houses apartment apartments project projects property properties building buildings unit units villa villas wala wale wali ghar makan mane manegalu manegala kattada society wo woh anta anthadu antadu anthaddu
   फ्लैट घर मकान प्रोजेक्ट वाला वाले वाली वो ಫ್ಲಾಟ್ ಮನೆ ಮನೆಗಳು ಪ್ರಾಜೆಕ್ಟ್ ಅಂಥದ್ದು`,
);

/** "katti mugdide OC bandilla", "ಬಿಲ್ಡಿಂಗ್ ರೆಡಿ, OC ಬಾಕಿ": built, and its certificate is still to come. */
const BUILT = [
  '',
  ...list(`
    katti mugdide; katti mugidide; katti aagide; kattiddu aagide; kattiro; building ready; ready ide; ಕಟ್ಟಿ ಮುಗ್ದಿದೆ; ಕಟ್ಟಿ ಮುಗಿದಿದೆ; ಕಟ್ಟಿ ಆಗಿದೆ; ಬಿಲ್ಡಿಂಗ್ ರೆಡಿ; ರೆಡಿ ಇದೆ
  `),
];
const ITS_OC = list('OC; OC innu; OC innoo; ಓಸಿ; ಓಸಿ ಇನ್ನೂ; ಒಸಿ; ಒಸಿ ಇನ್ನೂ; OC ಇನ್ನೂ');
const TO_COME = list(`
  bandilla; barilla; baralilla; sikkilla; baaki; baaki ide; baaki iro; baaki irodu; pending; pending iro; ge kaayta iro; ge kayta iro; ge kaayuttiro; ಬಂದಿಲ್ಲ; ಸಿಕ್ಕಿಲ್ಲ; ಬಾಕಿ; ಬಾಕಿ ಇದೆ; ಬಾಕಿ ಇರೋ; ಬಾಕಿ ಇರೋದು; ಪೆಂಡಿಂಗ್; ಪೆಂಡಿಂಗ್ ಇರೋ; ಗೆ ಕಾಯ್ತಾ ಇರೋ
`);
const BUT = ['', ',', ...list('adre; aadre; ಆದ್ರೆ; ಆದರೆ; but')];
const ocToCome: readonly string[] = BUILT.flatMap((built) =>
  (built === '' ? [''] : BUT).flatMap((but) =>
    ITS_OC.flatMap((oc) => TO_COME.map((still) => `${built} ${but} ${oc} ${still}`.trim())),
  ),
);

const STATES: readonly (readonly [PossessionStatus, readonly string[]])[] = [
  [
    'ready',
    list(`
      ready to move; turant possession; turant kabza; rdy to move; rdy 2 move; ready 2 move; rdy; ready to move in; ready to moving; ready to occupy; ready to occupied;
      ready for occupation; ready for possession; ready to shift; ready to live; ready to stay;
      ready for registration; ready possession; ready to register; ready to use; rtm; rtmi;
      move in ready; move in immediately; immediate possession; immediate possesion;
      move in right away; move into right away; move in now; move in today; move in at once; move into immediately; move in straight away; move into straight away; shift in straight away; shift into straight away; shift immediately; shift right away; shift tomorrow; move in tomorrow; move in next week; already completed; already complete; already finished; fully completed; fully finished; fully ready; completely ready; already ready; done and dusted; can move in right away;
      ban chuka; ban chuki; ban chuke; ban ke taiyar; ban kar taiyar; katti mugidide; katti mugidiro; katta mugidide; katta mugididde; kattadu mugidide;
      बन चुका; बन चुकी; बन चुके; बन कर तैयार; ಕಟ್ಟಿ ಮುಗಿದಿದೆ; ಕಟ್ಟಿ ಮುಗಿದಿರುವ;
      immediate move in; immediate registration; immediate occupancy; immediately available;
      possession immediately; possession immediate; ready; readymade; ready made; already built; completed;
      completed project; finished; constructed; fully constructed; eega hogi irabahudu; eegle hogi irabahudu; eega hogi irabahudada; eegle hogi irabahudada; hogi irabahudada; eegle hogbahudu; ready wala; ready wali;
      ready hai; ready irbeku; ready ide; ready ide anta; ready ide antha; ready iro; tayyar; taiyar; taiyaar; tayar; siddha;
      siddhavagiruva; siddhavada; siddhavaada; siddhaviruva; siddavada; sidda; sidda iro; sidda mane; kattiro; kattirodu; kattide; kattbittiro; kattbittirodu; kattbitidare; kattiddu aagide; bana hua; bana banaya; bani hui; nirmit;
      chaabi lo aur ghus jao; chabi lo aur ghus jao; chaabi lo aur raho; chabi lo aur raho; rehne layak; rehne laayak; rahne layak; rehne layak ho; चाबी लो और घुस जाओ; चाबी लो और रहो; रहने लायक; रहने लायक हो;
      आरटीएम; इमीडिएट पजेशन; इमिडिएट पजेशन; तुरंत पज़ेशन; तुरंत क़ब्ज़ा; रेडी पजेशन; ready aagiro; रेडी; रेडी टू मूव; रेडी टू मूव इन; तैयार; तुरंत कब्जा; तुरंत पजेशन; बना हुआ;
      ರೆಡಿ; ರೆಡಿ ಟು ಮೂವ್; ಸಿದ್ಧ; ಸಿದ್ಧವಾಗಿರುವ; ಸಿದ್ಧವಾದ; ಸಿದ್ಧವಿರುವ; ಸಿದ್ಧ ಇರುವ; ಸಿದ್ದವಾದ; ಸಿದ್ದವಾಗಿರುವ; ಸಿದ್ದ; ತಯಾರ್; ವಾಸಕ್ಕೆ ಸಿದ್ಧ
    `),
  ],
  [
    'built-oc-pending',
    list(`
      oc pending; oc - pending; oc is pending; pending oc; ಒಸಿ ಬಾಕಿ; ओसी पेंडिंग; built with oc pending; built oc pending; built, oc pending; built but oc pending;
      built with the oc pending; built and oc pending; built but oc awaited; built with oc awaited;
      built without oc; built without an oc; built but no oc; built, no oc;
      built, oc not received; built but oc not received; built and waiting for oc; built but waiting for oc; waiting for oc; waiting for the oc; awaiting oc; oc awaited; oc is awaited; oc not yet come; oc not come yet; oc yet to come; oc not yet received; oc yet to be received; oc still pending; oc applied; oc not yet issued; complete but oc not yet come; complete but no oc yet; completed but oc not come; built with oc not received;
      ready but oc pending; ready with oc pending; ready, oc pending; ready but no oc;
      ready but oc not received; ready but oc awaited; ready without oc; ready without an oc;
      ओसी पेंडिंग वाले; ओसी पेंडिंग वाला
    `),
  ],
  ['built-oc-pending', everyPhrase(BUILT_IN_HINDI, BUT_IN_HINDI, OC_LACKING)],
  [
    'under-construction',
    list(`
      under construction; underconstruction; under constuction; under contruction; under constn;
      under const; undr const; undr construction; undr constn; uc; u c; u/c; ongoing; on going; on-going; ongoing project;
      still being built; being built; in construction; construction stage; construction going on; construction is going on; construction is on; construction in progress; work in progress; half built; half-built; half done; half finished; half constructed; unfinished; incomplete; getting built; getting constructed; still under work; off plan; ban raha;
      ban rahe; ban rahi; nirmanadheen; kattuttiro; kattuttiruva; kattuttirodu; kattutta iro; katta iro; kattuthiro; kattutiro; construction agtirodu; construction agtiro; construction nadita irodu;
      construction nadita iro; construction chal raha; kattta iro; kattta ide;
      kattaa iro; अंडर कंस्ट्रक्शन; निर्माणाधीन; बन रहा; बन रहे; बन रही; ಕಟ್ಟುತ್ತಿರುವ; ಕಟ್ಟುತ್ತಿರುವುದು; ಕಟ್ಟುತ್ತಿರೋ; ಕಟ್ಟುತ್ತಾ ಇರೋ; ಕಟ್ಟುತ್ತಾ ಇರೋದು; ಇನ್ನೂ ಕಟ್ಟುತ್ತಾ ಇರೋ; ಇನ್ನೂ ಕಟ್ಟುತ್ತಾ ಇರೋದು; ಕಟ್ತಾ ಇರೋ; ಕಟ್ತಾ ಇರೋದು; ಕಟ್ತಿರೋ; ಕಟ್ತಿರೋದು; ಕನ್ಸ್ಟ್ರಕ್ಷನ್ ನಡೀತಿರೋ; ಕನ್ಸ್ಟ್ರಕ್ಷನ್ ಆಗ್ತಿರೋ; ನಿರ್ಮಾಣ ನಡೀತಿರೋ; ನಿರ್ಮಾಣ ನಡೆಯುತ್ತಿರುವ; ನಿರ್ಮಾಣ ಹಂತದಲ್ಲಿರುವ; ನಿರ್ಮಾಣ ಹಂತದಲ್ಲಿರೋ; construction naditiro; construction nadita iro; ನಿರ್ಮಾಣ ಹಂತದ; ನಿರ್ಮಾಣ ಹಂತದಲ್ಲಿ;
      ನಿರ್ಮಾಣದಲ್ಲಿರುವ; ನಿರ್ಮಾಣ ಹಂತ; ಅಂಡರ್ ಕನ್ಸ್ಟ್ರಕ್ಷನ್; ಅಂಡರ್ ಕನ್‌ಸ್ಟ್ರಕ್ಷನ್
    `),
  ],
  [
    'new-launch',
    list(`
      new launch; new launches; newlaunch; newly launched; new launched; just launched;
      recently launched; fresh launch; launching soon; recent launch; recent launches; recently announced; newly announced; just announced; latest launch; latest launches; fresh launches; brand new launch; brand new launches;
      launching; soft launch; new project launch; naya launch; nayi launch; hosa launch;
      hosadagi launch; hosa project launch; hosa project; hosadaagi launch aagiro; ಹೊಸ ಪ್ರಾಜೆಕ್ಟ್ ಲಾಂಚ್; ಹೊಸದಾಗಿ ಲಾಂಚ್;
      नया प्रोजेक्ट लॉन्च; नए लॉन्च; हाल में लॉन्च; अभी लॉन्च हुआ; हाल ही में लॉन्च; हाल ही में लॉन्च हुआ; हाल ही में लॉन्च हुए; नवीन लॉन्च; नया लॉन्च; न्यू लॉन्च; नई लॉन्च; ಹೊಸ ಲಾಂಚ್; ನ್ಯೂ ಲಾಂಚ್; ಹೊಸ ಬಿಡುಗಡೆ
    `),
  ],
  [
    'pre-launch',
    list(`
      launch se pehle; launch se pehle hi; launch hone se pehle; jo abhi launch nahi hue; abhi launch nahi hue; abhi launch nahi hua; ईओआई; ईओआई स्टेज; लॉन्च से पहले; लॉन्च से पहले ही; लॉन्च होने वाले; अभी लॉन्च नहीं हुए; अभी लॉन्च नहीं हुआ;
      pre launch; pre launches; prelaunch; prelaunches; pre-launch; pre-launches; pre launched; prelaunched; pre lanch; eoi; eoi stage; expression of interest; before launch; before the launch; before official launch; before the official launch; not yet launched; yet to launch; yet to be launched; प्री लॉन्च; प्रीलॉन्च; प्री लांच; प्रीलांच;
      launch ginta munche; launch munche; launch agoke munche; launch ago munche; launch aagoke munche; ಲಾಂಚ್ ಮುಂಚೆ; ಲಾಂಚ್ ಆಗೋ ಮುಂಚೆ; ಲಾಂಚ್ ಗಿಂತ ಮುಂಚೆ; ಪ್ರೀ ಲಾಂಚ್; ಪ್ರೀಲಾಂಚ್; ಪ್ರಿ ಲಾಂಚ್; ಪ್ರಿಲಾಂಚ್; ಪ್ರೀ ಲಾಂಚು
    `),
  ],
];

/** States in words of their own, which may also be misspelt. */
export const spelledStatusWords = phraseTable<PossessionStatus>(STATES);

/** And those that are told by what goes on, whose small words are a slip of nothing. */
export const statusWords = phraseTable<PossessionStatus>([
  ...STATES,
  ['under-construction', everyPhrase(BUILDING, AT_IT, BEING)],
  ['ready', everyPhrase(FOR_LIVING, READY)],
  ['ready', everyPhrase(AT_ONCE, MOVING)],
  ['built-oc-pending', ocToCome.map((phrase) => phrase.replaceAll(/ +/g, ' '))],
]);

/** Words that say a date is one of possession. */
export const possessionLeads = phraseSet(
  list(`
    possession; possesion; posession; possesssion; possession date; possession is;
    possession needed; possession required; handover; hand over; handed over; handing over;
    delivery; delivered; completion; completed; complete; completing; completion date; ready;
    ready to move; ready to move in; ready to occupy; ready possession; will be ready;
    should be ready; to be ready; get ready; move in; to move in; moving in; can move in; move;
    shift; keys; kabza; kabja; tayyar; taiyar; siddha; पजेशन; पज़ेशन; कब्जा; कब्ज़ा; तैयार;
    रेडी; ರೆಡಿ; ಸ್ವಾಧೀನ; ಸಿದ್ಧ; ಸಿದ್ಧವಾಗುವ; ಪೊಸೆಷನ್
  `),
);

export type DatePreposition = 'by' | 'before' | 'within';

export const prepositionsBefore = phraseTable<DatePreposition>([
  [
    'by',
    list(`
      by; by the; by end of; by the end of; on or before; latest by; at the latest by;
      nlt; not later than; no later than; till; until; upto; up to; in; during; around; on; max by;
      maximum by; within; at; of; for
    `),
  ],
  [
    'before',
    list(`
      before; before the; prior to; earlier than; ahead of; befor; b4; well before; sooner than
    `),
  ],
]);

export const prepositionsAfter = phraseTable<DatePreposition>([
  [
    'by',
    list(`
      tak; tak ka; ke andar; ke ander; me; mein; main; varege; olage; vargu; alli; ge; latest;
      max; tanaka; tanka; rolage; hottige; hothige; hotthige; vele ge; velege; velige; samayakke; ರೊಳಗೆ; ಹೊತ್ತಿಗೆ; ವೇಳೆಗೆ; ಸಮಯಕ್ಕೆ; तक का; ಒಳಗಡೆ; ತನಕ; तक; में; के अंदर; ವರೆಗೆ; ಒಳಗೆ; ಅಲ್ಲಿ; ಗೆ
    `),
  ],
  [
    'before',
    list(`
      se pehle; se pahle; ke pehle; ke pahle; se phele; munche; munchene; ge munche;
      kinta munche; ginta munche; modalu; ginta modalu; kinta modalu; ge modalu; ge munchene; olagade munche; munchitavagi; munna; ginta munna;
      से पहले; के पहले; ಮುಂಚೆ; ಮೊದಲು; ಗಿಂತ ಮುಂಚೆ; ಗಿಂತ ಮೊದಲು; ಗೆ ಮುಂಚೆ; ಗೆ ಮೊದಲು; ರ ಮುಂಚೆ; ರ ಮೊದಲು; ಗಿಂತ ಮುನ್ನ; ಗೂ ಮುಂಚೆ; ಮುನ್ನ; ಕ್ಕಿಂತ ಮುಂಚೆ; ಕ್ಕಿಂತ ಮೊದಲು; ಕ್ಕಿಂತ ಮುನ್ನ; ಕ್ಕೆ ಮುಂಚೆ; ಕ್ಕೂ ಮುಂಚೆ
    `),
  ],
]);

export const monthWords = phraseTable<number>([
  [1, list(`january; jan; january's; जनवरी; ಜನವರಿ; janvari`)],
  [2, list(`february; feb; february's; फरवरी; ಫೆಬ್ರವರಿ; farvari`)],
  [3, list(`march; mar; मार्च; ಮಾರ್ಚ್`)],
  [4, list(`april; apr; अप्रैल; ಏಪ್ರಿಲ್`)],
  [5, list(`may; मई; ಮೇ`)],
  [6, list(`june; jun; जून; ಜೂನ್`)],
  [7, list(`july; jul; जुलाई; ಜುಲೈ`)],
  [8, list(`august; aug; अगस्त; ಆಗಸ್ಟ್`)],
  [9, list(`september; sept; sep; सितंबर; सितम्बर; ಸೆಪ್ಟೆಂಬರ್`)],
  [10, list(`october; oct; अक्टूबर; अक्तूबर; ಅಕ್ಟೋಬರ್`)],
  [11, list(`november; nov; नवंबर; नवम्बर; ನವೆಂಬರ್`)],
  [12, list(`december; dec; दिसंबर; दिसम्बर; ಡಿಸೆಂಬರ್`)],
]);

/** Lengths of time in months. */
export const durationUnits = phraseTable<number>([
  [
    1,
    list(`
      month; months; mnth; mnths; mths; mahina; mahine; maheene; tingalu; tingla; tingal; महीने;
      महीना; महीनों; ಮಾಸ; ತಿಂಗಳು; ತಿಂಗಳ; ತಿಂಗಳಲ್ಲಿ
    `),
  ],
  [
    12,
    list(`
      year; years; yr; yrs; saal; sal; varsha; varshada; varshadalli; varshadolage; साल; वर्ष;
      सालों; ವರ್ಷ; ವರ್ಷದ; ವರ್ಷಗಳ
    `),
  ],
]);

export const durationLeads = phraseSet(
  list(`
    within; with in; in; inside; inside of; in the next; in next; within the next; within next; next;
    over the next; less than; max; maximum; under; upto; agle; अगले; ಮುಂದಿನ; mundina
  `),
);

export const durationTails = phraseSet(
  list(`
    me; mein; ke andar; ke ander; tak; olage; alli; volage; max; time; from now; ke bhitar; ginta jaasti kaayakke agalla; ginta jaasti kayoke agalla; kinta jasti kayoke agalla; ginta jaasti kaayalla; kinta jasti kayalla; ಗಿಂತ ಜಾಸ್ತಿ ಕಾಯೋಕೆ ಆಗಲ್ಲ; ಗಿಂತ ಹೆಚ್ಚು ಕಾಯೋಕೆ ಆಗಲ್ಲ; ಗಿಂತ ಜಾಸ್ತಿ ಕಾಯಲ್ಲ; में;
    के अंदर; तक; ಒಳಗೆ; ಅಲ್ಲಿ
  `),
);

export const nounsOfStates = wordSet(
  'one ones flats project projects wala wale idre hai hain ho irodu है हो ಇರೋದು',
);

export const possessionFillers = wordSet(
  'is : - should be date to occupy latest needed sometime only',
);

export const afterWords = wordSet('after post beyond later');
