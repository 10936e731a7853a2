import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Between somebody and their years: "she is 78". */
export const ageCopulas = wordSet('is are am now s turns turned');

/** Behind the years of somebody: "maa 78 ki hai". */
export const agedBy = phraseSet(
  list(
    'ki hai; ke hai; ke hain; ka hai; ki hain; की है; के हैं; का है; की हैं; varsha; vayassu; ವರ್ಷ; ವಯಸ್ಸು',
  ),
);
