import { describe, expect, it } from 'vitest';
import { read, short } from '../testing/wishes.ts';

describe('a limit after a search', () => {
  it.each([
    ['50 lakh se neeche wale, north facing', 5_000_000],
    ['50 lakh se neeche wale', 5_000_000],
    ['under 50 lakhs only', 5_000_000],
    ['below 80 lakhs ones', 8_000_000],
    ['80 lakh olage irodu', 8_000_000],
    ['80 lakh kinta kammi irodu torsi', 8_000_000],
    ['80 लाख से कम वाले', 8_000_000],
    ['80 ಲಕ್ಷದ ಒಳಗೆ ಇರೋದು', 8_000_000],
    ['80 lakhs is all we can manage', 8_000_000],
    ['ok 80 lakhs is what i can do', 8_000_000],
    ['80 ಲಕ್ಷ ಮಿತಿ', 8_000_000],
    ['80 लाख ही है', 8_000_000],
  ])('is held, and not asked about: “%s”', (text, max) => {
    const { constraints, questions } = read(text, read('plot devanahalli 30x40'));
    expect(constraints.map(short)).toContain(`price:{"max":${max},"basis":"listed"}`);
    expect(questions).toEqual([]);
  });

  it('is none where it is refused', () => {
    const { constraints } = read('50 lakh se neeche wale nahi', read('plot devanahalli 30x40'));
    expect(constraints.map(short).join()).not.toContain('"max":5000000');
  });
});

describe('the state that alone is to be shown', () => {
  it.each([
    '2bhk jayanagar 1.4 cr, East facing preferred. Kindly show only those which are ready. Regards, K. Narasimha Murthy',
    '3bhk hebbal, show me only ready homes',
    'Please list only the ones that are ready to move in, 2bhk jp nagar',
    '2bhk hsr sirf ready wale dikhao',
    '2bhk hsr ready irodu matra torsi',
    'केवल तैयार घर दिखाइए, 2 बीएचके जयनगर',
    'ರೆಡಿ ಇರೋದು ಮಾತ್ರ ತೋರಿಸಿ, 2 ಬಿಎಚ್‌ಕೆ ಜಯನಗರ',
  ])('is a wish, and not asked about: “%s”', (text) => {
    const { constraints, questions } = read(text);
    expect(constraints.map(short)).toContain('possession:{"status":"ready"}');
    expect(questions).toEqual([]);
  });
});
