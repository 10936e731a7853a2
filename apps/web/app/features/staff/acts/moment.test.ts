import { describe, expect, it } from 'vitest';
import { dayText, momentText } from './moment.ts';

describe('when something was', () => {
  it('is told by the clocks of Bengaluru', () => {
    expect(momentText('2026-11-21T18:10:00.000Z')).toBe('21 Nov 2026, 23:40');
    expect(dayText('2026-12-31T18:30:00.000Z')).toBe('1 Jan 2027');
  });
});
