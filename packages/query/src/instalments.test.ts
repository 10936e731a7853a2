import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

describe('an instalment that is told', () => {
  it.each([
    ['EMI should stay under 55k, 2bhk in Akshayanagar', 'EMI should stay under 55k'],
    ['emi 45 hazar se upar nahi, 2bhk kengeri', 'emi 45 hazar se upar nahi'],
    ['ತಿಂಗಳ ಕಂತು ನಲವತ್ತು ಸಾವಿರ ಮೀರಬಾರದು, 2 ಬಿಎಚ್‌ಕೆ', 'ತಿಂಗಳ ಕಂತು ನಲವತ್ತು ಸಾವಿರ ಮೀರಬಾರದು'],
  ])('is no price: it is not used, and the price is asked for: “%s”', (text, words) => {
    const { intent, constraints, unread, questions } = read(text);
    expect(intent).toBe('search');
    expect(constraints.filter(({ field }) => field === 'price')).toEqual([]);
    expect(unread.join()).toContain(words);
    expect(questions.map(({ about }) => about)).toEqual(['price']);
  });

  it('asks nothing where a price is said, here or before', () => {
    expect(read('2bhk wid EMI under 45k pls, thanisandra, 80L').questions).toEqual([]);
    expect(read('emi under 50k', read('2bhk marathahalli 80 lakh')).questions).toEqual([]);
  });

  it('does not hide a question what a loan comes to', () => {
    expect(read('emi for 80 lakhs')).toMatchObject({ intent: 'emi', questions: [] });
  });
});
