import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('a text that is kept', () => {
  it.each([
    ['call me on 9845012345', 'call me on [number]'],
    ['+91 98450 12345 please', '[number] please'],
    ['(080) 2345-6789', '([number]'],
    ['೯೮೪೫೦೧೨೩೪೫', '[number]'],
    ['write to asha@homes.example', 'write to [address]'],
    ['3bhk in 560066 under 1,50,00,000', '3bhk in 560066 under 1,50,00,000'],
    ['2 or 3 bhk, 1200 sqft', '2 or 3 bhk, 1200 sqft'],
  ])('says of "%s" only "%s"', (given, kept) => {
    expect(redact(given)).toBe(kept);
  });

  it('never contains a phone number, whatever is around it', () => {
    const phone = fc.stringMatching(/^[6-9]\d{9}$/);
    fc.assert(
      fc.property(fc.string(), phone, fc.string(), (before, number, after) => {
        expect(redact(`${before} ${number} ${after}`)).not.toContain(number);
      }),
    );
  });
});
