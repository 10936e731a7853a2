import { wordSet } from '../tokens.ts';
import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { said } from './sided-marker.ts';
import type { Said } from './sided-marker.ts';

/** "ho to accha", "iddre olledu": it would be good to have. */
const ifThere = list(`
  ho to; ho toh; ho tho; hua to; hua toh; hui to; hui toh; mil gaya to; mil gaya toh; mila to; mila toh; mile to; mile toh; mil jaye to; mil jaye toh; mil jaaye to; rahe to; rahe toh; hoga to; hoga toh; aaye to; aaye toh; aa jaye to; aa jaye toh; ho jaye to; ho jaye toh; iddre; sikkre; sikkidre; sigidre; bandre; iddare;
  idre; aadre; adre; हो तो; हुआ तो; हुई तो; मिला तो; मिले तो; मिल जाए तो; रहे तो; होगा तो; आए तो; हो जाए तो; ಇದ್ದರೆ; ಇದ್ರೆ; ಇದ್ರೂ; ಇದ್ದಲ್ಲಿ; ಆದರೆ; ಆದ್ರೆ; ಸಿಕ್ಕರೆ; ಸಿಕ್ರೆ; ಸಿಕ್ಕಿದ್ರೆ
`);
/** How good it would be: "iddre tumba olledu", "aaye to aur bhi badhiya". */
const howGood = [
  '',
  ...list(
    `mere liye; hamare liye; for me; nange; namge; मेरे लिए; ನನಗೆ; ನಮಗೆ; tumba; thumba; innu; bahut; bohot; aur bhi; aur; ಇನ್ನೂ; ತುಂಬಾ; बहुत; और भी; और`,
  ),
];
const praise = list(`
  accha; acha; achha; accha hai; acha hai; accha hoga; accha rahega; badhiya; badiya; behtar; better; best; great; perfect; nice; good; mast;
  theek; thik; theek hai; ok; super; sone pe suhaga; kya baat; olledu; olledittu; ollediruttittu; chennagirutte; chennagittu; chennagirtittu; chennagiratte; chennagide; chennagiruthe; chenna; chanda; chenda;
  sari; sakath; khushi; santosha; santosh; maza aa jaye; mazaa aa jaye; maza aa jaaye; mazaa aa jaaye; maja aa jaye; maza aa jayega; mazaa aa jayega; maja aa jayega; mazaa; मज़ा आ जाए; मजा आ जाए; अच्छा; और अच्छा; और भी अच्छा; अच्छा है; अच्छा होगा; अच्छा रहेगा; बेहतर; बढ़िया; ठीक; ठीक है; ಒಳ್ಳೆಯದು; ಒಳ್ಳೆಯದಿತ್ತು; ಒಳ್ಳೇದಿತ್ತು; ಒಳ್ಳೇದು; ಚೆನ್ನ; ಚೆನ್ನಾಗಿರುತ್ತದೆ;
  ಚೆನ್ನಾಗಿರುತ್ತೆ; ಚೆನ್ನಾಗಿರತ್ತೆ; ಒಳಿತು; ಒಳ್ಳೆದು; ಒಳ್ಳೇದೇ; ಒಳ್ಳೆಯದೇ; ಬೋನಸ್; bonus; plus; ಓಕೆ; ಸರಿ; ಉತ್ತಮ; ಸಾಕು; ಸಂತೋಷ; ಖುಷಿ
`);

/** "Compulsory nahi", "kaddaya alla": what need not be there would be nice. */
const NOT_NEEDED = everyPhrase(
  list(
    'compulsory; zaroori; zaruri; jaruri; mandatory; kaddaya; kaddaaya; जरूरी; अनिवार्य; कंपल्सरी; ಕಡ್ಡಾಯ',
  ),
  list('nahi; nahin; nai; nahi hai; alla; नहीं; नहीं है; ಅಲ್ಲ'),
);

/** "purple line prefer karenge", "gym ge preference kodtivi": the verb of preferring stands behind what is preferred. */
const PREFERRING = list(`
  prefer; prefar; preffer; preference; prefrence; priority; pasand; ko prefer; ko preference; ko priority; ge preference; ge priority; ge adyate; प्रेफर; पसंद; को पसंद; को प्राथमिकता; ಪ್ರಿಫರ್; ಗೆ ಆದ್ಯತೆ; ಆದ್ಯತೆ
`);
const DOING = list(`
  karenge; karengey; karunga; karungi; karoonga; karta hu; karta hun; karti hu; karte hai; karte hain; karega; karegi; denge; dunga; dungi; doonga; dete hai; dete hain; di jayegi; hai; hogi; hoga; rahegi;
  madtivi; maadtivi; madtini; maadtini; madteevi; madteeni; maadteevi; madtene; maadtene; madthini; madthivi; kodtivi; kodtini; kodteevi; kodthini; ide;
  करेंगे; करूंगा; करूँगा; करूंगी; करते हैं; करता हूं; करता हूँ; देंगे; दूंगा; है; रहेगी; ಮಾಡ್ತೀವಿ; ಮಾಡ್ತೀನಿ; ಮಾಡುತ್ತೇವೆ; ಮಾಡುತ್ತೇನೆ; ಕೊಡ್ತೀವಿ; ಕೊಡ್ತೀನಿ; ಕೊಡುತ್ತೇವೆ; ಇದೆ
`);

/** Right behind what has to be there, whatever else is only nice. */
export const firmBehind = phraseSet(
  list(`
    for sure; for certain; is a must; is must; a must; definitely; without fail; is non negotiable; non negotiable; is compulsory; compulsory hai; pakka chahiye; zaroor chahiye; hona hi chahiye; honi hi chahiye; beke beku; bekebeku; irle beku; irlebeku; ಬೇಕೇ ಬೇಕು; ಇರಲೇ ಬೇಕು; ಇರಲೇಬೇಕು; ज़रूर चाहिए; होना ही चाहिए; होनी ही चाहिए
  `),
);

/** Words that make the wish beside them a nicety, or call it fine. */
export const softenings: readonly Said[] = [
  [
    said('nice', 'after'),
    list(`
      preferably; preferrably; preferebly; prefferably; preferably in; preferably with;
      preference for; preference to; preference is; prefer; i prefer; we prefer; would prefer;
      i'd prefer; we'd prefer; ideally; ideally in; ideally with; hopefully; bonus if; a bonus if;
      plus if; a plus if; better if; even better if; nice if; good if; great if; would be nice if; it would be nice if; would be great if; would be good if;
      would be nice to have; would be good to have; would be great to have;
      it would be nice to have; it would be great if; optionally; not sure about;
      not so sure about; unsure about; good to have a; nice to have a; ho sake to;
      agar ho sake to; ho sake toh; agar ho to; sadhyavadre; saadhyavadare; sadhya adre; sadhya aadre; saadhya aadre; हो सके तो; ಸಾಧ್ಯವಾದರೆ; ಸಾಧ್ಯವಾದ್ರೆ; ಸಾಧ್ಯ ಆದ್ರೆ; ಸಾಧ್ಯ ಆದರೆ; ಸಾಧ್ಯವಾದಲ್ಲಿ
    `),
  ],
  [
    { marker: { role: 'nice', isPolite: true }, side: 'after' },
    list(`
      would like; would love; would also like; i'd like; we'd like; i'd love; we'd love
    `),
  ],
  [
    said('nice', 'before'),
    list(`
      not compulsory; is not compulsory; not mandatory; is not mandatory; not so important; is not so important;
      desirable; is desirable; not a must but plus; not a must but a plus; not a must; not must; is not a must; not essential but welcome; not essential but nice; not essential; would be welcome; is welcome; are welcome; are desirable; would be desirable; optional; is optional; are optional; can be optional; make it optional; optional hai; ऑप्शनल; ಐಚ್ಛಿಕ; just good to have; can be a nice to have; just nice to have; nice to have; preferred; preffered; prefered; preferable; is preferred; are preferred; is preferable;
      will be preferred; would be preferred; would be nice; would be good; would be great; would be ideal; would be lovely; would be a dream; would be super; would be perfect; would be best; would be awesome; would be a plus; would be
      a bonus; would be an advantage; will be nice; will be good; will be great; will be a plus; is nice; is a plus; is plus; is a bonus; is good; is
      great; is better; be nice; be great; a plus; = bonus; = a bonus; = plus; = a plus; as a plus; as a bonus; as bonus; ideal; irli illa andru parvagilla; irli illa andre parvagilla;
      irli illandru parvagilla; chalega; chalegi; chalenge; chalta hai; chal jayega; chal jaega; ಇರುವುದು ಉತ್ತಮ; ಆದಷ್ಟು; ಆದ್ರೆ ಇರಲಿ; ಸಾಧ್ಯವಾದರೆ ಇರಲಿ; ಸಾಧ್ಯವಾದ್ರೆ ಇರಲಿ; ಸಾಧ್ಯ ಆದ್ರೆ ಇರಲಿ; ಸಾಧ್ಯವಾದಲ್ಲಿ ಇರಲಿ; sadhyavadre irli; sadhya adre irli; sadhya aadre irli; aadre irli; adre irli; मिल जाये तो अच्छा; होना अच्छा
      रहेगा; चलेगा; चलेगी
    `),
  ],
  [
    said('nice', 'either'),
    list(`
      nice to have; good to have; great to have; if possible; nice to hv; good to hv; gud to have; gud to hv; if available; if there; if we get lucky; if i get lucky; if we are lucky; if lucky; if luck permits; if it comes;
      where possible; wish list; wishlist; bonus; brownie points; brownie points for
    `),
  ],
  [
    said('accept', 'after'),
    list(`
      no problem with; no problem in; no problems with; no issue with; no issues with;
      no issue in; no objection to; no objections to; no objection for; have no problem with;
      ok with; okay with; fine with; not object to; wouldnt object to; no objection to; not averse to; not opposed to; am ok with; also ok with; also fine with; dont mind;
      do not mind; wouldnt mind; would not mind; wont mind; no harm in; open to; also open to;
      can consider; can also consider; also considering; ready to consider; willing to consider
    `),
  ],
  [
    said('accept', 'before'),
    list(`
      ok; okay; fine; is ok; is okay; is fine; are ok; are fine; also ok; also okay; also fine;
      is also ok; is also fine; too is fine; acceptable; is acceptable; also acceptable; works;
      also works; works too; will do; will also do; would also do; can also work; bhi chalega;
      bhi chalegi; bhi chalta hai; bhi ok; bhi theek hai; bhi thik hai; theek hai; adru ok;
      adru sari; aadru sari; aadru parvagilla; adru parvagilla;
      aadru paravagilla; adru paravagilla; idru parvagilla; iddru parvagilla; ಆದರೂ ಪರವಾಗಿಲ್ಲ;
      ಇದ್ದರೂ ಪರವಾಗಿಲ್ಲ; kooda ok; kooda sari; भी चलेगा; भी चलेगी; भी ठीक है; ಆದರೂ ಸರಿ;
      ಕೂಡ ಸರಿ; ಕೂಡ ಓಕೆ
    `),
  ],
  [said('nice', 'before'), everyPhrase(ifThere, howGood, praise)],
  [said('nice', 'before'), NOT_NEEDED],
  [said('nice', 'before'), everyPhrase(PREFERRING, DOING)],
];

/** Ahead of a wish that must hold, whatever a nicety behind it says. */
export const needVerbs = wordSet('need needs needed want wants must require requires');
