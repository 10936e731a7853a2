import { wordSet } from '../tokens.ts';

/** Behind a way of going: "gadi se", "ಕಾರ್ ಅಲ್ಲಿ". */
export const behindWays = wordSet('se alli li me mein में से ಅಲ್ಲಿ');

/** Beside a way that is changed, they say nothing of their own: "make it by car", "no, bus se nahi, gadi se karo". */
export const besideWays = wordSet(
  'instead rather actually sorry no make it by go going i we will can karo kar do maadi madi',
);
