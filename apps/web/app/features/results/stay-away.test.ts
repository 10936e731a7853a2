import type { VerdictLevel } from '@manemitra/domain/verdict/levels';
import { describe, expect, it } from 'vitest';
import { stayAwayText } from './stay-away.ts';

const cards = (...levels: VerdictLevel[]) =>
  levels.map((level) => ({ verdict: { level, reasons: [], unknown: [] } }));
const many = (count: number) => Array.from({ length: count }, () => 'careful' as const);

describe('what stands above a list with projects to stay away from', () => {
  it('says how many are among the first of an order that goes by something else', () => {
    expect(stayAwayText(cards('strong', 'stay-away', ...many(20)), 'price-asc')).toBe(
      'Stay away for now: 1 of the first 10. This order does not go by our verdict.',
    );
  });

  it('says that nothing better fits where one leads by fit', () => {
    expect(stayAwayText(cards('stay-away', 'stay-away'), undefined)).toBe(
      'Stay away for now: all of 2. Nothing that fits as well has a better verdict.',
    );
    expect(stayAwayText(cards('stay-away'), 'fair')).toBe(
      'Stay away for now. Nothing that fits as well has a better verdict.',
    );
  });

  it.each([
    ['the order of fit has put them last', cards('strong', 'stay-away'), undefined],
    ['they come after the first', cards(...many(10), 'stay-away'), 'newest' as const],
    ['there is none', cards('careful'), 'newest' as const],
  ])('says nothing where %s', (_, list, sort) => {
    expect(stayAwayText(list, sort)).toBeUndefined();
  });
});
