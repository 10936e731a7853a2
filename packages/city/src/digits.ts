/*
 * Whole numbers as text, a few letters each, so that a file of a hundred thousand of them is small, is text, and is read in
 * milliseconds: five bits a letter, the lowest first, and a sixth that says that more follow. The letters are those of
 * base64url (RFC 4648). A number that may be negative is folded first: 0, -1, 1, -2, … become 0, 1, 2, 3, …
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MORE = 32;

const VALUE_OF = new Int8Array(128).fill(-1);
for (let i = 0; i < LETTERS.length; i++) VALUE_OF[LETTERS.charCodeAt(i)] = i;

/** Writes whole numbers of 0 to 2^31 - 1. */
export function writeDigits(numbers: Iterable<number>): string {
  const out: string[] = [];
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number > 0x7fffffff) {
      throw new Error(`${number} is no whole number of 0 to 2^31 - 1.`);
    }
    let left = number;
    for (; left > 31; left >>>= 5) out.push(LETTERS.charAt((left & 31) | MORE));
    out.push(LETTERS.charAt(left));
  }
  return out.join('');
}

/** Writes whole numbers of either sign by what each differs from the one before. */
export const writeSteps = (numbers: Iterable<number>): string => writeDigits(folded(numbers));

function* folded(numbers: Iterable<number>): Generator<number> {
  let before = 0;
  for (const number of numbers) {
    const step = number - before;
    yield step < 0 ? -2 * step - 1 : 2 * step;
    before = number;
  }
}

/** Reads so many numbers that `writeDigits` wrote. Throws where the text is another one. */
export function readDigits(text: string, count: number): Int32Array {
  const numbers = new Int32Array(count);
  let at = 0;
  for (let i = 0; i < count; i++) {
    let number = 0;
    for (let shift = 0; ; shift += 5) {
      const digit = VALUE_OF[text.charCodeAt(at++)] ?? -1;
      if (digit < 0 || shift > 30) throw new Error('A column of numbers is broken.');
      number |= (digit & 31) << shift;
      if (digit < MORE) break;
    }
    numbers[i] = number;
  }
  if (at !== text.length) throw new Error('A column of numbers is longer than it says.');
  return numbers;
}

/** Reads so many numbers that `writeSteps` wrote. */
export function readSteps(text: string, count: number): Int32Array {
  const numbers = readDigits(text, count);
  let before = 0;
  for (let i = 0; i < count; i++) {
    const step = numbers[i] as number;
    before += (step & 1) === 1 ? -((step + 1) / 2) : step / 2;
    numbers[i] = before;
  }
  return numbers;
}
