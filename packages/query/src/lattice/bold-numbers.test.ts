import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokens.ts';
import { seenNumberAt } from './bold-numbers.ts';

describe('a number wherever one could be', () => {
  it.each([
    ['62', 62],
    ['sixty two', 62],
    ['eighty-five', 85],
    ['one point zero five', 1.05],
    ['twelve hundred', 1200],
    ['saade teen', 3.5],
    ['साढ़े सात सौ', 750],
    ['ढाई हज़ार', 2500],
    ['उनचास', 49],
    ['साठ', 60],
    ['सात', 7],
    ['थर्टी', 30],
    ['aravattelu', 67],
    ['tombhattentu', 98],
    ['arvattaidu', 65],
    ['moorvare', 3.5],
    ['ಅರವತ್ತೆಂಟು', 68],
    ['ಎಂಬತ್ತರ ಒಳಗೆ', 80],
    ['ಐವತ್ತರಿಂದ', 50],
    ['ಸಾವಿರದ ಇನ್ನೂರು', 1200],
    ['1 kaalu', 1.25],
    ['ond kaalu', 1.25],
    ['yerad mukkaalu', 2.75],
    ['ತ್ರೀ ಅಂಡ್ ಹಾಫ್', 3.5],
  ])('hears %j as %d', (said, value) => {
    expect(seenNumberAt(tokenize(said), 0)?.value).toBe(value);
  });

  it('tells where a range begins', () => {
    expect(seenNumberAt(tokenize('ಮೂರರಿಂದ'), 0)).toMatchObject({
      value: 3,
      isFrom: true,
    });
  });

  it.each(['at', 'hatra', 'villa', 'and'])('hears no number in %j', (said) => {
    expect(seenNumberAt(tokenize(said), 0)).toBeUndefined();
  });

  it('looks at no more words than a number has, however long the text', () => {
    let looks = 0;
    const tokens = new Proxy(tokenize('two hundred '.repeat(3000)), {
      get: (target, key, receiver) => {
        looks++;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    for (let at = 0; at < 6000; at++) seenNumberAt(tokens, at);
    expect(looks / 6000).toBeLessThan(100);
  });
});
