import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    'blue house by the lake',
    'ಮನೆಮಿತ್ರ ನನ್ನ ಸ್ನೇಹಿತ',
    'aaaabbbbccccdddde',
    'operator sleeps late',
  ])('may be “%s”', (password) => expect(passwordProblem(password, 'operator')).toBeUndefined());

  it.each([
    ['short', 'at least 12'],
    ['Password1234', 'anybody would try'],
    ['abcabcabcabc', 'anybody would try'],
    ['111111111112', 'anybody would try'],
    ['operator-2026', 'your user name'],
  ])('“%s” is refused', (password, why) => {
    expect(passwordProblem(password, 'operator')).toContain(why);
  });
});
