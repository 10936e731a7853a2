import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

const DO_IT = list(
  'karo; kar do; kardo; kar dena; kardena; kar dijiye; karna; karein; karen; kare; kijiye; kro; kr do; करो; कर दो; कर देना; कर दीजिए; करना; करें; कीजिए; करिए; कर दें',
);
const GIVE_AWAY = list('do; dena; dijiye; de; dein; den; दो; देना; दीजिए; दें; दे; दीजिये');
const SHOWING = list(
  'dikhao; dikhana; dikhaiye; dikhaye; dikhayein; dikhaao; batao; batana; bataiye; bhejo; bhejna; do; dena; dijiye; lao; laana; lana; sujhao; suggest karo; suggest karna; rakho; rakhna; दिखाओ; दिखाना; दिखाइए; दिखाएं; दिखाएँ; बताओ; बताना; बताइए; भेजो; भेजना; दो; देना; दीजिए; लाओ; लाना; सुझाओ; सुझाना; रखो; रखना',
);
const NOT = list('nahi; nahin; nhi; nai; nahee; नहीं; नही');
const WANTED = list(
  `chahiye; chaiye; chahie; chahiyee; chahta; chahte; chahti; lena; leni; lene; lenge; lunga; lungi; loonga; dekhna; dekhni; dekhne; dekhenge; mangta; maangta; kharidna; kharidni; chalega; chalegi; chalenge; jamega; jamta; rakhna; jhelna; jhelni;
   चाहिए; चाहिये; चाहता; चाहते; चाहती; लेना; लेनी; लेने; लेंगे; लूंगा; लूँगा; लूंगी; लूँगी; देखना; देखनी; देखने; देखेंगे; मांगता; माँगता; खरीदना; खरीदनी; चलेगा; चलेगी; चलेंगे; जमेगा; जमता; रखना; झेलना; झेलनी`,
);

/** Verbs that refuse what stands before them: "row house skip karo", "tennis court wale projects hata do". */
const REMOVING = [
  ...everyPhrase(
    list(
      'skip; avoid; ignore; cancel; cut; reject; remove; delete; exclude; hide; bahar; filter; alag; side; स्किप; अवॉइड; अवॉयड; इग्नोर; कैंसिल; कट; रिजेक्ट; रिमूव; डिलीट; बाहर; हाइड; नज़रअंदाज़; नजरअंदाज',
    ),
    DO_IT,
  ),
  ...everyPhrase(
    list(
      'hata; nikal; nikaal; kaat; chhod; chod; chhor; chor; rehne; hataa; हटा; निकाल; काट; छोड़; रहने; हटवा; छोड',
    ),
    GIVE_AWAY,
  ),
  ...list(
    'hatao; hataao; hataiye; hatado; hataa do; nikalo; nikaalo; nikaliye; kaato; kato; chhodo; chodo; chhoro; chhodiye; हटाओ; हटाइए; हटाएं; हटाएँ; निकालो; निकालिए; काटो; छोड़ो; छोड़िए; skip; स्किप',
  ),
  ...everyPhrase(list('mat; na; naa; मत; न; ना'), SHOWING),
  ...everyPhrase(NOT, WANTED),
  ...everyPhrase(list('bilkul; kabhi; ekdam; bilkool; kataai; बिल्कुल; बिलकुल; कभी; एकदम; कतई'), NOT),
  ...everyPhrase(
    list('se; से'),
    list('door; dur; bach ke; bachke; bachkar; दूर; बच के; बचके; बचकर'),
    ['', ...list('hi; ही')],
    list(
      'rakho; rakhna; rakhiye; rehna; raho; rahe; rahein; ho; rehna hai; chahiye; rakhein; रखो; रखना; रखिए; रहना; रहो; रहें; हो; रखें; रहना है; चाहिए',
    ),
  ),
];

/** Right behind what they refuse. */
export const removing = phraseSet(REMOVING);

/** "Wale", "wali society", "ko", "ho to": what may stand between the two. */
export const removedTails = wordSet(
  'wala wale wali vala vale vali ka ki ke ko me mein main please pls plz bhi वाला वाले वाली का की के को में प्लीज प्लीज़ भी',
);
export const removedHomes = wordSet(
  `project projects society societies building buildings flat flats ghar gharon makan home homes house houses apartment apartments property properties complex unit units listing listings option options area areas jagah ilaka ilake
   प्रोजेक्ट प्रोजेक्ट्स सोसाइटी सोसायटी सोसाइटियाँ बिल्डिंग फ्लैट फ्लैट्स घर घरों मकान अपार्टमेंट प्रॉपर्टी जगह इलाका इलाके इलाक़े ऑप्शन`,
);
/** "Tanker se aata ho to", "pool hai to". */
export const removedConditions = phraseSet([
  ...everyPhrase(
    ['', ...list('se aata; se aati; aata; aati; mila hua; lagta; से आता; से आती; आता; आती; लगता')],
    list('ho; hai; hua; hui; mile; rahe; हो; है; हुआ; हुई; मिले; रहे'),
    list('to; toh; tho; तो'),
  ),
  ...list('aata ho; ka paani ho to; का पानी हो तो'),
]);

/** Right behind a refusal: it is fine all the same, or only a condition. */
export const notRemoved = wordSet('to toh bhi agar तो भी अगर if');

/** Ahead of what is refused, and saying nothing of it. */
export const openers = wordSet(
  'please pls plz mujhe mujhko hume humein hamein hamko bhai yaar sir aur ya lekin magar par but and or bas koi मुझे हमें हमको भाई यार और या लेकिन मगर पर बस कोई',
);

/** "Only flats are not wanted" refuses none. */
export const onlyAhead = wordSet('sirf only keval just bas सिर्फ केवल बस');

/** Behind a reason of its own, what it was said of is refused: "villa afford nahi hoga, woh mat dikhana". */
export const refusesReasoned = phraseSet([
  ...everyPhrase(
    list(
      'wo; woh; vo; voh; use; usko; unko; wahan; vahan; waha; udhar; ye; yeh; wo wala; wo wale; wo sab; isliye; toh; to; वो; वह; वे; उसे; उसको; उन्हें; वहां; वहाँ; उधर; ये; यह; वो वाला; इसलिए; तो',
    ),
    [...NOT, ...REMOVING],
  ),
  ...REMOVING,
]);
