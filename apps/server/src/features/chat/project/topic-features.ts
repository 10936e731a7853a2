import { tokenize } from '@manemitra/query/tokens';

/** Pieces of words of so many letters: they stay where an ending or a spelling differs. */
const PIECES = [3, 4];

/** What a question shows of the fact that it asks for: its words, their neighbours and the pieces of its words. */
export function topicFeatures(text: string): string[] {
  const words = tokenize(text)
    .map((token) => (/^\d/.test(token.text) ? '#' : token.text))
    .filter((word) => /[\p{L}#]/u.test(word));
  return [
    ...new Set([
      '=',
      ...words.map((word) => `w ${word}`),
      ...words.slice(1).map((word, at) => `p ${words[at]} ${word}`),
      ...words.flatMap(piecesOf),
    ]),
  ];
}

function piecesOf(word: string): string[] {
  const whole = `<${word}>`;
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) =>
      whole.slice(at, at + length),
    ),
  );
}
