import { interpret } from '@manemitra/query/interpret';
import { describe, expect, it } from 'vitest';
import { askedOn } from './ask-on.ts';

const names = { projects: [], promoters: [] };
const whole = (prompt: string, asked: string) =>
  askedOn(prompt, asked, interpret(prompt, { today: '2026-11-28', names }));

describe('a turn that goes on from the question before it', () => {
  it.each([
    ['2nd?', 'what is the plot size on first', '2nd? what is the plot size on'],
    ['and for 15 years', 'emi for 60 lakhs 20 yrs', 'and for 15 years emi for 60 lakhs 20 yrs'],
    ['aur registration me', 'GST kitna lagta hai', undefined],
    ['and on both', 'is the lift big', undefined],
    ['and ready to move', 'which of these has OC', undefined],
    ['what is the price of the second', 'does the first have a gym', undefined],
    ['2nd?', '2nd?', undefined],
  ])('%s, after: %s', (prompt, asked, expected) => {
    expect(whole(prompt, asked)).toBe(expected);
  });
});
