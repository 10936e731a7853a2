import { onceAt } from '../once.ts';
import type { Token } from '../token.ts';
import { numberPrefixes } from '../words/number-words.ts';
import { soundedAnds, soundedPoints } from '../words/sounded-words.ts';
import { simpleAt } from './bold-number-words.ts';
import type { SeenNumber } from './bold-number-words.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { keyAt } from './word-sounds.ts';

const prefixes = new SoundIndex<number>(phrasesOf(numberPrefixes, (value) => value));

/** Several readers look for a number at the same word. */
export const seenNumberAt = onceAt(readNumber);

/** "saade teen", "eighty five", "one point two five", "ಸಾವಿರದ ಇನ್ನೂರು", "twelve hundred". */
function readNumber(tokens: readonly Token[], at: number): SeenNumber | undefined {
  const [prefix] = heardAt(prefixes, tokens, at);
  if (prefix !== undefined) {
    const base = simpleAt(tokens, at + prefix.length);
    if (base !== undefined && base.value >= 1 && base.value < 100) {
      const changed = {
        ...base,
        value: base.value + prefix.value,
        length: prefix.length + base.length,
      };
      return scaled(tokens, at, changed);
    }
  }
  const first = simpleAt(tokens, at);
  if (first === undefined) return undefined;
  const part = partAt(tokens, at, first);
  if (part !== undefined) return part;
  return scaled(tokens, at, withPoint(tokens, at, withUnits(tokens, at, first)));
}

/** "1 kaalu", "ಎರಡು ಮುಕ್ಕಾಲು": a whole number and the part behind it. */
function partAt(tokens: readonly Token[], at: number, whole: SeenNumber): SeenNumber | undefined {
  if (!isBelow(whole.value, 20)) return undefined;
  const and = soundedAnds.has(keyAt(tokens, at + whole.length)) ? 1 : 0;
  const part = simpleAt(tokens, at + whole.length + and);
  if (part === undefined || part.inDigits || part.value >= 1 || part.value <= 0) return undefined;
  return { ...part, length: whole.length + and + part.length, value: whole.value + part.value };
}

/** "eighty five": tens and what is below them. */
function withUnits(tokens: readonly Token[], at: number, number: SeenNumber): SeenNumber {
  const { value, length, inDigits } = number;
  if (inDigits || value < 20 || value % 10 !== 0 || value >= 100) return number;
  const hyphen = tokens[at + length]?.text === '-' ? 1 : 0;
  const units = simpleAt(tokens, at + length + hyphen);
  if (units === undefined || units.inDigits || !isBelow(units.value, 10)) return number;
  return { ...units, length: length + hyphen + units.length, value: value + units.value };
}

/** "one point six", "one point zero five". */
function withPoint(tokens: readonly Token[], at: number, number: SeenNumber): SeenNumber {
  const { value, length } = number;
  if (!soundedPoints.has(tokens[at + length]?.text ?? '') || number.inDigits) return number;
  let digits = '';
  let end = at + length + 1;
  while (digits.length < 2) {
    const next = simpleAt(tokens, end);
    if (next === undefined || next.inDigits || !Number.isInteger(next.value) || next.value >= 100)
      break;
    digits += String(next.value);
    end += next.length;
  }
  if (digits === '') return number;
  return { ...number, length: end - at, value: Number(`${value}.${digits}`) };
}

const SCALES = new Set([1000, 100]);

/** "twelve hundred", "ek hazaar do sau", "dhai hazaar": each scale once, the larger first, all below `limit`. */
function scaled(
  tokens: readonly Token[],
  at: number,
  number: SeenNumber,
  limit = Infinity,
): SeenNumber {
  let { value, length, isFrom } = number;
  const next = simpleAt(tokens, at + length);
  const scale = next !== undefined && !next.inDigits && SCALES.has(next.value) ? next : undefined;
  if (scale !== undefined && value < 100 && value * scale.value < limit) {
    value *= scale.value;
    length += scale.length;
    isFrom = scale.isFrom;
  }
  const whole = { ...number, value, length, isFrom };
  if (!isScaled(value) || (number.inDigits && scale === undefined)) return whole;
  const rest = simpleAt(tokens, at + length);
  const below = value >= 1000 ? 1000 : 100;
  if (rest === undefined || rest.inDigits || !isBelow(rest.value, below)) return whole;
  const small = scaled(tokens, at + length, withUnits(tokens, at + length, rest), below);
  if (small.value < SMALLEST_REST) return whole;
  return { ...small, value: value + small.value, length: length + small.length };
}

/** "one hundred two flats" is rarer than "hundred, two". */
const SMALLEST_REST = 5;

function isScaled(value: number): boolean {
  return value >= 100 && value % 100 === 0;
}

function isBelow(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 1 && value < limit;
}
