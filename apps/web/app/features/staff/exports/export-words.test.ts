import { describe, expect, it } from 'vitest';
import { progressText, sizeText } from './export-words.ts';

describe('a file of projects', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1536, '1.5 kB'],
    [5 * 1024 * 1024, '5 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  it.each([
    [0, null, 'not started yet'],
    [400, 1200, '400 of 1,200'],
    [1200, 1200, '1,200 projects'],
    [1, 1, '1 project'],
    [0, 0, '0 projects'],
  ])('with %s of %s is said as it is', (rowsDone, rowsTotal, text) => {
    expect(progressText({ rowsDone, rowsTotal })).toBe(text);
  });
});
