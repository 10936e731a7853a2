/** How a hundredth is called behind its figure. */
export const percentWords: ReadonlySet<string> = new Set(
  '% percent percentage pct pratishat pratishata प्रतिशत फीसदी ಪ್ರತಿಶತ ಶೇಕಡಾ'.split(' '),
);
