import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('who will live there', () => {
  it.each([
    ['3bhk in hebbal, family of four', ['family of four']],
    ['we are a family of 4, need 3bhk', ['family of 4']],
    ['4 of us, 3bhk under 2 cr', ['4 of us']],
    ['3bhk in hebbal, my parents are old', ['my parents are old']],
    ['3bhk for my elderly parents in jayanagar', ['my elderly parents']],
    ['joint family, 4bhk villa', ['joint family']],
    ['hum 5 log hain, 3bhk chahiye', ['5 log']],
    [
      'We are a family of four, my parents are old, 3 BHK near Hebbal',
      ['family of four', 'my parents are old'],
    ],
  ])('is said not to be used: “%s”', (text, unread) => {
    expect(read(text).unread).toEqual(unread);
    expect(wishes(text).some((wish) => wish.startsWith('bhk:'))).toBe(true);
  });

  it.each(['3bhk house for family', '2bhk for my parents in hebbal', 'flat for my wife and kids'])(
    'is no size and no age in “%s”',
    (text) => {
      expect(read(text).unread).toEqual([]);
    },
  );
});
