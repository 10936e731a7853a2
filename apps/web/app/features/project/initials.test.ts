import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it('are those of the first two words', () => {
    expect(initials('Aranya Estates Pvt Ltd')).toBe('AE');
    expect(initials('nirvaana')).toBe('N');
    expect(initials('M/s "Green" & Co')).toBe('MG');
  });

  it('keep a Kannada letter with its vowel sign, which leaves no room for a second', () => {
    expect(initials('ಶ್ರೀ ಮನೆ')).toBe('ಶ್ರೀ');
  });

  it('of no name are none', () => {
    expect(initials(' — ')).toBe('');
  });
});
