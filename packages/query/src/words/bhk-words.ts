import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const bhkWords = phraseSet(
  list(`
    bhk; bhks; be hk; bee hk; bh k; b hk; bee h k; b h kay; bkh; bhkk; bhl; bkk; b h k; bh; bedroom; bedrooms; bed room; bed rooms;
    bedroomed; bedrum; bedroomu; bedrom; bedrooom; bed; beds; bhk's; b/r; br; kamre; kamra;
    kamron; kamare; kone; konegalu; room; rooms; bedroom hall kitchen; बीएचके; बी एच के; बीएचके.; बेडरूम;
    बेडरूम्स; कमरे; कमरा; कमरों; ಬಿಎಚ್‌ಕೆ; ಬಿಎಚ್ಕೆ; ಬಿ ಎಚ್ ಕೆ; ಬಿಹೆಚ್‌ಕೆ; ಬಿಹೆಚ್ಕೆ; ಬೆಡ್‌ರೂಮ್;
    ಬೆಡ್ರೂಮ್; ಬೆಡ್‌ರೂಂ; ಬೆಡ್ ರೂಮ್; ಕೋಣೆ; ಕೋಣೆಯ; ಕೋಣೆಗಳ; ಕೊಠಡಿ; ಮಲಗುವ ಕೋಣೆ; ಮಲಗುವ ಕೋಣೆಗಳ; ಮಲಗುವ ಕೋಣೆಗಳು; ಮಲಗುವ ಕೋಣೆಗಳಿರುವ; ಮಲಗುವ ಕೋಣೆ ಇರುವ; ಮಲಗೋ ಕೋಣೆ; ಮಲಗೋ ರೂಮ್; ಬೆಡ್‌ರೂಮಿನ; malago kone; malagu kone; malago room
  `),
);

/** One room and a kitchen: no separate bedroom, counted as 0. */
export const roomKitchenWords = phraseSet(list(`rk; room kitchen; आरके; ಆರ್‌ಕೆ`));

export const extraRooms = wordSet(
  '1 study servant servants maid maids pooja puja prayer store utility terrace garden office helper a',
);

/** Behind one of its rooms: where in the home it is. */
export const spotsInside = phraseSet(
  list(`
    on the ground floor; on ground floor; in the ground floor; at ground floor; on the ground; on the lower floor; on the first floor; downstairs; upstairs; down stairs; neeche; niche; ground floor pe; ground floor par; ground floor me; kelage; kelagade; ground floor alli;
    नीचे; ग्राउंड फ्लोर पर; ग्राउंड फ्लोर में; ಕೆಳಗೆ; ಕೆಳಗಡೆ; ಗ್ರೌಂಡ್ ಫ್ಲೋರ್‌ನಲ್ಲಿ
  `),
);
