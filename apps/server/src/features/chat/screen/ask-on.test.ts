import { interpret } from '@manemitra/query/interpret';
import { describe, expect, it } from 'vitest';
import { askedOn } from './ask-on.ts';

const names = { projects: [], promoters: [] };
const whole = (prompt: string, asked: string, focus: string[] = []) =>
  askedOn(
    { prompt, screen: { kind: 'list', projects: [], focus, asked } },
    interpret(prompt, { today: '2026-11-28', names }),
  );

describe('a turn that goes on from the question before it', () => {
  it.each([
    ['2nd?', 'what is the plot size on first', 'what is the plot size on 2nd'],
    ['and the third?', 'is there a lift in the first?', 'is there a lift in the third ?'],
    ['and for 15 years', 'emi for 60 lakhs 20 yrs', 'and for 15 years emi for 60 lakhs 20 yrs'],
    ['and a 3?', 'how much is a 2 bhk here', 'how much is a 3 bhk here'],
    ['aur registration me', 'GST kitna lagta hai', undefined],
    ['and on both', 'is the lift big', undefined],
    ['aur sabse sasta?', 'sabse bada kitne sqft ka hai', 'which one is the sabse sasta?'],
    ['mattu doddadu?', 'yavdu ellakkinta kammi', 'which one is the doddadu?'],
    ['cheaper', 'which is the biggest', undefined],
    ['and ready to move', 'which of these has OC', undefined],
    ['what is the price of the second', 'does the first have a gym', undefined],
    ['2nd?', '2nd?', undefined],
    ['pakka?', 'is the first ready', 'is the first ready'],
    ['is that a deal breaker?', 'no oc?', 'is a deal breaker no oc ?'],
    [
      'and on an under construction one?',
      'do I pay GST on a ready flat?',
      'and on an under construction one ? do I pay GST on a ready flat?',
    ],
    [
      'is 25% normal here?',
      'what exactly is loading?',
      'is 25 % normal ? what exactly is loading?',
    ],
    [
      'what is the difference between the two?',
      'does this have OC or only CC?',
      'what is the difference between ? oc or only cc ?',
    ],
    ['under 1.2 cr only', 'emi of the first with 20% down', undefined],
    ['ज़्यादा है, 90 लाख तक ही', 'पहले की ईएमआई', undefined],
    ['और सस्ता', 'पहले की ईएमआई', undefined],
    ['और दूसरा?', 'पहला वाला किस बिल्डर का है', 'दूसरा wala किस बिल्डर का है'],
    ['adakke loan sigutta', 'B khata andre enu', 'loan sigutta b khata andre'],
  ])('%s, after: %s', (prompt, asked, expected) => {
    expect(whole(prompt, asked)).toBe(expected);
  });

  it('is of a project that was spoken of before it is of the question', () => {
    expect(whole('does it have a loan', 'B khata andre enu', ['anemone'])).toBeUndefined();
    expect(whole('how far is it', 'does it have a gym', ['anemone'])).toBeUndefined();
  });
});
