import { list, phraseSet } from '../phrases.ts';
import { dialectDenials } from './denial-words.ts';

/** Verbs at the end of a clause, which want or refuse what stands right before them. */
export const verdictsFor = phraseSet(
  list(
    `beku; bekagide; irbeku; irabeku; bekku; chahiye; chaiye; chahie; chahiye hai; zaroori hai; zaroor chahiye; चाहिए; चाहिये; ज़रूरी है; ಬೇಕು; ಬೇಕೇ ಬೇಕು; ಇರಬೇಕು; beke beku`,
  ),
);

export const verdictsAgainst = phraseSet([
  ...dialectDenials,
  ...list(
    `beda; bedi; bedave beda; bedve beda; beda ve beda; vendam; nahi chahiye; nahin chahiye; nhi chahiye; nahi chaiye; nahi; mat dikhao; नहीं चाहिए; नहीं; ಬೇಡ; ಬೇಡವೇ ಬೇಡ; ಬೇಡ್ವೇ ಬೇಡ; ಬೇಡಿ`,
  ),
]);
