import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDigits, readSteps, writeDigits, writeSteps } from './digits.ts';

const natural = fc.integer({ min: 0, max: 0x7fffffff });
const signed = fc.integer({ min: -(2 ** 29), max: 2 ** 29 });

describe('numbers as text', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(natural), (numbers) => {
        expect([...readDigits(writeDigits(numbers), numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('are read as they were written, as steps of either sign', () => {
    fc.assert(
      fc.property(fc.array(signed), (numbers) => {
        expect([...readSteps(writeSteps(numbers), numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('of another count, or of other letters, are refused', () => {
    const text = writeDigits([1, 2, 3000]);
    expect(() => readDigits(text, 2)).toThrow('longer');
    expect(() => readDigits(text, 4)).toThrow('broken');
    expect(() => readDigits('é', 1)).toThrow('broken');
    expect(() => readDigits('________', 1)).toThrow('broken');
  });

  it('that are no numbers are not written', () => {
    expect(() => writeDigits([1.5])).toThrow('1.5');
    expect(() => writeDigits([-1])).toThrow('-1');
  });
});
