import type { Facing, Zone } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';

const DIRECTIONS: readonly (readonly [Facing, readonly string[]])[] = [
  [
    'north-east',
    list(`
      north east; northeast; ne; north eastern; ishanya; eeshanya; ईशान; उत्तर पूर्व; ಈಶಾನ್ಯ
    `),
  ],
  ['north-west', list(`north west; northwest; nw; north western; vayavya; उत्तर पश्चिम; ವಾಯವ್ಯ`)],
  ['south-east', list(`south east; southeast; se; south eastern; agneya; दक्षिण पूर्व; ಆಗ್ನೇಯ`)],
  ['south-west', list(`south west; southwest; sw; south western; nairutya; दक्षिण पश्चिम; ನೈಋತ್ಯ`)],
  ['north', list(`north; northern; nort; uttar; uttara; उत्तर; नॉर्थ; ನಾರ್ತ್; ಉತ್ತರ`)],
  ['south', list(`south; southern; dakshin; dakshina; दक्षिण; साउथ; ಸೌತ್; ದಕ್ಷಿಣ`)],
  [
    'east',
    list(`
      east; eastern; poorv; poorva; purva dikku; poorab; purab; पूर्व; पूरब; ईस्ट; ಈಸ್ಟ್; ಪೂರ್ವ
    `),
  ],
  ['west', list(`west; western; paschim; paschima; pashchima; पश्चिम; वेस्ट; ವೆಸ್ಟ್; ಪಶ್ಚಿಮ`)],
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
    facing; face; facing door; facing main door; facing entrance; faced; faceing; facng;
    entrance; mukha; mukhi; mukhada; mukh; dikku; dikkina; baagilu; bagilu; door; main door;
    mukhi ghar; मुखी; मुख; फेसिंग; ದಿಕ್ಕು; ದಿಕ್ಕಿನ; ಮುಖ; ಮುಖದ; ಮುಖಿ; ಫೇಸಿಂಗ್; ಬಾಗಿಲು; ಬಾಗಿಲ
  `),
);

/** The city's own names: they narrow nothing, and after a direction they make a zone of it. */
export const cityWords = phraseSet(
  list(`
    bangalore; bengaluru; banglore; bangaluru; bengalooru; bengalore; bangalor; bangaloru;
    banglur; benguluru; bengluru; blr; blore; b'lore; bglr; namma bengaluru; bangalore city;
    bengaluru city; bangalore urban; बैंगलोर; बेंगलुरु; बंगलौर; बेंगलूरु; बंगलुरु; बंगलोर;
    बैंगलौर; बेंगलोर; ಬೆಂಗಳೂರು; ಬೆಂಗಳೂರಿ; ಬೆಂಗಳೂರಿನ; ಬೆಂಗ್ಳೂರು
  `),
);

/** Words that make a zone of a bare direction: "north side", "east zone". */
export const zoneNouns = phraseSet(
  list(`
    side; zone; part of; parts of; part; parts; area of; belt; ಭಾಗ; भाग; इलाका; ಕಡೆ
  `),
);
