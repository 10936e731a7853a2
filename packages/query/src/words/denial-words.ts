import { wordSet } from '../tokens.ts';

/** Words behind what they refuse or take back: "west facing nahi", "2 ಬೇಡ, 3bhk", "80 lakh se zyada na". */
export const denialsBehind = wordSet(
  `nahi nahin nai nhi na mat beda bedi alla irabardu irabaradu irbardu नहीं नही न मत
   ಬೇಡ ಬೇಡಿ ಅಲ್ಲ ಇರಬಾರದು`,
);
