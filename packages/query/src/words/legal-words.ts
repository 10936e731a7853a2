import { everyPhrase, list, phraseSet } from '../phrases.ts';

export const reraWords = phraseSet(
  list(`
    rera approved; rera registered; rera regd; rera reg; rera approval; rera certified;
    rera number; rera compliant; rera registration; rera verified; rera wala; rera wali;
    rera aproved; rera; k rera; krera; approved by rera; registered with rera;
    registered under rera; with rera; with rera number; with rera approval; रेरा;
    रेरा अप्रूव्ड; रेरा पंजीकृत; रेरा रजिस्टर्ड; ರೇರಾ; ರೇರಾ ನೋಂದಣಿ; ರೇರಾ ನೋಂದಾಯಿತ;
    ರೇರಾ ಅನುಮೋದಿತ; ರೆರಾ
  `),
);

/** What a title may be burdened with, and that it is not there. */
const quarrels = list(
  `case; court case; litigation; vivada; vyajya; takararu; kesu; ಕೇಸ್; ಕೇಸು; ಕೋರ್ಟ್ ಕೇಸ್; ವಿವಾದ; ವ್ಯಾಜ್ಯ; ತಕರಾರು; ಲಿಟಿಗೇಷನ್; मुकदमा; विवाद; केस; कोर्ट केस; लिटिगेशन`,
);

const notThere = list(
  `beda; illada; illade; irbardu; irabardu; irabaradu; irbaardu; nahi chahiye; nahi hona chahiye; na ho; ಬೇಡ; ಇಲ್ಲದ; ಇಲ್ಲದೆ; ಇರಬಾರದು; नहीं चाहिए; नहीं होना चाहिए; न हो; ना हो; नहीं`,
);

/** "no legal mess", "koi legal jhanjhat nahi", "legal tension beda": whatever the trouble is called. */
const troubles = list(
  `issue; issues; mess; hassle; hassles; trouble; troubles; tension; tensions; problem; problems; headache; headaches; complication; complications; lafda; lafde; jhanjhat; chakkar; galate; locha; tondre; samasye; drama; stories; story; dispute; disputes; case; cases; झंझट; चक्कर; समस्या; परेशानी; दिक्कत; लफड़ा; ಸಮಸ್ಯೆ; ತೊಂದರೆ; ರಗಳೆ; ಗಲಾಟೆ`,
);

const legalTroubles = [
  ...everyPhrase(
    ['no', 'no more', 'without', 'without any', 'zero', 'bina'],
    ['legal', 'title', 'court'],
    troubles,
  ),
  ...everyPhrase(
    ['legal', 'court', 'kanuni', 'kanooni', 'कानूनी', 'क़ानूनी', 'लीगल', 'ಕಾನೂನು', 'ಲೀಗಲ್'],
    troubles,
    [...notThere, 'nahi', 'nahin', 'bilkul nahi', 'बिल्कुल नहीं', 'बिलकुल नहीं', 'नहीं है'],
  ),
];

export const litigationWords = phraseSet([
  ...everyPhrase(quarrels, notThere),
  ...legalTroubles,
  ...list(`
    clear title; clear titles; clean title; clear title deed; title clear;
    clear legal title; clear documents; clear legals; legally clear; legal clear;
    litigation free; dispute free; free of litigation; free from litigation;
    no litigation; no litigations; without litigation; zero litigation; no legal case;
    no legal cases; no court case; no court cases; no case; no cases; no case on it;
    no dispute; no disputes; no legal dispute; no legal disputes; no legal issue;
    no legal issues; no legal problem; no legal problems; not under litigation;
    not litigated; not disputed; without any case; without any court case; without court case; without court cases;
    without any legal case; without any dispute; without disputes; no case pending;
    no cases pending; no case pending on the land; no cases pending on the land;
    no case pending on land; no case pending on it; not in litigation; not be in litigation;
    should not be in litigation; should not be under litigation; must not be in litigation;
    should not have litigation; should not have any litigation; should not have any case;
    no litigation should be there; case wala nahi; case wala project nahi;
    case wala project nahi chahiye; case wala nahi chahiye; case wala property nahi chahiye;
    litigation wala nahi chahiye; court case wala nahi; court case wala nahi chahiye; case wala mat dikhao;
    court case wala mat dikhao; कोर्ट केस वाला नहीं चाहिए; कोर्ट केस वाला नहीं; केस वाला नहीं चाहिए;
    केस वाला नहीं; कोर्ट केस नहीं; कोर्ट केस न हो; ಕೋರ್ಟ್ ಕೇಸ್ ಬೇಡ; ಕೋರ್ಟ್ ಕೇಸ್ ಇರಬಾರದು; ಕೇಸ್ ಇರೋದು ಬೇಡ; no cases on the land; no cases on land;
    no dispute on the land; no dispute on land; no disputes on the land;
    no litigation on the land; no litigation on land; land dispute free;
    no land dispute; no land disputes; no land litigation; no case on land; no case on the land; case illada; case illade; case illad;
    koi mukadma nahi; ಕೇಸ್ ಇಲ್ಲದ; ಕೇಸ್ ಇಲ್ಲದೆ; ಕೇಸು ಇಲ್ಲದ; ವ್ಯಾಜ್ಯ ಇಲ್ಲದ; बिना केस; without any litigation;
    no pending case; no pending cases; no pending litigation; koi case nahi;
    koi case na ho; case nahi; case na ho; litigation nahi; vivad nahi; koi vivad nahi;
    case irabardu; case wagera na ho; case vagera na ho; koi case wagera na ho; case wase na ho; case vase na ho; case irbardu; case irbaardu; case irabaaradu; case irabaradu; case irbaradu; court case irbardu; court case beda; case beda; litigation beda; case illa; vivada illada; कोई केस नहीं;
    कोई केस न हो; कोई मुकदमा नहीं; विवाद नहीं; कोई विवाद नहीं; साफ टाइटल; क्लियर टाइटल;
    ಕೇಸ್ ಇರಬಾರದು; ಕೇಸು ಇರಬಾರದು; ವಿವಾದ ಇಲ್ಲದ; ವಿವಾದವಿಲ್ಲದ; ವ್ಯಾಜ್ಯವಿಲ್ಲದ; ತಕರಾರಿಲ್ಲದ; ಕೇಸಿಲ್ಲದ; ಲಿಟಿಗೇಷನ್ ಇಲ್ಲದ; ಕ್ಲಿಯರ್ ಟೈಟಲ್; ಯಾವುದೇ ಕೇಸ್ ಬೇಡ
  `),
]);

export const occupancyWords = phraseSet(
  list(`
    oc received; oc recieved; oc recvd; oc available; oc ready; oc obtained; oc done;
    oc issued; oc in hand; oc approved; oc certificate; oc mandatory; oc ho; oc mila hua;
    oc mil gaya; oc mil gaya ho; oc wala; oc wali; oc hona chahiye; oc bandidya;
    oc bandide; oc bandiro; oc bandirbeku; oc irbeku; oc sikkide; oc iro; with oc; oc;
    has oc; having oc; got oc; received oc; received occupancy certificate;
    occupancy certificate; occupancy certificate received;
    occupancy certificate available; occupancy certificate obtained;
    occupation certificate; ओसी; ओसी मिला हुआ; ओसी मिला; ऑक्यूपेंसी सर्टिफिकेट; ಒಸಿ;
    ಒಸಿ ಬಂದಿರುವ; ಒಸಿ ಸಿಕ್ಕಿರುವ; ಓಸಿ; ಓಸಿ ಬಂದಿರುವ; ಓಸಿ ಬಂದಿರೋ; ಓಸಿ ಸಿಕ್ಕಿರೋ; ಓಸಿ ಪಡೆದಿರೋ; ಓಸಿ ಪಡೆದಿರುವ; ಓ.ಸಿ.; ಓ.ಸಿ; ಒ.ಸಿ.; ಓ ಸಿ; ಆಕ್ಯುಪೆನ್ಸಿ ಸರ್ಟಿಫಿಕೇಟ್; ಆಕ್ಯುಪೆನ್ಸಿ ಸರ್ಟಿಫಿಕೇಟು; ಆಕ್ಯುಪನ್ಸಿ ಸರ್ಟಿಫಿಕೇಟ್; ಸ್ವಾಧೀನಾನುಭವ ಪತ್ರ; ಸ್ವಾಧೀನ ಪತ್ರ; ವಾಸಯೋಗ್ಯ ಪ್ರಮಾಣಪತ್ರ; swadheenanubhava patra; oc padediro; oc sikkiro
  `),
);

/** "OC pending is ok", "RERA applied": what is only on its way is not what the field holds. */
export const pendingWords = phraseSet(
  list(`
    pending; awaited; applied; expected; in process; under process; in progress; not received;
    not yet received; not yet; yet to come; yet to be received
  `),
);

/** "no court case on the land" asks for no land. */
export const ofTheLand = phraseSet(
  list(`
    on land; on the land; on this land; on the property; on property; on the project; on project;
    on the site; on the plot; on site; on plot; on the title; on it
  `),
);
