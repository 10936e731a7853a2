import { khathaLabel, type Khatha } from '@manemitra/domain/khatha';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { afterGrade, khathaJoined, khathaLetters, khathaWords } from '../words/khatha-words.ts';
import { commaJoints } from '../words/joint-words.ts';
import { statingWords } from '../words/stating-words.ts';

export const khatha: FieldLanguage<'khatha'> = {
  field: 'khatha',
  readers: [
    { begins: (text) => khathaJoined.has(text) || khathaLetters.has(text), read: readKhatha },
    { begins: (text) => khathaWords.has(text), read: readKhathaFirst },
  ],
  say: (value) => orList(value.in.map(khathaLabel)),
  label: (value) => orList(value.in.map(khathaLabel)),
};

/** "A khata", "e-khatha", "A or B khata". */
function readKhatha({ tokens }: Sentence, at: number): Reading | undefined {
  const joined = phraseAt(khathaJoined, tokens, at);
  if (joined !== undefined) {
    return wish(joined.length, { field: 'khatha', value: { in: [joined.value] } });
  }
  const letters = lettersAt(tokens, at);
  if (letters === undefined) return undefined;
  let end = at + letters.length;
  if (tokens[end]?.text === '-') end += 1;
  const word = lengthAt(khathaWords, tokens, end);
  if (word === 0) return undefined;
  return wish(end + word - at, { field: 'khatha', value: { in: letters.khathas } });
}

/** "khata: A", "khata A", "khata should be A or E". */
function readKhathaFirst({ tokens }: Sentence, at: number): Reading | undefined {
  const word = lengthAt(khathaWords, tokens, at);
  if (word === 0) return undefined;
  const stated = rowLength(statingWords, tokens, at + word);
  const letters = lettersAt(tokens, at + word + stated);
  if (letters === undefined) return undefined;
  const end = at + word + stated + letters.length;
  // "khata a big flat": a letter that stands before another word is not a grade.
  const isSigned = /^[:-]$/.test(tokens[end - letters.length - 1]?.text ?? '');
  if (!isSigned && isArticle(tokens, end)) return undefined;
  return wish(end - at, { field: 'khatha', value: { in: letters.khathas } });
}

/** "A big flat", "a gym": the letter before belongs to the word that follows, and names no grade. */
export function isArticle(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]?.text ?? '';
  return /^\p{L}/u.test(next) && !afterGrade.has(next);
}

function lettersAt(
  tokens: readonly Token[],
  at: number,
): { length: number; khathas: Khatha[] } | undefined {
  const first = phraseAt(khathaLetters, tokens, at);
  if (first === undefined) return undefined;
  let { length } = first;
  const khathas = [first.value];
  while (khathas.length < MOST_LISTED) {
    const joint = commaJoints.has(tokens[at + length]?.text ?? '') ? 1 : 0;
    const next = joint === 0 ? undefined : phraseAt(khathaLetters, tokens, at + length + joint);
    if (next === undefined) break;
    length += joint + next.length;
    khathas.push(next.value);
  }
  return { length, khathas };
}

/** More than there are grades; a bound keeps long rows of letters cheap. */
const MOST_LISTED = 8;
