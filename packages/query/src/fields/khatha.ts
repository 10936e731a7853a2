import type { Khatha } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { khathaJoined, khathaLetters, khathaWords } from '../words/khatha-words.ts';
import { commaJoints } from '../words/joint-words.ts';

export const khatha: FieldLanguage<'khatha'> = {
  field: 'khatha',
  readers: [readKhatha, readKhathaFirst],
  say: (value) => orList(value.in.map(spoken)),
  label: (value) => orList(value.in.map(spoken)),
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

/** "khata: A", "khata A". */
function readKhathaFirst({ tokens }: Sentence, at: number): Reading | undefined {
  const word = lengthAt(khathaWords, tokens, at);
  if (word === 0) return undefined;
  const sign = /^[:-]$/.test(tokens[at + word]?.text ?? '') ? 1 : 0;
  const letters = lettersAt(tokens, at + word + sign);
  if (letters === undefined) return undefined;
  const end = at + word + sign + letters.length;
  // "khata a big flat": a letter that stands before another word is not a grade.
  const next = tokens[end]?.text;
  if (sign === 0 && next !== undefined && /^\p{L}/u.test(next)) return undefined;
  return wish(end - at, { field: 'khatha', value: { in: letters.khathas } });
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

function spoken(grade: Khatha): string {
  return grade === 'E' ? 'e-Khata' : `${grade} Khata`;
}
