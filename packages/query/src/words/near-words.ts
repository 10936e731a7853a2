import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { notFarFrom } from './double-denial-words.ts';

/** Small words before a place in a list: "Jakkur or near Manyata". */
export const nearBeforeWords = wordSet('in at near around the somewhere');

/** Words before a place: "near Manyata", "walking distance to". `meters` where they say how far. */
export const nearBefore = phraseTable<{ meters?: number }>([
  [
    {},
    list(`
      near; nr; nr to; near to; nearby; near by; nearby to; nearer to; nearest to; close to; closer to;
      closeby; close by to; next to; stones throw from; stone's throw from; a stones throw from; a stone's throw from; stone throw from; a stone throw from; hop skip and jump from; round the corner from; around the corner from; right next to; beside; besides; adjacent to; opposite; opp; opposite to;
      around; arnd; arround; in and around; in the vicinity of; vicinity of; in vicinity of; proximity to;
      in proximity to; not far from; not too far from; easy access to; access to;
      good access to; easy commute to; commute to; commuting to; commute from; travel to;
      reachable from; reach; behind; by; along; neighbourhood of; neighborhood of; surrounding;
      surroundings of; नज़दीक; नियर; ನಿಯರ್
    `),
  ],
  [{}, notFarFrom],
  [
    { meters: 1000 },
    list(`
      walking distance to; walking distance from; walking distance of;
      within walking distance of; within walking distance to; within walking distance from;
      at walking distance from; at walking distance to; in walking distance of;
      in walking distance to; walkable to; walkable from; walkable distance to;
      walkable distance from; walk to; within a walk of; can walk to; walking to; a walk from;
      short walk to; short walk from; on foot from
    `),
  ],
]);

/** Words after a place: "Manyata ke paas", "Hebbal hattira", "metro walking distance". */
export const nearAfter = phraseTable<{ meters?: number }>([
  [
    {},
    list(`
      ke paas; ke pas; k paas; k pas; ke paas me; ke paas mein; ke nazdeek; ke nazdik;
      ke najdeek; ke kareeb; ke karib; ke qareeb; ke aas paas; ke aaspaas; ke aas pas;
      ke as pas; ke aas pass; ke as pass; ke pass; aas paas; aas pass; ke bilkul paas;
      ke ekdum paas; ke ekdam paas; ke bahut paas; ke kaafi paas; ke bagal me; ke bagal mein; ke around; ke near; ke side; ki taraf; paas;
      paas me; paas mein; se paas; se nazdeek;
      se door na ho; se dur na ho; se zyada door na ho; se zyada dur na ho; se jyada door na ho;
      se jyada dur na ho; se bahut door na ho; se bahut dur na ho; se door nahi; se dur nahi;
      se zyada door nahi; se zyada dur nahi; se jyada door nahi; se door nahi hona chahiye;
      se dur nahi hona chahiye; se door nahi chahiye; inda doora irbaradu; inda doora irabaradu;
      inda doora irbardu; inda doora beda; inda tumba doora beda; से दूर न हो; से दूर ना हो;
      से ज़्यादा दूर न हो; से ज्यादा दूर न हो; से ज़्यादा दूर ना हो; से ज्यादा दूर ना हो; से दूर नहीं;
      से दूर नहीं होना चाहिए; ಇಂದ ದೂರ ಇರಬಾರದು; ಇಂದ ದೂರ ಬೇಡ; ಇಂದ ತುಂಬಾ ದೂರ ಬೇಡ; hattira; hathira; hatra; hattra; hathra;
      hattiradalli; hattirada; hattirane; bali; sameepa; samipa; ge hattira; ge hatra; ge hathra; ge hattra; ge hathira; ge hathira; pakka; pakkaddu; pakkadd; pakkadalli; bajuka; baajuka; baju; baaju; bajudalli; bajuge; kade;
      sutta mutta; suttamutta; side; nearby; near by; near; close by; closeby; vicinity;
      surroundings; surrounding; adjacent; proximity; or nearby; and nearby; or near by;
      and near by; or nearby areas; and nearby areas; or nearby area; or nearby places;
      and nearby places; or nearby localities; and nearby localities; or surrounding areas;
      and surrounding areas; and surroundings; or surroundings; or around; and around;
      ya aas paas; ya aaspaas; aur aas paas; aur aaspaas; athava hattira; mattu suttamutta;
      या आसपास; और आसपास; ಅಥವಾ ಹತ್ತಿರ; ಮತ್ತು ಸುತ್ತಮುತ್ತ; के पास; के पास में; के नज़दीक; के नजदीक;
      के करीब; के क़रीब; के आसपास; के आस पास; के निकट; के बगल में; की तरफ; के समीप; पास; ಹತ್ತಿರ;
      ಹತ್ತಿರದ; ಹತ್ತಿರವೇ; ಹತ್ತಿರಾನೇ; ಹತ್ತಿರದಲ್ಲಿ; ಗೆ ಹತ್ತಿರ; ಬಳಿ; ಸಮೀಪ; ಸಮೀಪದಲ್ಲಿ; ಸಮೀಪದಲ್ಲಿರುವ; ಗೆ ಸಮೀಪ; ಗೆ ಸಮೀಪದಲ್ಲಿರುವ; ಸನಿಹ; ಸನಿಹದಲ್ಲಿ; ಹತ್ರ; ಹತ್ರದಲ್ಲಿ; ಹತ್ತಿರವಿರುವ; ಹತ್ತಿರದಲ್ಲಿರುವ; ಪಕ್ಕ; ಪಕ್ಕದ್ದು; ಪಕ್ಕದ್ದೂ; ಪಕ್ಕದ್ದ; ಪಕ್ಕದಲ್ಲಿ; ಬಾಜುಕ; ಬಾಜುಕ್ಕ; ಬಾಜೂ; ಕಡೆ; ಸುತ್ತಮುತ್ತ; ಸುತ್ತ ಮುತ್ತ
    `),
  ],
  [
    { meters: 1000 },
    list(`
      walking distance; within walking distance; at walking distance; in walking distance;
      walkable; walkable distance; walking; walk; paidal; paidal doori; se paidal;
      se paidal doori; paidal doori pe; se paidal doori pe; paidal distance; paidal ja sake;
      nadkond; nadkond hogo doora; nadkondu hogo doora; nadkond hogo dura; nadkondu hogo dura;
      nadkond hogbahudu; nadkondu hogbahudu; nadkond hogbodu; nadkond hogo ashtu doora;
      ge nadkond hogo doora; ge nadkondu hogo doora; ge nadkond hogo dura; ge nadkond hogbahudu;
      ge walking distance; ge nadige doora; nadige doora; ke walking distance;
      ke walking distance me; ke walking distance mein; se walking distance;
      se walking distance pe; पैदल; पैदल दूरी; से पैदल दूरी; की पैदल दूरी; पैदल दूरी पर;
      से पैदल दूरी पर; की पैदल दूरी पर; के पैदल दूरी पर; ನಡೆದು ಹೋಗುವ ದೂರ; ನಡೆದು ಹೋಗುವಷ್ಟು ದೂರ;
      ಗೆ ನಡೆದು ಹೋಗುವ ದೂರ; ನಡೆದುಕೊಂಡು ಹೋಗುವ ದೂರ; ಗೆ ನಡೆದುಕೊಂಡು ಹೋಗುವ ದೂರ;
      ನಡೆದುಕೊಂಡು ಹೋಗುವಷ್ಟು ದೂರ; ನಡ್ಕೊಂಡು ಹೋಗೋ ದೂರ; ಗೆ ನಡ್ಕೊಂಡು ಹೋಗೋ ದೂರ; ನಡ್ಕೊಂಡು ಹೋಗೋ ದೂರದಲ್ಲಿ; ಗೆ ನಡ್ಕೊಂಡು ಹೋಗೋ ದೂರದಲ್ಲಿ; ನಡ್ಕೊಂಡು ಹೋಗೋ ಅಷ್ಟು ದೂರ; ನಡ್ಕೊಂಡ್ ಹೋಗೋ ದೂರ; ಗೆ ನಡ್ಕೊಂಡ್ ಹೋಗೋ ದೂರ; ವಾಕಿಂಗ್ ಡಿಸ್ಟೆನ್ಸ್; ಗೆ ವಾಕಿಂಗ್ ಡಿಸ್ಟೆನ್ಸ್; ವಾಕಬಲ್; ಕಾಲ್ನಡಿಗೆ; ಕಾಲ್ನಡಿಗೆ ದೂರ; ನಡಿಗೆ ದೂರ
    `),
  ],
]);

/** Words behind a place that one wants to be far from: "airport se door ho". */
export const farAfter = phraseSet(
  list(`
    se door ho; se dur ho; se door rahe; se dur rahe; se door chahiye; se door hona chahiye; se dur hona chahiye; se thoda door ho; inda doora irbeku; inda doora irali;
    inda doora beku; inda dura irbeku; से दूर हो; से दूर रहे; से दूर चाहिए; से दूर होना चाहिए; ಇಂದ ದೂರ ಇರಬೇಕು; ಇಂದ ದೂರ ಇರಲಿ; ಇಂದ ದೂರ ಬೇಕು
  `),
);

/** Words that join a distance and its place: "2 km from ITPL", "in a 5 km radius of". */
export const distanceJoints = phraseSet(
  list(`
    from; of; to; around; near; away from; far from; radius of; radius from; radius around;
    range of; distance from; distance of; distance to; reach of; reach to; drive from; drive to;
    drive of; drive away from; driving from; driving to; driving distance from;
    driving distance to; walk from; walk to; walk of; walking from; walking to; ride from;
    ride to; ride away from; travel from; travel to; travel time to; travel time from;
    commute from; commute to; commute of; commute time to; off
  `),
);

/** Words between a place and its distance: "Manyata se 2 km", "ITPL ge commute 30 min". */
export const placeJoints = phraseSet(
  list(`
    se; ke; ka; ge; kke; inda; ninda; tak; ge commute; commute; commute time; se commute;
    tak commute; travel time; is; in; at; within; se door; se lagbhag; se sirf; ge within;
    ke within; to be; should be; से; के; तक; ಇಂದ; ಗೆ; ರಿಂದ; ಗಿಂತ; ,; (; -
  `),
);

/** Words after a distance that add nothing: "2 km radius", "30 min away". */
export const distanceTails = phraseSet(
  list(`
    away; radius; range; distance; door; doori; doori pe; ki doori; ki doori pe; ki doori par;
    ke andar; ke ander; ke andar andar; andar; tak; me; mein; olage; olge; volage; doora;
    doorad alli; dura; max; maximum; or less; at most; only; commute; drive; travel;
    travel time; ki drive; ka rasta; ka safar; pahunch; pahunch jau; hogbahudu; talupabahudu;
    की दूरी; की दूरी पर; के अंदर; के भीतर; तक; में; दूर; ಒಳಗೆ; ದೂರ; ದೂರದಲ್ಲಿ; ಅಲ್ಲಿ; ವರೆಗೆ; )
  `),
);

export const meterUnits = phraseTable<number>([
  [
    1000,
    list(`
      km; kms; k m; kilometer; kilometers; kilometre; kilometres; kilo meter; kilo meters;
      kilometer's; kmtr; kmtrs; किमी; कि मी; किलोमीटर; ಕಿಮೀ; ಕಿ ಮೀ; ಕಿ.ಮೀ; ಕಿಲೋಮೀಟರ್;
      ಕಿಲೋ ಮೀಟರ್
    `),
  ],
  [1, list(`m; mt; mts; mtr; mtrs; meter; meters; metre; metres; मीटर; ಮೀಟರ್`)],
]);

export const minuteUnits = phraseTable<number>([
  [
    1,
    list(`
      min; mins; mint; mints; minute; minutes; minuts; minat; nimisha; nimsha; nimisa; nimshad; nimishakke; nimishada; nimishadalli; nimishadolage; nimishadolge;
      मिनट; मिनिट; ನಿಮಿಷ; ನಿಮಿಷಗಳ; ನಿಮಿಷದ
    `),
  ],
  [
    60,
    list(`
    hr; hrs; hour; hours; ghanta; ghante; ghantey; gante; taasu; घंटा; घंटे; ಗಂಟೆ; ತಾಸು
  `),
  ],
]);

/** Times said without a number. */
export const wholeTimes = phraseTable<number>([
  [15, list(`quarter of an hour; quarter hour`)],
  [
    30,
    list(`
      half an hour; half an hours; half an hour s; half hour; half a hour; aadha ghanta; aadhe ghante; adha ghanta; aadhe ghanta;
      ardha gante; ardha ganteya; ardha ghante; आधा घंटा; आधे घंटे; ಅರ್ಧ ಗಂಟೆ
    `),
  ],
  [
    45,
    list(
      `mukkalu gante; mukkaalu gante; ಮುಕ್ಕಾಲು ಗಂಟೆ; three quarters of an hour; three quarter of an hour; पौने घंटे`,
    ),
  ],
  [60, list(`an hour; a hour; one hour`)],
  [75, list(`an hour and a quarter; hour and a quarter`)],
  [90, list(`an hour and a half; hour and a half; an hour and half`)],
]);

/** When streets are full: each is one with and without the words around it. */
const PEAK_TIMES = list(`
  peak; peak hours; peak hour; peak hrs; peak hr; peak time; peak timings; peak traffic; peak hour traffic; morning peak; evening peak;
  rush hour; rush hours; rush hour traffic; rush time; morning rush; evening rush; morning rush hour; evening rush hour; office rush; office traffic; office hour traffic; office time traffic; jam time; jam hours; in jam;
  office time; office timings; office hours; subah ke rush; shaam ke rush; sham ke rush; subah ki bheed; shaam ki bheed; belige rush; belagge rush; sanje rush;
  पीक; पीक आवर; पीक टाइम; पीक घंटों; रश आवर; सुबह के रश; शाम के रश; सुबह की भीड़; शाम की भीड़; ऑफिस टाइम; ऑफिस के टाइम; ऑफिस के समय; ट्रैफिक टाइम; ट्रैफिक के टाइम;
  पीक ट्रैफिक; पीक ट्रैफ़िक; ಪೀಕ್ ಟ್ರಾಫಿಕ್; ಪೀಕ್ ಅವರ್; ಪೀಕ್ ಟೈಮ್; ಪೀಕ್ ಸಮಯ; ರಶ್ ಅವರ್; ಬೆಳಗ್ಗೆ ರಶ್; ಬೆಳಿಗ್ಗೆ ರಶ್; ಸಂಜೆ ರಶ್; ಬೆಳಗಿನ ರಶ್; ಸಂಜೆಯ ರಶ್; ಆಫೀಸ್ ಟೈಮ್; ಆಫೀಸ್ ಸಮಯ; ಕಚೇರಿ ಸಮಯ; ಟ್ರಾಫಿಕ್ ಟೈಮ್
`);

/** They name such a time only with a word for "in" beside them: without one who writes "no rush" waits. */
const FULL_STREETS = list(`traffic; rush; ट्रैफिक; रश; ಟ್ರಾಫಿಕ್; ರಶ್`);

const DURING_BEFORE = list(
  `in; at; during; in the; at the; during the; with; even in; even in the`,
);
const DURING_AFTER = list(
  `me; mein; me bhi; mein bhi; alli; li; nalli; allu; ke time; ke time me; ke samay; में; में भी; के समय; के वक्त; ಅಲ್ಲಿ; ನಲ್ಲಿ; ಅಲ್ಲೂ`,
);

/** Forms that no rule makes of the words above. */
const PEAK_FORMS = list(`
  peak timealli; peak timeli; office timealli; office timeli; office samayadalli; rushalli; rushnalli; trafficalli; in the morning; in morning; in the evening; at 9 am; in the mornings;
  ಪೀಕ್ ಟೈಮಲ್ಲಿ; ಆಫೀಸ್ ಟೈಮಲ್ಲಿ; ಆಫೀಸ್ ಟೈಮ್ನಲ್ಲಿ; ಆಫೀಸ್ ಸಮಯದಲ್ಲಿ; ಕಚೇರಿ ಸಮಯದಲ್ಲಿ; ಟ್ರಾಫಿಕ್ ಟೈಮಲ್ಲಿ; ರಶ್ನಲ್ಲಿ; ರಶ್ಶಲ್ಲಿ; ರಶ್ಶಿನಲ್ಲಿ; ಬೆಳಗ್ಗೆ ರಶ್ನಲ್ಲಿ; ಸಂಜೆ ರಶ್ನಲ್ಲಿ
`);

export const peakWords = phraseSet([
  ...PEAK_TIMES,
  ...everyPhrase(DURING_BEFORE, [...PEAK_TIMES, ...FULL_STREETS]),
  ...everyPhrase([...PEAK_TIMES, ...FULL_STREETS], DURING_AFTER),
  ...PEAK_FORMS,
]);

/** Words that say where somebody goes every day. */
export const workBefore = phraseSet([
  ...everyPhrase(
    ['office', 'workplace', 'company', 'job', 'work', 'school', 'college'],
    list(`
      has shifted to; has moved to; got shifted to; shifted to; moved to; is shifting to; is moving to; shifting to; moving to; is now in; is now at; now in; now at; will be in;
      will be at; is based in; is located in; is located at; located in; located at; is near; ab; eega; iga; to; ge
    `),
  ),
  ...list(`
    work in; work at; works in; works at; work from; working in; working at; office in;
    office at; office is in; office is at; office near; my office in; my office is in;
    my office is at; offices in; job in; job at; employed in; employed at; company in;
    company at; workplace in; workplace at; workplace is; office; workplace; office :; goes to;
    school is in; school is at; college is in; college is at; go to; travel to; travels to; commutes to; college in; college at; school in; school at;
    studies in; studies at; का ऑफिस; का ऑफ़िस; की कंपनी; का दफ्तर; मेरा ऑफिस; मेरा ऑफ़िस; ऑफिस; ऑफ़िस; ಆಫೀಸ್; ನನ್ನ ಆಫೀಸ್; ಕಚೇರಿ
  `),
]);

export const workAfter = phraseSet(
  list(`
    office; me office; mein office; me office hai; mein office hai; office hai; me kaam;
    mein kaam; me kaam karta; me kaam karti; me kaam karta hu; me kaam karti hai; me job;
    mein job; me job hai; alli kelsa; alli office; alli work; alli kelsa madtini;
    alli kelsa madtare; में ऑफिस; में ऑफिस है; ऑफिस; आफिस; में काम; में नौकरी; ಅಲ್ಲಿ ಕೆಲಸ; ಅಲ್ಲಿ ಆಫೀಸ್
  `),
);

/** Of these the first meaning is another one: "by December", "along with". */
export const loosestNear = wordSet('by along behind reach commute travel');

export const metreWords = wordSet('meter meters metre metres mtrs mts मीटर ಮೀಟರ್');

export const endsOfNear = new Set([',', '.', ';', '\n', ')', 'under', 'with', 'and', 'or', '₹']);
