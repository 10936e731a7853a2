import { describe, expect, it } from 'vitest';
import { loanTermsOf } from './loan-terms.ts';

describe('loanTermsOf', () => {
  it.each([
    ['emi for 80L at 8.4 for 20 years', { rupees: 8_000_000, annualPercent: 8.4, years: 20 }],
    ['emi on 1.2 cr 9% 15 yrs', { rupees: 12_000_000, annualPercent: 9, years: 15 }],
    ['80 lakh loan emi kitna hoga 20 saal', { rupees: 8_000_000, years: 20 }],
    [
      'interest rate 8.75 percent, 240 months, loan 50,00,000',
      { rupees: 5_000_000, annualPercent: 8.75, years: 20 },
    ],
    ['dedh crore ka emi', { rupees: 15_000_000 }],
    ['emi with 25 lakh down, 15 years', { downPayment: 2_500_000, years: 15 }],
    ['emi with 25 down', { downPayment: 2_500_000 }],
    ['20 lakh own money, emi?', { downPayment: 2_000_000 }],
    ['emi if i put 20% down', { downPercent: 20 }],
    ['what will be my emi', {}],
  ])('reads "%s"', (text, terms) => {
    expect(loanTermsOf(text)).toEqual(terms);
  });
});
