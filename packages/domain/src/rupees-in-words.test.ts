import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

const UNITS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Record<string, number> = { hundred: 100, thousand: 1e3, lakh: 1e5, crore: 1e7 };

/** Reads the words back: what stands before a larger scale is counted in it. */
function read(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.replace(/ rupees?$/, '').split(/[ -]/)) {
    const scale = SCALES[word];
    if (word === 'and') continue;
    if (word === 'crore') {
      total = (total + group) * 1e7;
      group = 0;
    } else if (scale === undefined) {
      group += UNITS[word] ?? Number.NaN;
    } else if (scale === 100) {
      // Of a count of crores too: "one lakh five hundred crore".
      group *= 100;
    } else {
      total += group * scale;
      group = 0;
    }
  }
  return total + group;
}

describe('rupeesInWords', () => {
  it.each([
    [0, 'zero rupees'],
    [1, 'one rupee'],
    [100, 'one hundred rupees'],
    [43_391, 'forty-three thousand three hundred and ninety-one rupees'],
    [1_000_017, 'ten lakh and seventeen rupees'],
    [10_413_879, 'one crore four lakh thirteen thousand eight hundred and seventy-nine rupees'],
  ])('says %d as %s', (rupees, words) => {
    expect(rupeesInWords(rupees)).toBe(words);
  });

  it('agrees with the digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 * 1e7 }), (rupees) => {
        expect(read(rupeesInWords(rupees))).toBe(rupees);
      }),
      { numRuns: 500 },
    );
  });
});
