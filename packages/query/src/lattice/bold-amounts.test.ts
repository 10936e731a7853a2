import { describe, expect, it } from 'vitest';
import { offeredBy } from '../testing/bold-wishes.ts';
import { readSums } from './bold-amounts.ts';

const LAKH = 100_000;
const most = (lakhs: number) => `price {"max":${lakhs * LAKH},"basis":"listed"}`;
const range = (least: number, top: number) =>
  `price {"min":${least * LAKH},"max":${top * LAKH},"basis":"listed"}`;

describe('a sum wherever one could be', () => {
  it.each([
    ['one twenty', most(120)],
    ['one sixty lakhs', most(160)],
    ['eppattu ind embattu laksha', range(70, 80)],
    ['sixty two', most(62)],
    ['one five', most(105)],
    ['one five', most(150)],
    ['one crore five', most(105)],
    ['1 cr 20', most(120)],
    ['crore fifty', most(150)],
    ['ek bees', most(120)],
    ['1 ka 20', most(120)],
    ['sava do', most(225)],
    ['paune do crore', most(175)],
    ['पैंसठ', most(65)],
    ['ontu koti hattu laksha', most(110)],
    ['ಒಂದೂವರೆ', most(150)],
    ['ಕೋಟಿ ಇಪ್ಪತ್ತೈದು', most(125)],
    ['do khokha', most(200)],
    ['do tak', most(200)],
    ['70 to 90', range(70, 90)],
    ['seven to nine crore', range(700, 900)],
    ['pachas saath lakh', range(50, 60)],
    ['ಮೂರರಿಂದ ನಾಲ್ಕು ಕೋಟಿ', range(300, 400)],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readSums, said)).toContain(wish);
  });

  it.each(['2 bhk', '40 minutes', 'two floors', '75 percent'])('offers no sum for %j', (said) => {
    expect(offeredBy(readSums, said)).toEqual([]);
  });
});
