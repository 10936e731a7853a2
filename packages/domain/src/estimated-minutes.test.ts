import { describe, expect, it } from 'vitest';
import { againstMinutes, minutesText } from './estimated-minutes.ts';

describe('estimated minutes', () => {
  const yours = { most: 45, isYours: true };

  it('are a range, or one number where both ends are the same', () => {
    expect(minutesText({ low: 35, high: 51 })).toBe('35 to 51 min');
    expect(minutesText({ low: 1, high: 1 })).toBe('1 min');
  });

  it('say nothing more only where a slow day keeps the limit too', () => {
    expect(againstMinutes({ low: 31, high: 45 }, yours)).toEqual({ standing: 'within', text: '' });
    expect(againstMinutes({ low: 31, high: 46 }, yours)).toEqual({
      standing: 'may-be-over',
      text: ': may be over your 45',
    });
  });

  it('say by how sure it is that the limit is not kept', () => {
    expect(againstMinutes({ low: 42, high: 62 }, yours, false)).toEqual({
      standing: 'over',
      text: ': likely over your 45',
    });
    expect(againstMinutes({ low: 46, high: 68 }, yours, false).text).toBe(': over your 45');
  });

  it('call a limit the reader’s only where the reader said it', () => {
    const ours = { most: 15, isYours: false };
    expect(againstMinutes({ low: 11, high: 16 }, ours).text).toBe(': may be over 15');
  });
});
