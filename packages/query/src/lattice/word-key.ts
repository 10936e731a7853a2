import { isNativeScript, spokenInLatin } from '../gazetteer/transliteration.ts';

/**
 * A word by its sound in Latin letters, so that spellings and scripts of one word share one key: "beku", "bekku" and "ಬೇಕು"
 * are `beku`, "chahie" and "चाहिए" are `cahie`. Coarse on purpose: what a key confuses, the word itself tells apart.
 */
export function wordKey(word: string): string {
  return soundOf(isNativeScript(word.charAt(0)) ? spokenInLatin(word) : word);
}

const LATIN_WORD = /^[a-z]+$/;

function soundOf(word: string): string {
  if (/^\d/.test(word)) return '#';
  if (!LATIN_WORD.test(word)) return word;
  return word
    .replace(/aa+/g, 'a')
    .replace(/e(?:e+|a)|ii+/g, 'i')
    .replace(/o(?:o+|u)|uu+/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/[sc]h+/g, (pair) => (pair.startsWith('s') ? 's' : 'c'))
    .replace(/([kgcjtdpbl])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ck|q/g, 'k')
    .replace(/y(?=[aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{3})h$/, '');
}
