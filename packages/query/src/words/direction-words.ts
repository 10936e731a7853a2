import type { Facing, Zone } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** That what follows is left out. */
export const exceptWords = wordSet('except but not than no excluding avoid skip');

const DIRECTIONS: readonly (readonly [Facing, readonly string[]])[] = [
  [
    'north-east',
    list(`
      north east; northeast; nort east; noth east; norht east; north eest; ne; north eastern; ishanya; eeshanya; ईशान; उत्तर पूर्व; उत्तर पूर्वी; पूर्वोत्तर; ಈಶಾನ್ಯ
    `),
  ],
  [
    'north-west',
    list(
      `north west; northwest; nort west; noth west; norht west; nw; north western; vayavya; उत्तर पश्चिम; उत्तर पश्चिमी; वायव्य; ವಾಯವ್ಯ; ವಾಯುವ್ಯ`,
    ),
  ],
  [
    'south-east',
    list(
      `south east; southeast; sout east; soth east; souht east; se; south eastern; agneya; दक्षिण पूर्व; दक्षिण पूर्वी; आग्नेय; ಆಗ್ನೇಯ`,
    ),
  ],
  [
    'south-west',
    list(
      `south west; southwest; sout west; soth west; souht west; sw; south western; nairutya; दक्षिण पश्चिम; दक्षिण पश्चिमी; नैऋत्य; ನೈಋತ್ಯ; ನೈರುತ್ಯ`,
    ),
  ],
  ['north', list(`north; northern; nort; uttar; uttara; उत्तर; उत्तरी; नॉर्थ; ನಾರ್ತ್; ಉತ್ತರ; ಉತ್ತರದ`)],
  [
    'south',
    list(
      `south; southern; dakshin; dakshina; thenku; tenku; thenkana; tenkana; ತೆಂಕು; ತೆಂಕಣ; दक्षिण; दक्षिणी; साउथ; ಸೌತ್; ದಕ್ಷಿಣ; ದಕ್ಷಿಣದ`,
    ),
  ],
  [
    'east',
    list(`
      east; eastern; poorv; poorva; poorab; purab; पूर्व; पूर्वी; पूरब; ईस्ट; ಈಸ್ಟ್; ಮೂಡಣ; ಮೂಡಲ; moodana; moodala; ಪೂರ್ವ; ಪೂರ್ವದ
    `),
  ],
  [
    'west',
    list(
      `west; western; paschim; paschima; pashchima; पश्चिम; पश्चिमी; वेस्ट; paduvana; paduvala; ಪಡುವಣ; ಪಡುವಲ; ವೆಸ್ಟ್; ಪಶ್ಚಿಮ; ಪಶ್ಚಿಮದ`,
    ),
  ],
];

export const facingDirections = phraseTable<Facing>(DIRECTIONS);

export const zoneDirections = phraseTable<Zone>([
  ...DIRECTIONS,
  [
    'central',
    list(`
      central; centre of; center of; heart of; madhya; सेंट्रल; मध्य; ಸೆಂಟ್ರಲ್; ಮಧ್ಯ; ಕೇಂದ್ರ
    `),
  ],
]);

export const facingWords = phraseSet(
  list(`
    facing; face; facing door; corner facing; corner facing door; facing home; facing house; facing main door; facing entrance; faced; faceing; facng;
    entrance; mukha; mukhi; mukhada; mukh; dikku; dikkina; dikku mukha; dikkina mukha; baagilu; bagilu; door; main door;
    mukhi ghar; मुखी; मुख; फेसिंग; ದಿಕ್ಕು; ದಿಕ್ಕಿನ; ಮುಖ; ಮುಖದ; ಮುಖಿ; ಫೇಸಿಂಗ್; ಬಾಗಿಲು; ಬಾಗಿಲ
  `),
);

/** "ಪೂರ್ವಾಭಿಮುಖ", "पूर्वमुखी", "purvabhimukh": the direction and the facing in one word. */
export const facingsInOne = phraseTable<Facing>([
  ['north-east', list(`ईशानमुखी; ईशान मुखी; ಈಶಾನ್ಯಾಭಿಮುಖ; ಈಶಾನ್ಯಮುಖಿ`)],
  [
    'north',
    list(`
      उत्तरमुखी; उत्तराभिमुख; उत्तराभिमुखी; uttarmukhi; uttaramukhi; uttarabhimukha; northfacing; n facing;
      ಉತ್ತರಾಭಿಮುಖ; ಉತ್ತರಾಭಿಮುಖವಾದ; ಉತ್ತರಾಭಿಮುಖವಾಗಿರುವ; ಉತ್ತರಾಭಿಮುಖವಾಗಿ; ಉತ್ತರಮುಖಿ; ಉತ್ತರಾಭಿಮುಖದ
    `),
  ],
  [
    'south',
    list(`
      दक्षिणमुखी; दक्षिणाभिमुख; dakshinmukhi; dakshinamukhi; southfacing; s facing; ದಕ್ಷಿಣಾಭಿಮುಖ;
      ದಕ್ಷಿಣಾಭಿಮುಖವಾದ; ದಕ್ಷಿಣಾಭಿಮುಖವಾಗಿರುವ; ದಕ್ಷಿಣಮುಖಿ
    `),
  ],
  [
    'east',
    list(`
      पूर्वमुखी; पूर्वाभिमुख; पूर्वाभिमुखी; purvmukhi; poorvmukhi; purvamukhi; poorvamukhi;
      purva dikku; purva dikkina; purva mukha; purva mukhi; purva disha; purva facing; e facing;
      purvabhimukha; poorvabhimukha; eastfacing; ಪೂರ್ವಾಭಿಮುಖ; ಪೂರ್ವಾಭಿಮುಖವಾದ; ಪೂರ್ವಾಭಿಮುಖವಾಗಿರುವ; ಪೂರ್ವಾಭಿಮುಖವಾಗಿ; ಪೂರ್ವಮುಖಿ;
      ಪೂರ್ವಾಭಿಮುಖದ
    `),
  ],
  [
    'west',
    list(`
      पश्चिममुखी; पश्चिमाभिमुख; paschimmukhi; paschimamukhi; westfacing; w facing; ಪಶ್ಚಿಮಾಭಿಮುಖ;
      ಪಶ್ಚಿಮಾಭಿಮುಖವಾದ; ಪಶ್ಚಿಮಾಭಿಮುಖವಾಗಿರುವ; ಪಶ್ಚಿಮಾಭಿಮುಖವಾಗಿ; ಪಶ್ಚಿಮಕ್ಕೆ ಮುಖ; ಪಶ್ಚಿಮಮುಖಿ
    `),
  ],
]);

/** The city's own names: they narrow nothing, and after a direction they make a zone of it. */
export const cityWords = phraseSet(
  list(`
    bangalore; bengaluru; banglore; bangaluru; bengalooru; bengalore; bangalor; banglaore; bangolore; banagalore; bagalore; bangalroe; bangaloer; bangaloru;
    banglur; benguluru; bengluru; blr; blore; b'lore; bglr; namma bengaluru; bangalore city;
    bengaluru city; bangalore urban; बैंगलोर; बेंगलुरु; बंगलौर; बेंगलूरु; बंगलुरु; बंगलोर;
    बैंगलौर; बेंगलोर; ಬೆಂಗಳೂರು; ಬೆಂಗಳೂರಿ; ಬೆಂಗಳೂರಿನ; ಬೆಂಗ್ಳೂರು; ಬ್ಯಾಂಗಲೋರ್; ಬ್ಯಾಂಗ್ಲೋರ್; ಬೆಂಗಳೂರ್; ಬ್ಯಾಂಗಲೂರು
  `),
);

/** Words that make a zone of a bare direction: "north side", "east zone". */
export const zoneNouns = phraseSet(
  list(`
    side; zone; part of; parts of; part; parts; area of; belt; ಭಾಗ; ವಲಯ; valaya; भाग; इलाका; ಕಡೆ
  `),
);

export const sidesOf = phraseSet(
  list(`
    beyond; past; east of; west of; north of; south of; to the east of; to the west of;
    to the north of; to the south of; other side of; on the other side of; opposite side of;
    not beyond; nothing beyond; anywhere beyond; anything beyond; not past; nothing past
  `),
);
