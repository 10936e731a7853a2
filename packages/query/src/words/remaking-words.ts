import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** That something was said before: "2 km bola tha, 1.5 kar do". */
export const saidBefore = wordSet(
  'said told mentioned asked wrote bola boli kaha kahaa likha andidde andiddhe heliddhe helidde helidvi hellidde कहा बोला लिखा ಅಂದಿದ್ದೆ ಹೇಳಿದ್ದೆ ಅಂದಿದ್ವಿ ಹೇಳಿದ್ವಿ',
);

/** Behind a number: it takes the place of what was said. */
export const remadeBehind = phraseSet(
  list(`
    kar do; kardo; kar dijiye; karo; kariye; kar lo; maadi; madi; maadu; madu; madbidi; maadbidi; instead; actually; कर दो; कर दीजिए; करो; करिए; कर लो; ಮಾಡಿ; ಮಾಡು; ಮಾಡಿಬಿಡಿ
  `),
);

/** Ahead of it. */
export const remadeAhead = phraseSet(
  list(
    `make it; make that; change it to; change that to; change to; now make it; let it be; reduce it to; reduce to; increase it to; increase to`,
  ),
);

/** Ahead of a bare number in whose place another is told, and behind both: "no, 10 beda 20 madi". */
export const aheadOfNumbers = wordSet('no not nahi illa oh ok sorry , - alla nope नहीं ಇಲ್ಲ ಅಲ್ಲ');
export const behindNumbers = wordSet(
  `beda bedi nahi nahin alla nope , - . make it do try karo kar do kardo rakho madi maadi iddi irali irli go for only max please pls na ri ge
   बेड़ा नहीं करो कर दो कीजिए रखो बस ಬೇಡ ಬೇಡಿ ಅಲ್ಲ ಮಾಡಿ ಇರಲಿ ಸಾಕು ಮಾಡು`,
);
