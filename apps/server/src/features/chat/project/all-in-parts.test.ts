import type { CostKey } from '@manemitra/domain/cost-names';
import { describe, expect, it } from 'vitest';
import { allInParts } from './all-in-parts.ts';

const line = (key: CostKey, rupees: number | null, rate: string | null = null) => ({
  key,
  rupees,
  rate,
});

describe('the parts of an all-in price', () => {
  it('add up what is paid under one name, and say that nothing is due', () => {
    expect(
      allInParts({
        lines: [
          line('agreement', 17_200_000),
          line('gst', 0),
          line('stamp-duty', 860_000, '5 %'),
          line('cess', 86_000, '5 %'),
          line('registration', 344_000, '5 %'),
          line('legal-fee', 25_000),
          line('corpus-fund', 100_000),
        ],
      }),
    ).toBe(
      'agreement ₹1,72,00,000 + no GST + stamp duty and registration ₹12,90,000 + charges at possession ₹1,25,000',
    );
  });

  it('leave out what is not known', () => {
    expect(allInParts({ lines: [line('agreement', 5_000_000), line('gst', null)] })).toBe(
      'agreement ₹50,00,000',
    );
  });
});
