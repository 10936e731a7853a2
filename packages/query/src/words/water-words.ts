import type { WaterSource } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const waterSources = phraseTable<WaterSource>([
  [
    'cauvery',
    list(`
      cauvery; kaveri; cavery; kauvery; cauveri; caveri; kaaveri; cauvry; bwssb; bwssb water;
      corporation water; कावेरी; ಕಾವೇರಿ
    `),
  ],
  [
    'borewell',
    list(`
      borewell; borewells; bore well; bore wells; bore; borwell; boarwell; bore-well; बोरवेल; बोरिंग; boring ka paani; boring ka pani; boring; बोरिंग का पानी;
      बोर वेल; ಬೋರ್‌ವೆಲ್; ಬೋರ್ವೆಲ್; ಬೋರ್ ವೆಲ್; ಕೊಳವೆ ಬಾವಿ; ಕೊಳವೆಬಾವಿ
    `),
  ],
  [
    'tanker',
    list(`
      tanker; tankers; water tanker; water tankers; tanker dependent; tanker dependency; टैंकर;
      टेंकर; ಟ್ಯಾಂಕರ್; ಟ್ಯಾಂಕರ್‌
    `),
  ],
  [
    'recycled',
    list(
      `recycled; recycled water; treated water; stp water; marubalake neeru; marubalake neerina; maru balake neeru; marubalake; ರೀಸೈಕಲ್ಡ್; ರೀಸೈಕಲ್ಡ್ ವಾಟರ್; ರೀಸೈಕಲ್ಡ್ ವಾಟರ್ ಬಳಸೋ; ರೀಸೈಕಲ್ ವಾಟರ್; ರೀಸೈಕಲ್ಡ್ ನೀರು; ಮರುಬಳಕೆ; ಮರುಬಳಕೆ ನೀರು; ಮರುಬಳಕೆ ನೀರಿನ; ಮರುಬಳಕೆಯ ನೀರು; रीसाइकल्ड`,
    ),
  ],
]);

/** Behind "bore": somebody is bored. */
export const boredBehind = wordSet(
  'ho hoke hogaya hogayi hua hui kar karta karte aagide agide aaytu aytu aagtide agtide hodi hodedu hodeyutte hodsi',
);

export const waterNouns = phraseSet(
  list(`
    water; water supply; water connection; water line; water source; supply; connection; line;
    pipeline; neeru; niru; neerina; paani; pani; ka paani; ka pani; wala paani; wala pani;
    wala water; wali supply; wala neeru; pe depend; par depend; depend; pe nirbhar; par nirbhar;
    वाला पानी; पर निर्भर; dependent; dependency; dependant; ನೀರು; ನೀರಿನ; ವಾಟರ್; ನೀರಿನ ಸಂಪರ್ಕ;
    ನೀರು ಸಂಪರ್ಕ; पानी; का पानी; जल
  `),
);

export const bothWords = wordSet('both dono donon eradu eradoo दोनों ಎರಡೂ');
