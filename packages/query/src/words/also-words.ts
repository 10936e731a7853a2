import { wordSet } from '../tokens.ts';

/** That it joins what there is: "show me 4 bhk too", "ready bhi". */
export const alsoWords = wordSet('too also bhi kooda kuda saha nu भी ಕೂಡ ಸಹ');
