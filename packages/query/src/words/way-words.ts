import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Behind a way of going: "gadi se", "ಕಾರ್ ಅಲ್ಲಿ". */
export const behindWays = wordSet('se alli li me mein में से ಅಲ್ಲಿ');

/** Beside a way that is changed, they say nothing of their own: "make it by car", "no, bus se nahi, gadi se karo". */
export const besideWays = wordSet(
  'instead rather actually sorry no make it by go going i we will can karo kar do maadi madi',
);

/** Between what one goes by and where: "bus to Majestic", "metro pakad ke MG Road". */
export const towardsPlace = phraseSet(
  list(`
    to; upto; up to; till; ride to; trip to; journey to; commute to; pakad ke; pakadke; pakadkar; pakad kar; leke; le ke; lekar; me baith ke; mein baith ke; karke; kar ke; hatti; hathi; hattkondu; hattikondu; thagondu; tagondu; alli; inda; nalli;
    पकड़ कर; पकड़कर; पकड़ के; लेकर; से; ಹತ್ತಿ; ಹತ್ತಿಕೊಂಡು; ತಗೊಂಡು; ಹಿಡಿದು
  `),
);
