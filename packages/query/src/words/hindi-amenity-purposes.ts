import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { amenitiesInHindi } from './amenities-in-hindi.ts';
import type { AmenityPurpose, Purposes } from './amenity-purposes.ts';
import { wordSet } from '../tokens.ts';

/** Between the parts: "kutte ko ghumane ke liye alag pet park". */
const links = wordSet(
  `ka ki ke ko liye alag alagse se apna apni khud ek bhi hi karne wala wali chhota chhoti sa si acha achha thodi thoda koi
   का की के को लिए लिये अलग से अपना अपनी खुद एक भी ही करने वाला वाली छोटा छोटी सा सी अच्छा थोड़ी थोड़ा कोई`,
);

const GROUND =
  'jagah; jaga; jageh; area; space; zone; ground; maidan; maidaan; corner; kona; जगह; एरिया; मैदान; स्पेस; ज़ोन; कोना; कॉर्नर';
const TRACK = 'track; rasta; raasta; path; lane; patri; ट्रैक; रास्ता; पाथ; पटरी; लेन';
const ROOM = 'room; kamra; kamraa; kaksh; hall; haal; quarter; रूम; कमरा; कक्ष; हॉल; हाल; क्वार्टर';
const CHILDREN =
  'bacche; bachche; bache; bachhe; bacchon; bachchon; bachon; baccho; bachcho; bacho; bachhon; beta; beti; bachchi; bacchi; chhote bacche; बच्चे; बच्चों; बेटा; बेटी; बच्ची; छोटे बच्चे; छोटे बच्चों';
const ELDERS =
  'buzurgon; bujurgon; buzurgo; bujurgo; buzurg; bujurg; bade buzurgon; boodhon; budhon; boodhe; maa baap; mummy papa; dada dadi; elders; elder; seniors; senior citizens; senior citizen; बुजुर्गों; बुज़ुर्ग; बड़े बुजुर्गों; बूढ़ों; माँ बाप; दादा दादी; वरिष्ठ नागरिकों; सीनियर सिटीज़न; सीनियर सिटिजन; सीनियर्स';
const PETS =
  'kutta; kutte; kutton; kutto; dog; dogs; doggy; billi; billiyan; billiyon; cat; pet; pets; janwar; jaanwar; paltu janwar; paltu; कुत्ता; कुत्ते; कुत्तों; बिल्ली; बिल्लियाँ; डॉग; डॉग्स; पेट; पेट्स; पालतू जानवर; पालतू; जानवर';
const GUESTS =
  'mehmaan; mehman; mehmaano; mehmano; mehmaanon; mehmanon; guest; guests; visitor; visitors; rishtedaron; rishtedaaron; aane wale; aane walo; aane walon; मेहमान; मेहमानों; गेस्ट; गेस्ट्स; विज़िटर; विज़िटर्स; रिश्तेदारों; आने वाले; आने वालों';
const HELPERS =
  'maid; bai; kaam wali; kaamwali; kaam wali bai; kamwali; naukar; naukrani; nokar; servant; house help; aaya; ayah; मेड; बाई; कामवाली; काम वाली; काम वाली बाई; नौकर; नौकरानी; सर्वेंट; आया; हाउस हेल्प';
const CAN =
  'sake; saken; sakein; sakte; sakti; saku; sakun; paaye; paye; paayein; सकें; सके; सकते; सकती; सकूं; पाएं; पाए';
const CARS =
  'gaadi; gadi; gaadiyan; car; scooter; scooty; bike; गाड़ी; गाड़ियां; कार; स्कूटर; स्कूटी; बाइक';
const ELECTRIC = everyPhrase(
  list('electric; ev; battery wali; bijli wali; इलेक्ट्रिक; ईवी; बैटरी वाली; बिजली वाली'),
  ['', ...list(CARS)],
);

/** What is played, each with the amenity that serves it. */
const GAMES: readonly (readonly [string, string])[] = [
  ['badminton-court', 'badminton; badmintan; shuttle; बैडमिंटन; शटल'],
  ['tennis-court', 'tennis; lawn tennis; टेनिस; लॉन टेनिस'],
  ['basketball-court', 'basketball; basket ball; बास्केटबॉल; बास्केट बॉल'],
  ['squash-court', 'squash; स्क्वैश; स्क्वाश; स्क्वॉश'],
  ['cricket-pitch', 'cricket; box cricket; net cricket; क्रिकेट; बॉक्स क्रिकेट'],
  ['table-tennis', 'tt; table tennis; ping pong; टेबल टेनिस; टेबलटेनिस; टीटी; पिंग पोंग'],
  [
    'indoor-games',
    'carrom; chess; billiards; pool table; snooker; indoor games; carrom chess; कैरम; शतरंज; बिलियर्ड्स; स्नूकर; कैरम शतरंज; इनडोर गेम्स',
  ],
  ['golf-course', 'golf; गोल्फ'],
];
const PLAYING =
  'khelne; khelna; khelta; khelti; khelte; khelni; khel; khelenge; खेलने; खेलना; खेलता; खेलती; खेलते; खेल; खेलेंगे';

const SAID: readonly (readonly [id: string, ...parts: string[]])[] = [
  ['swimming-pool', 'tairne; tairna; swimming; तैरने; तैरना; स्विमिंग', `pool; pani; ${GROUND}; पूल`],
  [
    'gym',
    'kasrat; exercise; workout; vyayam; weights; treadmill; treadmill aur weights; कसरत; एक्सरसाइज; एक्सरसाइज़; वर्कआउट; व्यायाम; वेट्स; ट्रेडमिल',
    `${GROUND}; ${ROOM}`,
  ],
  [
    'kids-play-area',
    CHILDREN,
    'khelne; khelkud; khel kud; khelne kudne; khel; खेलने; खेलकूद; खेल कूद; खेलने कूदने; खेल',
    `${GROUND}; park; पार्क`,
  ],
  [
    'kids-play-area',
    CHILDREN,
    'jhula; jhule; jhoola; jhoole; jhule slide; jhoole slide; play area; play zone; playground; park; झूला; झूले; झूले स्लाइड; प्ले एरिया; प्ले ज़ोन; पार्क; मैदान',
  ],
  [
    'kids-play-area',
    CHILDREN,
    'khel; bahar khel; neeche khel; niche khel; khul ke khel; araam se khel; खेल; बाहर खेल; नीचे खेल; खुलकर खेल; खुल के खेल; आराम से खेल',
    CAN,
  ],
  [
    'jogging-track',
    'daudne; daud; jogging; jog; running; walking; walk; morning walk; evening walk; tehelne; tahalne; tehalne; ghumne; chalne; sair; subah ki sair; दौड़ने; दौड़; जॉगिंग; रनिंग; वॉकिंग; वॉक; मॉर्निंग वॉक; इवनिंग वॉक; टहलने; घूमने; चलने; सैर; सुबह की सैर',
    `${TRACK}; jagah; जगह`,
  ],
  [
    'visitor-parking',
    GUESTS,
    'parking; gaadi lagane ki jagah; gaadi khadi karne ki jagah; gaadi ki jagah; gaadi ki parking; gaadi ke liye jagah; gaadi ke liye parking; gaadi andar lag; gaadi lag; पार्किंग; गाड़ी लगाने की जगह; गाड़ी खड़ी करने की जगह; गाड़ी की जगह; गाड़ी की पार्किंग; गाड़ी के लिए जगह; गाड़ी के लिए पार्किंग',
  ],
  [
    'visitor-parking',
    GUESTS,
    'aaye; aaye to; aayein to; aate hai to; aa jaye to; aaye toh; आए; आएं तो; आए तो; आते हैं तो; आ जाएं तो',
    'unki; unke; uski; unka; उनकी; उनके; उसकी',
    'gaadi; gadi; car; parking; gaadi andar; गाड़ी; कार; पार्किंग',
  ],
  [
    'ev-charging',
    ELECTRIC.join(';'),
    'charge; charging; charger; charging point; चार्ज; चार्जिंग; चार्जर; चार्जिंग पॉइंट',
  ],
  ['ev-charging', CARS, 'charge; charging; चार्ज; चार्जिंग'],
  [
    'pet-friendly',
    PETS,
    'paal; paalne; palne; paalna; rakh; rakhne; rakhna; allow; allowed; ijazat; ijaazat; permission; anumati; पाल; पालने; पालना; रख; रखने; रखना; अलाउड; अलाउ; अनुमति; इजाज़त; परमिशन',
    `${CAN}; de; dein; dete; ho; hon; hai; hain; chahiye; mile; kare; karein; pe rok na; par rok na; pe pabandi na; pe dikkat na; pe rok nahi; ki ijazat; ki permission; ki chhoot; ki anumati; दें; देते; हो; हों; है; हैं; चाहिए; मिले; करे; करें; पर रोक न; पर पाबंदी न; पर रोक नहीं; की इजाज़त; की अनुमति; की छूट; की परमिशन`,
  ],
  [
    'pet-friendly',
    PETS,
    'pe; par; ko lekar; पर; को लेकर',
    'rok; pabandi; dikkat; jhanjhat; रोक; पाबंदी; दिक्कत',
    'na; nahi; na ho; nahi ho; न; ना; नहीं',
  ],
  [
    'pet-park',
    PETS,
    'ghumane; ghumaane; tehlane; khelne; daudne; घुमाने; टहलाने; खेलने; दौड़ने',
    `park; pet park; dog park; ${GROUND}; पार्क; पेट पार्क; डॉग पार्क`,
  ],
  ['pet-park', PETS, `park; zone; area; पार्क; ज़ोन; एरिया`],
  ['skating-rink', 'skating; skate; स्केटिंग', `rink; ${GROUND}; रिंक`],
  [
    'cycling-track',
    'cycle; cycling; saikil; bicycle; cycle chalane; saikil chalane; साइकिल; साइकल; साइकिलिंग; साइकिल चलाने; साइकल चलाने',
    `${TRACK}; jagah; जगह`,
  ],
  [
    'cycling-track',
    CHILDREN,
    'cycle; saikil; cycling; साइकिल; साइकल; साइकिलिंग',
    'chala; chalaye; chalayein; chalane; chalate; kar; चला; चलाएं; चलाए; चलाने; चलाते; कर',
    `${CAN}; jagah; track; aisi jagah; aisi society; aisa track; जगह; ट्रैक; ऐसी जगह`,
  ],
  [
    'yoga-deck',
    'yoga; yog; dhyan; dhyaan; meditation; dhyan lagane; योग; योगा; ध्यान; मेडिटेशन; ध्यान लगाने',
    `deck; ${GROUND}; ${ROOM}; डेक`,
  ],
  [
    'spa',
    'steam; steam lene; malish; maalish; massage; sauna; भाप; स्टीम; मालिश; मसाज; सॉना',
    `${GROUND}; ${ROOM}`,
  ],
  [
    'mini-theatre',
    'film; movie; picture; match; filmein; film dekhne; movie dekhne; picture dekhne; match dekhne; filmein dekhne; फिल्म; मूवी; पिक्चर; फिल्म देखने; मूवी देखने; पिक्चर देखने; मैच देखने; फिल्में देखने',
    `theatre; theater; ${ROOM}; jagah; थिएटर; थियेटर; जगह`,
  ],
  [
    'party-hall',
    'party; birthday; birthday party; function; shaadi; sagai; jashn; kitty party; birthday manane; पार्टी; बर्थडे; बर्थडे पार्टी; जन्मदिन; जन्मदिन मनाने; फंक्शन; शादी; सगाई; समारोह; किटी पार्टी',
    'hall; haal; jagah; room; हॉल; हाल; जगह; रूम',
  ],
  [
    'library',
    'padhne; padhai; kitab padhne; kitabein padhne; book padhne; pustak padhne; पढ़ने; पढ़ाई; किताब पढ़ने; किताबें पढ़ने; पुस्तक पढ़ने',
    `shant jagah; ${GROUND}; ${ROOM}; शांत जगह`,
  ],
  [
    'co-working',
    'work from home; wfh; laptop pe kaam; laptop par kaam; laptop lekar kaam; ghar se kaam; office ka kaam; वर्क फ्रॉम होम; लैपटॉप पर काम; लैपटॉप लेकर काम; घर से काम; ऑफिस का काम',
    `desk; cabin; ${GROUND}; ${ROOM}; डेस्क; केबिन`,
  ],
  [
    'creche',
    `bachcha; baccha; baby; ${CHILDREN}; बच्चा; बेबी`,
    'chhodne; chodne; sambhalne; rakhne; chhod; sambhal; छोड़ने; संभालने; रखने',
    'jagah; suvidha; creche; daycare; day care; जगह; सुविधा; क्रेच; डे केयर; डेकेयर',
  ],
  [
    'senior-citizen-area',
    ELDERS,
    'baithne; baith; ghumne; tehelne; aaram; gappe marne; baithak; बैठने; घूमने; टहलने; आराम; बैठक',
    `bench; park; ${GROUND}; बेंच; पार्क`,
  ],
  [
    'senior-citizen-area',
    ELDERS,
    `sit out; sitout; sitting area; sitting; park; ${GROUND}; सिट आउट; सिटिंग एरिया; पार्क`,
  ],
  [
    'cafeteria',
    'chai; chai nashte; chai coffee; chai peene; coffee peene; nashte; चाय; चाय नाश्ते; चाय कॉफी; चाय पीने; कॉफी पीने; नाश्ते',
    'jagah; dukan; dukaan; जगह; दुकान',
  ],
  [
    'barbecue-area',
    'bbq; barbecue; barbeque; barbique; बारबेक्यू; बार्बेक्यू; बीबीक्यू',
    `pit; deck; counter; ${GROUND}; पिट; डेक`,
  ],
  ['servant-room', HELPERS, ROOM],
  ['servant-room', HELPERS, 'rehne; sone; ruk; rehne sone; रहने; सोने', `jagah; ${ROOM}; जगह`],
  [
    'servant-room',
    HELPERS,
    'hai; rehti hai; rehta hai; rehegi; है; रहती है; रहता है; रहेगी',
    ', uska; , uske; , uske liye; , usko; uska; uske liye; , उसका; , उसके लिए',
    ROOM,
  ],
  [
    'private-garden',
    'khud; apna; niji; private; personal; ghar ke aage; ghar ke saamne; ghar ke peeche; खुद; अपना; निजी; प्राइवेट; घर के आगे; घर के सामने; घर के पीछे',
    'lawn; bagicha; bageecha; garden; aangan; angan; लॉन; बगीचा; गार्डन; आंगन',
  ],
  [
    'terrace-garden',
    'chhat pe; chhat par; chhat ka; chhat wala; terrace pe; terrace par; छत पर; छत का; छत पे; टेरेस पर',
    'garden; bagicha; bageecha; lawn; hariyali; गार्डन; बगीचा; लॉन; हरियाली',
  ],
  [
    'smart-home',
    'phone se; mobile se; app se; alexa se; फोन से; मोबाइल से; ऐप से; एलेक्सा से',
    'sab; light; light ac; light ac sab; light pankha; light pankha sab; ghar; sab kuch; switch; lock; सब; लाइट; लाइट एसी; लाइट पंखा; लाइट पंखा सब; घर; सब कुछ; ताला',
    'control; chale; chal jaye; chalu; on off; chalu band; कंट्रोल; चले; चालू; चालू बंद',
  ],
  ...GAMES.flatMap(([id, game]): (readonly [string, ...string[]])[] => [
    [id, game, PLAYING, `court; pitch; table; net; ${GROUND}; ${ROOM}; कोर्ट; पिच; टेबल`],
    [id, game, PLAYING],
    [id, game, 'court; pitch; table; कोर्ट; पिच; टेबल'],
  ]),
];

const told: readonly AmenityPurpose[] = [
  ...SAID.map(([id, ...parts]) => ({
    id,
    parts: parts.map((phrases) => phraseSet(list(phrases))),
  })),
  ...amenitiesInHindi.map(([id, phrases]) => ({ id, parts: [phraseSet(phrases)] })),
];
const openers = phraseSet([
  ...SAID.flatMap(([, first = '']) => list(first)),
  ...amenitiesInHindi.flatMap(([, phrases]) => phrases),
]);

export const purposesInHindi: Purposes = {
  told,
  links,
  mostLinks: 4,
  begins: (text) => openers.has(text),
};
