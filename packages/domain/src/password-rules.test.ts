import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    'blue house by the lake',
    'ಮನೆಮಿತ್ರ ನನ್ನ ಸ್ನೇಹಿತ',
    'aaaabbbbccccdddde',
    'operator sleeps late',
    'home is where my cat sleeps',
    '740291836655',
  ])('may be “%s”', (password) => expect(passwordProblem(password, ['operator'])).toBeUndefined());

  it.each([
    ['short', 'at least 12'],
    ['Password1234', 'anybody would try'],
    ['abcabcabcabc', 'anybody would try'],
    ['111111111112', 'anybody would try'],
    ['operator-2026', 'your user name'],
    ['Password@2026', 'anybody would try'],
    ['p@ssw0rd!2345', 'anybody would try'],
    ['Bengaluru#1987', 'anybody would try'],
    ['welcome home 2026', 'anybody would try'],
    ['iloveyou12345', 'anybody would try'],
    ['123456789012', 'anybody would try'],
    ['KrishnaKrishna', 'anybody would try'],
    ['qwertyuiop123', 'anybody would try'],
  ])('“%s” is refused', (password, why) => {
    expect(passwordProblem(password, ['operator'])).toContain(why);
  });
});

describe('what is known of its owner', () => {
  const own = ['meena', 'Meenakshi Sundaram', 'meena.s@example.in', '+919845000113'];

  it.each(['Meenakshi.Sundaram', 'sundaram98450', '9845000113-meena', 'meena@example.in'])(
    'does not make a password: %s',
    (password) => expect(passwordProblem(password, own)).toContain('mostly your user name, name'),
  );

  it('may be a part of one', () => {
    expect(passwordProblem('meena counts the rain', own)).toBeUndefined();
  });
});

describe('words that everybody uses, dressed up as everybody does', () => {
  const words =
    'password welcome iloveyou qwertyuiop football bengaluru krishna rahul sunshine admin'.split(
      ' ',
    );
  const years = Array.from({ length: 77 }, (_, n) => String(1950 + n));
  const endings = [
    ...years,
    '123',
    '1234',
    '12345',
    '123456',
    '1234567890',
    '!',
    '!!',
    '@123',
    '#1',
  ];
  const dressed = words.flatMap((word) =>
    endings.flatMap((ending) => [
      `${word}${ending}`,
      `${word}@${ending}`,
      `${ending}${word}`,
      `${word[0]?.toUpperCase()}${word.slice(1)}${ending}!`,
      `${word}${word}${ending}`,
    ]),
  );

  it('are refused in every way of some thousands', () => {
    expect(dressed.length).toBeGreaterThan(4000);
    expect(dressed.filter((it) => passwordProblem(it, ['operator']) === undefined)).toEqual([]);
  });
});
