import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { alsoWords } from './also-words.ts';
import { alternativeJoints } from './joint-words.ts';

export const oneRoomWay = phraseTable<1 | -1>([
  [1, list(`more; extra; zyada; jyada; jasti; jaasti; hecchu; bigger; ज़्यादा; ಹೆಚ್ಚು; ಜಾಸ್ತಿ`)],
  [-1, list(`less; fewer; lesser; kam; kammi; kadime; smaller; कम; ಕಡಿಮೆ`)],
]);

export const roomNouns = phraseSet(
  list(`bed room; bedroom; bedrooms; room; rooms; kamra; kamre; kone; कमरा; कमरे; रूम; ಕೋಣೆ; ರೂಮ್`),
);

export const moreRooms = phraseSet(list(`aur; innondu; innu; और; ಇನ್ನೂ; ಇನ್ನು; ಇನ್ನೊಂದು`));

export const addingRooms = phraseSet(
  list(`
    jod do; jodo; badha do; badhao; chahiye; kar do; karo; beku; serisi; haaki; जोड़ दो; जोड़ो; बढ़ा दो; चाहिए; कर दो; ಬೇಕು; ಸೇರಿಸಿ
  `),
);

export const thanWords = wordSet('than then se or price budget');

/** Beside a bare number they say that so many rooms would do as well: "or even 1", "3 also", "nanage 2 saaku". */
export const joiningRooms = new Set([
  'even',
  ...alternativeJoints,
  ...alsoWords,
  ...wordSet('enough saaku saku kaafi saakittu ಸಾಕು ಸಾಕಿತ್ತು काफी'),
]);

/** Behind a number alone: so many rooms do. */
export const roomsDo = phraseSet(
  list(`
    enough; is enough; are enough; will do; would do; will have to do; should do; is fine; is ok; is okay; it is; then; saaku; saku; saakaagutte; sakagutte; theek; theek hai; theek laga; thik hai; thik laga; sahi; sahi hai; sahi laga; kaafi; kafi;
    chalega; chal jayega; ठीक; ठीक है; ठीक लगा; सही; सही है; सही लगा; काफी; काफ़ी; चलेगा; ಸಾಕು; ಸಾಕಾಗುತ್ತೆ; ಸಾಕಾಗತ್ತೆ
  `),
);
export const roomsParticles = wordSet('hi ne e only just ही ನೇ');

/** Numbers of Hindi that are verbs as well: "mita do". */
export const alsoVerbs = wordSet('do दो');
/** Behind "do" as a verb of English. */
export const helpedByDo = wordSet('not i you we they it this the these nothing something');
