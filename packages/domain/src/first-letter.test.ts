import { describe, expect, it } from 'vitest';
import { lowerFirst } from './first-letter.ts';

describe('a text within a sentence', () => {
  it.each([
    ['Swimming pool', 'swimming pool'],
    ['All-in price', 'all-in price'],
    ['RERA registration', 'RERA registration'],
    ['EV charging', 'EV charging'],
    ['Wi-Fi', 'Wi-Fi'],
    ['A khata', 'A khata'],
    ['3 BHK', '3 BHK'],
  ])('%s stands as %s', (text, within) => {
    expect(lowerFirst(text)).toBe(within);
  });
});
