import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const sums = (text: string) => wishes(text).filter((wish) => wish.startsWith('price'));

describe('what is there to spend, told in parts', () => {
  it.each([
    ['Bank has sanctioned 85 lakh, my father can add 20. Banashankari.', 10_500_000],
    ['80 own money and 60 loan, 3bhk hebbal', 14_000_000],
    ['55 lakhs from me, 40 from the second, 25 from the youngest. 3bhk malleshwaram', 12_000_000],
    ['one crore from him, ninety from me. Villa, Sarjapur', 19_000_000],
    ['mera paas 30 lakh hai, bank 50 dega, 10 papa denge. 2bhk vidyaranyapura', 9_000_000],
    ['ಸಾಲ ಎಪ್ಪತ್ತು ಲಕ್ಷ, ಕೈಯಿಂದ ಇಪ್ಪತ್ತು. ಕನಕಪುರ ರಸ್ತೆ', 9_000_000],
    ['4 of us siblings putting in 60L each for a villa. Yelahanka', 24_000_000],
  ])('is their sum: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });

  it('says what was added', () => {
    const [price] = read('40 lakh own money and 60 lakh loan, 2bhk').constraints;
    expect(price?.assumed).toBe('We added ₹40 L and ₹60 L.');
  });

  it.each([
    ['loan 60 lakh, budget 80 lakh, 2bhk', 8_000_000],
    ['my bank loan 50 lakh and 2 bhk in hebbal under 80', 8_000_000],
    ['loan 40 lakh hi milega, bacha khud dunga, poora 90 lakh, 3bhk', 9_000_000],
    ['three friends want three flats, each 2bhk below sixty lakhs', 6_000_000],
  ])('is no sum where a price is said: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });
});
