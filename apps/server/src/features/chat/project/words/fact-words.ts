import type { FactId } from '@manemitra/contract/facts/registry';
import { list } from '@manemitra/query/phrases';
import { inBothOrders, pairs } from '../../phrase-pairs.ts';
import { HOW_MUCH } from './question-words.ts';

/** How many of something there are: "how many flats". */
const counted = (nouns: string): string[] =>
  pairs(['how many', 'number of', 'no of', ...HOW_MUCH], nouns);

/**
 * The words by which people ask for each fact of the registry, in all languages and without plurals. A fact that is added is asked for
 * by what is written here.
 */
export const FACT_WORDS: Readonly<Record<FactId, readonly string[]>> = {
  type: list(`
    bhk; configuration; config; unit types; types of units; type of units; what types; typologies; bedroom;
    which sizes; floor plan; ಬೆಡ್‌ರೂಮ್; ಕೋಣೆ; ಕೋಣೆಗಳು; बेडरूम; कमरे; ಬಿಎಚ್‌ಕೆ; बीएचके`),
  homes: list('kinds of homes'),
  size: list(`
    chhota; chhoti; how small; eshtu chikkadu; built up of each; कितना छोटा; कितना क्षेत्र; size; carpet; area;
    sq ft; sqft; square feet; how big; dimensions; kitna bada; kitna bara; eshtu doddadu; vistaara; kshetraphal;
    ಕಾರ್ಪೆಟ್; ವಿಸ್ತೀರ್ಣ; ಅಳತೆ; ಎಷ್ಟು ದೊಡ್ಡದು; कारपेट; कार्पेट; क्षेत्रफल; साइज; कितना बड़ा`),
  price: list(`
    price; pricing; cost; rate; budget; daam; dam; kimat; keemat; kimmat; bele; bela; ಬೆಲೆ; ದರ; कीमत; दाम; रेट;
    प्राइस; ಪ್ರೈಸ್; ರೇಟ್; ರೇಟು; ಬೆಲೆಯು; ಎಷ್ಟರಿಂದ; eshtarinda; eshtrinda; kitne se shuru; कितने से शुरू; starting at; starts at; starts from; starting from; cheapest unit; expensive`),
  possession: list(`
    build immediately; build now; build at once; build right away; build a house; start building; start construction; turant bana; ghar bana; ghar banana; ghar banwa; makaan bana; makan bana; mane katta; mane kattabahuda; mane katbahuda; mane kattalu; mane kattoke; katta bahuda; घर बना; घर बनाना; मकान बना; ಮನೆ ಕಟ್ಟಬಹುದಾ; ಕಟ್ಟಬಹುದಾ; possession; ready; move in; handover; hand over; handed over; delivery; delivered; under construction;
    be done; really done; be finished; get done; be over by; done by then; ready by then; already built; built so far; how far along; how far is the work; work is left; work is done; stage of construction; what stage; which stage; kis stage; kaunse stage; yaava stage; yav stage; construction status; move in right away; move in now; move in today; move in immediately; move into right away; move into now; shift right away; shift immediately;
    kitna kaam; kaam kitna; eshtu kelsa; kelsa eshtu; कितना काम; काम कितना; ಎಷ್ಟು ಕೆಲಸ; ಕೆಲಸ ಎಷ್ಟು; progress; status; how old; age; old building; new building; older building; built in which year; year of completion; purani building; hale building; kitne saal purana; kitna purani; purana hai; पुराना; पुरानी; कितने साल; haleyadu; haledu; eshtu varsha; ಹಳೆಯದು; ಹಳೇದು; ಎಷ್ಟು ವರ್ಷ; kitna purana; eshtu hale; ban gaya; bana kya;
    ಎಷ್ಟು ಹಳೆಯ; कितना पुराना; get the keys; gives keys; get keys; keys milenge; kab milega; yavaga sigutte;
    yavaga sigutta; mugiyutte; mugiyatte; mugiyuttade; mugiyodu; khatam hoga; khatam hogi; poora hoga; pura hoga; poori hogi; puri hogi; ban jayega; पूरा होगा; पूरी होगी; खत्म होगा; बन जाएगा; ಮುಗಿಯುತ್ತೆ; ಮುಗಿಯತ್ತೆ; ಮುಗಿಯುತ್ತದೆ; ಮುಗಿಯೋದು; ಮುಗಿಯುವುದು; finishes; finishing; completes; पज़ेशन; तैयार; कब मिलेगा; कब्जा; ಸ್ವಾಧೀನ; ಸಿದ್ಧ; ಪೂರ್ಣ; ಹಸ್ತಾಂತರ;
    ಯಾವಾಗ ಸಿಗುತ್ತದೆ`),
  completion: list('completion; completed; complete; finish; finished'),
  khata: list('khata; khatha; katha; khaata; ekhata; ಖಾತಾ; ಖಾತೆ; खाता'),
  approval: list(`
    naksha; naksha pass; plan pass; plan passed; नक्शा; नक्शा पास; ನಕ್ಷೆ; approver; biappa; dtcp; hmda; city corporation; municipality; limits; ನಗರಸಭೆ; ಪಂಚಾಯತ್; ಪಂಚಾಯಿತಿ; ಪ್ರಾಧಿಕಾರ;
    पंचायत; प्राधिकरण; स्वीकृति; approval; approved; approve; aproov; passed by; अप्रूव; अप्रूव्ड; अप्रूवल; ಅಪ್ರೂವ್; ಅಪ್ರೂವಲ್; sanction; sanctioned; bda; bbmp; bmrda; biaapa; kiadb; gba;
    panchayat; authority; anumati; anumathi; manjuri; ಅನುಮೋದನೆ; ಅನುಮತಿ; ಬಿಡಿಎ; ಬಿಬಿಎಂಪಿ; मंजूरी; अनुमति; बीडीए;
    बीबीएमपी`),
  rera: list('rera; rera registration; rera approved; ರೇರಾ; रेरा'),
  water: list(`
    water; water source; cauvery; kaveri; borewell; bore; tanker; bwssb; paani; pani; neeru; niru; ನೀರು; ನೀರಿನ;
    ಕಾವೇರಿ; ಬೋರ್‌ವೆಲ್; ಟ್ಯಾಂಕರ್; पानी; कावेरी; बोरवेल; टैंकर`),
  litigation: list(`
    litigation; case; dispute; disputed; title; legal; legal issue; legally clear; jhagda; vivad; mukadma; court;
    kes; ತಕರಾರು; ವ್ಯಾಜ್ಯ; ಕೇಸ್; ಮೊಕದ್ದಮೆ; ನ್ಯಾಯಾಲಯ; मुकदमा; विवाद; केस; कोर्ट; टाइटल`),
  'occupancy-certificate': list(`
    oc; occupancy; completion certificate; completion cert; completion certi; कंप्लीशन सर्टिफिकेट; कम्प्लीशन सर्टिफिकेट; कंप्लीशन; पूर्णता प्रमाण पत्र; ಕಂಪ್ಲೀಷನ್ ಸರ್ಟಿಫಿಕೇಟ್; ಕಂಪ್ಲೀಶನ್ ಸರ್ಟಿಫಿಕೇಟ್; ಪೂರ್ಣತಾ ಪ್ರಮಾಣಪತ್ರ; cc; ಒಸಿ; ಓಸಿ; ಓ ಸಿ; ಸ್ವಾಧೀನಾನುಭವ ಪ್ರಮಾಣಪತ್ರ; ಆಕ್ಯುಪೆನ್ಸಿ; ओसी;
    अधिभोग प्रमाण पत्र; ऑक्यूपेंसी`),
  land: list(`
    land area; land parcel; acre; project area; plot area; site area; total area; how big is the project; zameen;
    jaaga eshtu; jameen; bhoomi; ಎಕರೆ; ಜಮೀನು; ಭೂಮಿ; एकड़; जमीन`),
  'open-space': list(`
    open space; open area; greenery; green space; green cover; khuli jagah; khali jaaga; खुली जगह; ಖಾಲಿ ಜಾಗ;
    ತೆರೆದ ಜಾಗ`),
  'total-homes': [
    ...counted(
      'home; flat; villa; plot; house; apartment; unit; site; ghar; makaan; makan; mane; घर; मकान; फ्लैट; विला; यूनिट; ಮನೆ; ಫ್ಲಾಟ್; ವಿಲ್ಲಾ; ಯೂನಿಟ್',
    ),
    ...inBothOrders('eshtu; ಎಷ್ಟು', 'mane; ಮನೆ; ವಿಲ್ಲಾ'),
    ...list(`
    units; small community; how big is the community; kam ghar; ghar kam; kadime mane; mane irodu; homes in total;
    plots in total; blocks; density; ghar kitne; total units; total flats; total homes`),
  ],
  towers: list('tower; टावर; ಟವರ್'),
  floors: [
    ...counted('floor; storey; manzil; mahadi'),
    ...list(
      'kis floor tak; kitne floor tak; floor tak; floors; floor count; storeys; stories; manzil; mahadi; how tall; ಮಹಡಿ; ಮಹಡಿಗಳು; मंजिल',
    ),
  ],
  basements: list('basement; बेसमेंट; ಬೇಸ್ಮೆಂಟ್'),
  maintenance: list(`
    upkeep; monthly; monthly charges; monthly cost; society fee; maint; per month cost; mahine ka kharcha; har mahine;
    tingala kharchu; tingalige eshtu; advance maintenance years; महीने का खर्च; हर महीने; ಮೇಂಟೇನೆನ್ಸ್; ತಿಂಗಳಿಗೆ;
    maintenance; maintain; maintanance; maintainance; maintanence; maintenence; maintainence; maintnance; society charges; maintenance cost; मेंटेनेंस; मेन्टेनेन्स;
    ನಿರ್ವಹಣೆ; ನಿರ್ವಹಣಾ ವೆಚ್ಚ; ಮೇಂಟೆನೆನ್ಸ್`),
  // Not the bare word: "in Begur ward" is a wish.
  ward: list(`
    which ward; what ward; what is the ward; ward number; ward no; ward name; whose ward; which corporation;
    yaava ward; yav ward; kaunsa ward; kis ward; ಯಾವ ವಾರ್ಡ್; ವಾರ್ಡ್ ಸಂಖ್ಯೆ; कौन सा वार्ड; किस वार्ड; वार्ड नंबर`),
  metro: list(`
    metro; station; nildana; nildaana; स्टेशन; ನಿಲ್ದಾಣ; ಸ್ಟೇಷನ್; ಸ್ಟೇಶನ್; purple line; green line; yellow line; blue line; pink line; orange line; yaava line; which line;
    ಮೆಟ್ರೋ; ಮೆಟ್ರೊ; मेट्रो; commute; connectivity; public transport; ಸಂಚಾರ`),
  'metro-being-built': list('metro being built; new metro; upcoming metro; metro coming'),
  'bus-stops': list('bus; buses; bmtc; bas; basu; ಬಸ್; ಬಸ್ಸು; ಬಸ್ಸುಗಳು; बस; बसें'),
  'on-foot': list(
    'on foot; walking distance; walkable; walk to; paidal; nadedu; ಕಾಲ್ನಡಿಗೆ; ನಡೆದು; पैदल',
  ),
};
