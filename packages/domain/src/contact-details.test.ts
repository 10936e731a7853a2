import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutContacts } from './contact-details.ts';

describe('a text for everybody', () => {
  it.each([
    ['Contact Ramesh 98450 12345', 'Contact Ramesh [phone left out]'],
    ['+91 98450-12345, only 3 left', '[phone left out], only 3 left'],
    ['call 09845012345.', 'call [phone left out].'],
    ['office 080 2345 6789', 'office [phone left out]'],
    ['984-501-2345 before site visit', '[phone left out] before site visit'],
    ['mail asha@homes.example, please', 'mail [e-mail left out], please'],
  ])('has no contact of a person: “%s”', (given, shown) => {
    expect(withoutContacts(given)).toBe(shown);
  });

  it.each([
    '3 BHK of 1,720 sq ft at Rs. 1,44,00,000 near 560066',
    'PRM/KA/RERA/1251/309/PR/171014/000439',
    'possession 01-10-2026 to 31-12-2027, 120 homes on 3.5 acres',
    '9600 sq ft, 14400000, survey numbers 12 14 16 18 20 22',
  ])('keeps every other figure: “%s”', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it('never contains a mobile number, whatever words are around it', () => {
    const words = fc.stringMatching(/^[a-z ,.]{0,20}$/);
    const phone = fc.stringMatching(/^[6-9]\d{9}$/);
    fc.assert(
      fc.property(words, phone, words, (before, number, after) => {
        expect(withoutContacts(`${before} ${number} ${after}`)).not.toMatch(/\d/);
      }),
    );
  });
});
