import { interpret } from '@manemitra/query/interpret';
import { describe, expect, it } from 'vitest';
import { pointedAtLast, withoutRemarks } from './said-at-last.ts';

describe('a turn that refuses one project and points at another', () => {
  it.each([
    ['not that one, the other. second', 'second'],
    ['no not that one the second', 'the second'],
    ['no not the third. first and second', 'first and second'],
    ['adu bidi, modalnedu hege', 'modalnedu hege'],
    ['wo nahi dusra wala', 'dusra wala'],
    ['illa illa, nalkanedu', 'nalkanedu'],
    ['ಮೊದಲನೆಯದು ಬೇಡ, ಎರಡನೆಯದರ ಬಗ್ಗೆ ಹೇಳಿ', 'ಎರಡನೆಯದರ ಬಗ್ಗೆ ಹೇಳಿ'],
    ['नहीं, दूसरे वाले का रेट', 'दूसरे वाले का रेट'],
  ])('is of the other: “%s”', (said, rest) => {
    expect(pointedAtLast(said)).toBe(rest);
  });

  it.each([
    'not the first, not the second',
    'remove the first',
    'adu beda',
    'no lift, second floor',
    'not hebbal, yelahanka',
    'no pool',
    'no. 2 se kitna time lagega',
    'price of no. 3',
    'the first, not near a lake',
  ])('is none in “%s”', (said) => {
    expect(pointedAtLast(said)).toBe(said);
  });
});

describe('a remark before a wish', () => {
  const read = (sentence: string) => Promise.resolve(interpret(sentence, { today: '2026-11-28' }));

  it.each([
    ['gst too much. ready ones only', 'ready ones only'],
    ['registration बहुत महंगा है। 80 लाख से कम दिखाओ', '80 लाख से कम दिखाओ'],
    ['rate jaasti aaytu. 70 olage torsi', '70 olage torsi'],
    ['nahi yaar bahut chhota hai, isse bade dikhao', 'isse bade dikhao'],
    ['just 1? ok leave the terrace garden', 'ok leave the terrace garden'],
    ['only 2 results? drop the pool', 'drop the pool'],
    ['traffic bahut hai wahan. yelahanka me dikhao', 'yelahanka me dikhao'],
  ])('is left out of “%s”', async (said, rest) => {
    expect(await withoutRemarks(said, read)).toBe(rest);
  });

  it.each([
    // What is wished for is named in it.
    'loading is crazy here. under 25 percent please',
    'hebbal is too far. show yelahanka',
    'is gst too much? ready ones only',
    'gst too much',
    'just 1?',
    'only 2 bhk? drop the pool',
  ])('stays in “%s”', async (said) => {
    expect(await withoutRemarks(said, read)).toBe(said);
  });
});
