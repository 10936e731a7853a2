import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('a bare number behind a distance that was said before', () => {
  it.each([
    ['hebbal se 2 km bola tha, 1.5 kar do', 'near:{"place":"hebbal","withinMeters":1500}'],
    ['ಹೆಬ್ಬಾಳದಿಂದ ಎರಡು ಕಿಲೋಮೀಟರ್ ಅಂದಿದ್ದೆ, ಒಂದೂವರೆ ಮಾಡಿ', 'near:{"place":"hebbal","withinMeters":1500}'],
    ['हेब्बल से दो किलोमीटर कहा था, डेढ़ कर दो', 'near:{"place":"hebbal","withinMeters":1500}'],
    [
      '20 minutes to manyata I said, make it 30',
      'near:{"place":"manyata-tech-park","withinMinutes":30,"mode":"drive"}',
    ],
  ])('is of its unit, and no sum: “%s”', (text, near) => {
    const now = wishes(text, read('2bhk within 2 km of hebbal, 60 lakh'));
    expect(now).toContain(near);
    expect(now).toContain('bhk:{"in":[2]}');
    expect(now).toContain('price:{"max":6000000,"basis":"listed"}');
  });

  it.each([
    ['hebbal se 2 km bola tha, budget 70 kar do', 'price:{"max":7000000,"basis":"listed"}'],
    ['budget 60 lakh kaha tha, 70 kar do', 'price:{"max":7000000,"basis":"listed"}'],
    ['I told you 2 km from hebbal, budget make it 70', 'price:{"max":7000000,"basis":"listed"}'],
  ])('is a sum where the budget is spoken of: “%s”', (text, price) => {
    expect(wishes(text, read('2bhk within 2 km of hebbal, 60 lakh'))).toContain(price);
  });
});
