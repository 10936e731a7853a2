import { describe, expect, it } from 'vitest';
import { isCompleted, isInCorporation } from './sale-facts.ts';

describe('isInCorporation', () => {
  it.each([
    ['panchayat', { corporation: 'East' }, false],
    ['BMRDA', { corporation: 'East' }, true],
    ['BMRDA', {}, false],
    ['BBMP', undefined, true],
    [null, {}, false],
    [null, undefined, undefined],
  ])('with the approver %s at %o is %s', (approver, place, expected) => {
    expect(isInCorporation(approver, place)).toBe(expected);
  });
});

describe('isCompleted', () => {
  it.each([
    ['ready', true, true],
    ['ready', false, false],
    ['ready', null, undefined],
    ['under-construction', null, false],
    [null, null, undefined],
  ])('for %s with a certificate %s is %s', (status, received, expected) => {
    expect(isCompleted(status, received)).toBe(expected);
  });
});
