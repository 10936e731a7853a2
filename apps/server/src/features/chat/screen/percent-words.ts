import { wordSet } from '@manemitra/query/tokens';

/** How a hundredth is called behind its figure. */
export const percentWords = wordSet(
  '% percent percentage pct pratishat pratishata प्रतिशत फीसदी ಪ್ರತಿಶತ ಶೇಕಡಾ',
);
