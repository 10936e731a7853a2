import { describe, expect, it } from 'vitest';
import { numberAt } from './numbers.ts';
import { tokenize } from './tokens.ts';
import { compoundNumbers } from './words/compound-number-words.ts';

const read = (text: string) => numberAt(tokenize(text), 0)?.value;

describe('a number between the tens', () => {
  it.each([
    ['bayalis', 42],
    ['अट्ठाईस', 28],
    ['बासठ', 62],
    ['ippatteradu', 22],
    ['muvathmooru', 33],
    ['ಇಪ್ಪತ್ತೆರಡು', 22],
    ['ನಲವತ್ಮೂರು', 43],
    ['ತೊಂಬತ್ತೆಂಟು', 98],
  ])('is read in one word: %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it('has words for every one of them, and no word for two', () => {
    const words = compoundNumbers.flatMap(([value, said]) => said.map((word) => [word, value]));
    expect(new Set(words.map(([word]) => word)).size).toBe(
      new Set(words.map((one) => one.join(' '))).size,
    );
    const between = Array.from({ length: 79 }, (_, at) => at + 21).filter((one) => one % 10 !== 0);
    expect(between.filter((one) => !compoundNumbers.some(([value]) => value === one))).toEqual([]);
  });
});
