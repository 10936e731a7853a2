import { phraseAt } from './phrases.ts';
import { onceAt } from './once.ts';
import type { Token } from './token.ts';
import { factOf } from './word.ts';
import { numberPrefixes, numberWords } from './words/number-words.ts';

interface NumberRead {
  length: number;
  value: number;
  /** Written with digits: a lone number word is too common in ordinary speech to be an amount. */
  inDigits: boolean;
}

/** A number in digits or words: `1.6`, `dedh`, `sadhe teen`, `eighty five`. */
export function numberAt(tokens: readonly Token[], at: number): NumberRead | undefined {
  const first = tokens[at];
  return first === undefined || !mayBeginNumber(first.word) ? undefined : readNumber(tokens, at);
}

/** Many readers look for a number at the same word. */
const readNumber = onceAt((tokens: readonly Token[], at): NumberRead | undefined => {
  const text = tokens[at]?.text ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return digitsAt(tokens, at, Number(text));
  const prefix = phraseAt(numberPrefixes, tokens, at);
  // "sava sava" is no number: what a prefix changes bears none itself.
  if (prefix !== undefined && phraseAt(numberPrefixes, tokens, at + prefix.length) === undefined) {
    const base = numberAt(tokens, at + prefix.length);
    if (base !== undefined && base.value >= 1) {
      return {
        length: prefix.length + base.length,
        // "Saadhe saat sau" is half of a hundred more.
        value: base.value + prefix.value * (base.value % 100 === 0 ? 100 : 1),
        inDigits: false,
      };
    }
  }
  const word = phraseAt(numberWords, tokens, at);
  return word === undefined ? undefined : spokenAt(tokens, at, word);
});

export function beginsNumber(text: string): boolean {
  return /^\d/.test(text) || numberWords.has(text) || numberPrefixes.has(text);
}

/** Asked at every word by many readers. */
const mayBeginNumber = factOf(beginsNumber);

function digitsAt(tokens: readonly Token[], at: number, value: number): NumberRead | undefined {
  // "1 and half" and "2 and a half" are in the word table.
  const mixed = phraseAt(numberWords, tokens, at);
  if (mixed !== undefined) return { ...mixed, inDigits: true };
  return Number.isFinite(value) ? { length: 1, value, inDigits: true } : undefined;
}

/** "eighty five", "one point five", "two hundred", "ek sau bees". */
function spokenAt(
  tokens: readonly Token[],
  at: number,
  first: { length: number; value: number },
): NumberRead {
  let { length, value } = first;
  const hundredths = hundredthsAt(tokens, at + length);
  if (hundredths !== undefined) {
    length += hundredths.length;
    return { length, value: (value * 100 + hundredths.value) / 100, inDigits: false };
  }
  const second = phraseAt(numberWords, tokens, at + length);
  // "Dhai sau", "sava sau": a hundred is also counted in halves and quarters.
  const isHundreds = value >= 1 && value < 10 && Number.isInteger(value * 4);
  if (second !== undefined && second.value === 100 && isHundreds) {
    length += second.length;
    value *= 100;
  }
  const ones = phraseAt(numberWords, tokens, at + length);
  if (ones !== undefined && value >= 20 && value % 10 === 0 && isUnits(ones.value, value)) {
    return { length: length + ones.length, value: value + ones.value, inDigits: false };
  }
  return { length, value, inDigits: false };
}

/** "point five", "point two five", "point seventy five": hundredths. */
function hundredthsAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: number } | undefined {
  const first = tokens[at]?.text === 'point' ? phraseAt(numberWords, tokens, at + 1) : undefined;
  if (first === undefined || first.value >= 100) return undefined;
  const next = phraseAt(numberWords, tokens, at + 1 + first.length);
  const isDigit = first.value < 10;
  const isTens = first.value >= 20 && first.value % 10 === 0;
  const ones =
    next !== undefined && isUnits(next.value, 20) && (isDigit || isTens) ? next : undefined;
  const value = (isDigit ? first.value * 10 : first.value) + (ones?.value ?? 0);
  return { length: 1 + first.length + (ones?.length ?? 0), value };
}

function isUnits(ones: number, tens: number): boolean {
  if (!Number.isInteger(ones)) return false;
  return tens >= 100 ? ones >= 10 && ones < 100 : ones >= 1 && ones < 10;
}
