import { describe, expect, it } from 'vitest';
import { isCalculator, offerCards } from './offer-cards.ts';

const card = (type: 'service' | 'utility', title: string) => ({
  type,
  title,
  shortNote: null,
  description: null,
  leadType: null,
  confirmation: null,
});

describe('the cards of what is offered', () => {
  it('are six services at most, then every utility', () => {
    const services = Array.from({ length: 8 }, (_, at) => card('service', `S${at + 1}`));
    const utilities = Array.from({ length: 9 }, (_, at) => card('utility', `U${at + 1}`));
    const mixed = services
      .flatMap((one, at) => [utilities[at] ?? one, one])
      .concat(utilities.slice(8));
    expect(offerCards(mixed).map(({ title }) => title)).toEqual([
      'S1',
      'S2',
      'S3',
      'S4',
      'S5',
      'S6',
      'U1',
      'U2',
      'U3',
      'U4',
      'U5',
      'U6',
      'U7',
      'U8',
      'U9',
    ]);
  });

  it('lead to the calculator by the utility that is one', () => {
    expect(isCalculator(card('utility', 'EMI calculator'))).toBe(true);
    expect(isCalculator(card('service', 'EMI holiday'))).toBe(false);
    expect(isCalculator(card('utility', 'Premium water'))).toBe(false);
  });
});
