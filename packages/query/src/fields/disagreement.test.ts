import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('two people who name two sums', () => {
  it.each([
    [
      'my wife says 1 crore, I say 1.4, we never agree. 3 bhk in Nagarbhavi',
      ['Up to ₹1 Cr', 'Up to ₹1.4 Cr'],
    ],
    [
      'but he says 1.4 and she says 1.6 and final word not yet taken. 3bhk',
      ['Up to ₹1.4 Cr', 'Up to ₹1.6 Cr'],
    ],
    [
      'papa 80 lakh bolte hain, mummy 95 lakh bolti hai, 2bhk Kengeri',
      ['Up to ₹80 L', 'Up to ₹95 L'],
    ],
    ['avnu 60 laksha antane avlu 75 laksha antale, 2bhk', ['Up to ₹60 L', 'Up to ₹75 L']],
    ['hendti 80 lakh antale, naanu 95 antini, 2bhk kengeri', ['Up to ₹80 L', 'Up to ₹95 L']],
    ['पत्नी कहती है अस्सी लाख, मैं कहता हूँ एक करोड़, हेन्नूर में 2 बीएचके', ['Up to ₹80 L', 'Up to ₹1 Cr']],
  ])('are asked on which they settle, and no sum is searched: “%s”', (text, labels) => {
    expect(wishes(text).join()).not.toContain('price');
    expect(read(text).questions[0]?.choices.map(({ label }) => label)).toEqual(labels);
  });

  it('are not heard where one of them names no sum', () => {
    expect(wishes('my wife wants a pool, I say 1.4 cr, 3bhk')).toContain(
      'price:{"max":14000000,"basis":"listed"}',
    );
  });
});
