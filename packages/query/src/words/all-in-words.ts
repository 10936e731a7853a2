import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const chargeJoints = wordSet('and & + , / aur mattu n और ಮತ್ತು');

export const alsoAllIn = wordSet('bhi too also sab kooda भी ಕೂಡ');

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
