import { phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { phraseWords } from '../tokens.ts';
import { factOf, wordOf } from '../word.ts';
import { numberWords } from '../words/number-words.ts';
import { noNumbersBySound } from '../words/sounded-words.ts';
import { spokenNumbers } from '../words/spoken-number-words.ts';
import { heardAt, NONE, phrasesOf, SoundIndex } from './bold-sound.ts';

/** A number wherever one could be: in digits, or in words of any of the languages as they sound. */
export interface SeenNumber {
  length: number;
  value: number;
  inDigits: boolean;
  /** "ಮೂರರಿಂದ": the word itself says "from". */
  isFrom: boolean;
}

const wordsByValue = new SoundIndex<number>([
  ...phrasesOf(numberWords, (value) => value),
  ...spokenNumbers.flatMap(([value, phrases]) =>
    phrases.map((phrase) => [value, phraseWords(phrase)] as const),
  ),
]);

/** One number in digits, or one word or phrase that is a number by itself. */
export function simpleAt(tokens: readonly Token[], at: number): SeenNumber | undefined {
  const first = tokens[at];
  if (first === undefined || !mayBeginNumber(first.word)) return undefined;
  const { text } = first;
  if (/^\d+(\.\d+)?$/.test(text)) {
    return { length: 1, value: Number(text), inDigits: true, isFrom: false };
  }
  if (noNumbersBySound.has(text)) return undefined;
  // "साठ" and "सात" sound alike, and are told apart as they are written.
  const written = phraseAt(numberWords, tokens, at);
  if (written !== undefined) return { ...written, inDigits: false, isFrom: false };
  const [word] = heardAt(wordsByValue, tokens, at);
  return (
    word && {
      length: word.length,
      value: word.value,
      inDigits: false,
      isFrom: word.ending.endsWith('inda'),
    }
  );
}

/** Asked at every word by many readers. */
const mayBeginNumber = factOf(
  (text) =>
    /^\d/.test(text) || numberWords.has(text) || wordsByValue.openingBy(wordOf(text)) !== NONE,
);
