import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that was found often in leaks', () => {
  it.each([
    '123qweasdzxc',
    'sonyericsson',
    'Unbelievable',
    'COUNTERSTRIKE',
    'justinbieber',
    'q1w2e3r4t5y6u7',
    '010203040506',
  ])('is known, in whatever case: %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it('is not any that nobody has used: none of twenty thousand', () => {
    const made = Array.from({ length: 20_000 }, (_, n) => `rain on tin roof number ${n}`);
    expect(made.filter(isCommonPassword)).toEqual([]);
  });
});
