import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { addingJoints } from './joint-words.ts';
import { alsoWords } from './also-words.ts';

export const chargeJoints = new Set([...addingJoints, ',', '/']);

export const alsoAllIn = new Set([
  ...alsoWords,
  ...wordSet(
    'has have to must should needs fit fits go come sab vagairah vagera wagera wagairah etc सब वगैरह वग़ैरह',
  ),
]);

export const outOfPrice = wordSet(
  'not without excluding excl exclusive before minus except plus +',
);

export const outFillers = wordSet('including incl inclusive included of any all counting the');

export const extraWords = phraseSet(
  list(`
    extra; is extra; are extra; alag; alag se; separate; separately; is separate; additional;
    on top; not included; is not included; not including; excluded; bere; beere; अलग; अलग से; ಬೇರೆ
  `),
);

/** "Keys in hand", which is a price with all charges, or a day before one of these. */
export const handoverNouns = wordSet('key keys');
export const beforeDates = wordSet('by before within in till until latest tak');
