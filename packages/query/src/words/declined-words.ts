import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { genitives } from './postposition-words.ts';

/** Groups of people by religion, caste, food, origin or family. */
export const peopleWords = phraseSet(
  list(`
    hindu; hindus; muslim; muslims; islamic; christian; christians; catholic; catholics; sikh;
    sikhs; jain; jains; buddhist; buddhists; parsi; parsis; brahmin; brahmins; brahman;
    brahmana; brahmanaru; brahmanarige; brahmanara; lingayatarige; gowdarige; iyer; iyengar; lingayat; lingayath; lingayats; vokkaliga; gowda; gowdas;
    reddy; reddys; kamma; nair; marwari; marwaris; gujarati; gujaratis; bengali; bengalis;
    tamil; tamilians; telugu; telugus; malayali; malayalis; kannadiga; kannadigas; north indian;
    north indians; south indian; south indians; dalit; dalits; upper caste; lower caste; sc st;
    caste; religion; vegetarian; vegetarians; veg; pure veg; non veg; nonveg; non vegetarian;
    non vegetarians; meat eaters; meat eating; shakahari; shudh shakahari; bachelor; bachelors;
    spinster; spinsters; single women; unmarried; unmarried couples; divorced; singles;
    students; foreigners; lgbt; gays; हिंदू; हिन्दू; मुस्लिम; मुसलमान; ईसाई; जैन; ब्राह्मण; ब्राह्मणों; मुसलमानों; हिंदुओं; हिन्दुओं; जैनियों; ईसाइयों; मुस्लिमों; लिंगायत; वोक्कालिगा; गौड़ा; मारवाड़ी; गुजराती; शाकाहारियों;
    शाकाहारी; शुद्ध शाकाहारी; बैचलर; ಹಿಂದೂ; ಮುಸ್ಲಿಂ; ಮುಸ್ಲಿಮ್; ಕ್ರಿಶ್ಚಿಯನ್; ಕ್ರೈಸ್ತ; ಜೈನ;
    ಬ್ರಾಹ್ಮಣ; ಬ್ರಾಹ್ಮಣರ; ಮುಸ್ಲಿಮರು; ಮುಸ್ಲಿಮರ; ಹಿಂದೂಗಳ; ಹಿಂದೂಗಳು; ಜೈನರ; ಲಿಂಗಾಯತರ; ಗೌಡರ; ಒಕ್ಕಲಿಗರ; ಸಸ್ಯಾಹಾರಿಗಳು; ಸಸ್ಯಾಹಾರಿಗಳಿಗೆ; ಬ್ರಾಹ್ಮಣರಿಗೆ; ಬ್ರಾಹ್ಮಣರು; ಲಿಂಗಾಯತ; ಒಕ್ಕಲಿಗ; ಸಸ್ಯಾಹಾರಿ; ಸಸ್ಯಾಹಾರಿಗಳ; ಬ್ಯಾಚುಲರ್
  `),
);

/** Words that make a group of people a wish about neighbours. */
export const neighbourWords = phraseSet(
  list(`
    only; community; communities; society; societies; area; areas; locality; localities;
    neighbourhood; neighborhood; neighbours; neighbors; neighbour; neighbor; people; families;
    family; crowd; residents; owners; tenants; majority; dominated; dominant; building;
    buildings; apartment; apartments; flat; flats; complex; layout; colony; free; allowed;
    not allowed; preferred; populated; environment; culture; friendly; log; logon; log rehte;
    ilaka; ilake; mohalla; padosi; samaj; jana; janaru; galu; maatra; matra; hi; walon; wale;
    nahi; beda; no; न; ना; न रहते; रहते; रहने; बिल्डिंग; मोहल्ला; अपार्टमेंट; फ्लैट; वाले; वाली; इलाक़ा; समाज; लोग; लोगों; इलाका; इलाके; पड़ोसी; परिवार; सोसाइटी; ही; नहीं; ಸಮುದಾಯ;
    ಜನರು; ಜನ; ನೆರೆಹೊರೆ; ಮಾತ್ರ; ಕುಟುಂಬ; ಬೇಡ; ಪ್ರದೇಶ; ಏರಿಯಾ; ಕಟ್ಟಡ; ಇರುವ; ಇರೋ; ಇಲ್ಲದ; ವಾಸಿಸುವ; ಅಪಾರ್ಟ್‌ಮೆಂಟ್; ಬಿಲ್ಡಿಂಗ್
  `),
);

/** Wishes about neighbours that need no second word. */
export const declinedPhrases = phraseSet(
  list(`
    families only; family only; only families; only family; only for families; only for family;
    family people only; no bachelors; no bachelor; bachelors not allowed; no singles;
    no students; no kids; no children; without children; adults only; no old people;
    no senior citizens; no muslims; no muslim; no hindus; no christians; no dalits; no sc;
    non muslim; non hindu; no non veg; no nonveg; no non vegetarians; no meat; veg only;
    only veg; pure veg; pure vegetarian; same community; same caste; our caste; my caste;
    our community people; our religion; same religion; people of my community; people like us;
    good caste; sirf family; sirf families; family wale hi; only upper caste; high caste;
    विवाहित ही; सिर्फ परिवार; ಕುಟುಂಬಗಳಿಗೆ ಮಾತ್ರ
  `),
);

/** What somebody eats: "we're pure veg" tells of themselves. */
export const foods = phraseSet(list(`pure veg; pure vegetarian; shudh shakahari`));

/** Names of places and institutions in which such a word is innocent: "jain temple", "christian college". */
export const innocentAfter = wordSet(
  `temple temples college school hospital church mosque mandir university institute restaurant restaurants food heights`,
);

export const beforeDeclined = wordSet(
  'only no not non without avoid among amongst sirf keval मात्र सिर्फ सिर्फ़ केवल खाली mainly mostly all pure',
);

export const selfWords = wordSet(
  `hum ham main mai we i am are we're i'm im naavu navu naanu nanu हम मैं ನಾವು ನಾನು`,
);

/** Between the people who are asked to be kept away: "Hindu ya Muslim ke". */
export const betweenPeople = new Set([...genitives, ...wordSet('/ or and - ,')]);
