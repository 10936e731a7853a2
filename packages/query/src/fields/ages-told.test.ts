import { describe, expect, it } from 'vitest';
import { read, short } from '../testing/wishes.ts';

describe('the years of somebody', () => {
  it.each([
    'a good hospital nearby for my mother, she is 78',
    'my father is 70, lift needed',
    'maa 72 ki hai, lift chahiye',
    'पिताजी 70 के हैं, लिफ्ट चाहिए',
  ])('are no budget: “%s”', (text) => {
    const { constraints } = read(text, read('3 BHK in Kengeri under 1 crore'));
    expect(constraints.map(short)).toContain('price:{"max":10000000,"basis":"listed"}');
  });

  it('are told apart from what may be spent', () => {
    expect(read('my budget is 78, 2 bhk').constraints.map(short)).toContain(
      'price:{"max":7800000,"basis":"listed"}',
    );
  });
});
