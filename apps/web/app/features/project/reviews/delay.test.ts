import { describe, expect, it } from 'vitest';
import { delayOf } from './delay.ts';

describe('the delay of a past project', () => {
  it('is counted in whole months, either way', () => {
    expect(delayOf('2019-06-30', '2020-01-30')).toEqual({ text: '7 months late', isLate: true });
    expect(delayOf('2019-06-30', '2020-01-29')?.text).toBe('6 months late');
    expect(delayOf('2019-06-30', '2019-05-30')).toEqual({ text: '1 month early', isLate: false });
  });

  it('of less than a month is none', () => {
    expect(delayOf('2019-06-30', '2019-07-29')).toEqual({ text: 'On time', isLate: false });
    expect(delayOf('2019-06-30', '2019-06-30')?.text).toBe('On time');
    expect(delayOf('2019-06-30', '2019-06-15')?.text).toBe('On time');
  });

  it('is not guessed from one date', () => {
    expect(delayOf(null, '2020-01-01')).toBeNull();
    expect(delayOf('2020-01-01', null)).toBeNull();
  });
});
