import { assert, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone } from './phone-display.ts';

describe('a phone number', () => {
  it.each([
    ['+919876543210', '+91 98765 43210', '+91 98••• ••210'],
    ['+971501234567', '+971 501234567', '+971 50••••567'],
    ['+6591234567', '+65 91234567', '+65 91•••567'],
    ['+14155552671', '+1 4155552671', '+1 41•••••671'],
  ])('%s is shown as %s and masked as %s', (number, shown, masked) => {
    expect(formatPhone(number)).toBe(shown);
    expect(maskPhone(number)).toBe(masked);
  });

  it('never shows more than seven of its digits when masked', () => {
    assert(
      property(stringMatching(/^\+[1-9]\d{7,14}$/), (number) => {
        expect(maskPhone(number).replaceAll(/\D/g, '').length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
