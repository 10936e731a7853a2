import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Whose a place is. */
export const owners = wordSet(
  `my our mine his her their s mere mera meri hamare hamara hamari apne apna apni uske uski unke unki nanna nan nam namma nammura avara avala avana avla avna maga magalu magala magana
   मेरे मेरा मेरी हमारे हमारा हमारी अपने अपनी उनके उसके ನನ್ನ ನಮ್ಮ ಅವರ ಅವಳ ಅವನ`,
);
export const ownersArticles = wordSet('the a our');

/** Between somebody and what is theirs: "beti ke school", "maga na school". */
export const ownersLinks = wordSet("s ' ’ ke ki ka na da ra ya ge के की का ನ ದ ರ ಯ");

/** An office needs no owner to be somebody's. */
export const officeWords = phraseSet(
  list(`
    office; offices; ofc; offce; ofice; workplace; work place; work; daftar; kacheri; ऑफिस; ऑफ़िस; आफिस; दफ्तर; दफ़्तर; ಆಫೀಸ್; ಆಫೀಸು; ಆಫೀಸಿ; ಕಚೇರಿ
  `),
);

/** Homes, schools and shops are known to their owners alone. */
export const ownedPlaces = phraseSet(
  list(`
    place; home; house; homes; flat; villa; apartment; clinic; hospital; shop; store; boutique; salon; factory; workshop; gym; tuition; tuitions; coaching; dance class; music class; daycare; day care; creche; nursery; montessori; college; university; church; temple; mosque; masjid; gurudwara;
    ghar; makan; maika; maike; sasural; mayka; dukan; dukaan; karkhana; school; skool; iskool; mane; maneya; angadi; shale; shaale; kaleju; aspatre; devasthana; tavaru; tavarumane;
    घर; मकान; मायके; ससुराल; दुकान; स्कूल; कॉलेज; अस्पताल; मंदिर; क्लिनिक; फैक्ट्री; ಮನೆ; ಮನೆಯ; ಅಂಗಡಿ; ಶಾಲೆ; ಶಾಲೆಯ; ಸ್ಕೂಲ್; ಕಾಲೇಜು; ಕಾಲೇಜ್; ಆಸ್ಪತ್ರೆ; ದೇವಸ್ಥಾನ; ತವರು; ಕ್ಲಿನಿಕ್
  `),
);
