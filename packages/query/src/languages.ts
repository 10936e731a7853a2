import type { Language } from './interpretation.ts';
import type { Piece } from './reading.ts';
import type { Token } from './token.ts';
import { hindiWords, kannadaWords, sharedWords } from './words/language-words.ts';

const DEVANAGARI = /[\u0900-\u097f]/;
const KANNADA = /[\u0c80-\u0cff]/;
const LATIN = /[a-z]{2}/;
/** "in" at the end of a Latin-written name; "Devanahalli" keeps its own ending. */
const KANNADA_ENDING = /^[a-z]{3,}(?<!h)alli$/;

/** The language of a sentence, by its scripts and, in Latin letters, by its small words. */
export function languageOf(tokens: readonly Token[], pieces: readonly Piece[]): Language {
  const inNames = namedTokens(pieces);
  let [devanagari, kannada, latin, hindiLatin, kannadaLatin] = [0, 0, 0, 0, 0];
  for (const [index, { text }] of tokens.entries()) {
    if (DEVANAGARI.test(text)) devanagari++;
    else if (KANNADA.test(text)) kannada++;
    else if (LATIN.test(text) && !sharedWords.has(text) && !/^\d/.test(text)) latin++;
    if (inNames.has(index) && !KANNADA_ENDING.test(text)) continue;
    if (hindiWords.has(text)) hindiLatin++;
    if (kannadaWords.has(text) || KANNADA_ENDING.test(text)) kannadaLatin++;
  }
  if (devanagari > 0 && kannada > 0) return 'mixed';
  if (devanagari > 0) return latin > 0 ? 'mixed' : 'hi';
  if (kannada > 0) return latin > 0 ? 'mixed' : 'kn';
  if (hindiLatin === 0 && kannadaLatin === 0) return 'en';
  if (hindiLatin === kannadaLatin) return 'mixed';
  return hindiLatin > kannadaLatin ? 'hi-Latn' : 'kn-Latn';
}

/** "Hosa Road" is a name in every language. */
function namedTokens(pieces: readonly Piece[]): ReadonlySet<number> {
  const names = ['locality', 'promoter', 'project'];
  return new Set(
    pieces.flatMap((piece) =>
      piece.kind === 'wish' && piece.wishes.some(({ field }) => names.includes(field))
        ? Array.from({ length: piece.length }, (_, step) => piece.from + step)
        : [],
    ),
  );
}
