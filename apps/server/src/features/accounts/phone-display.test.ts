import { formatPhone } from '@manemitra/domain/phone-display';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { expect, it } from 'vitest';

it('a number of every country is shown with its own country code', () => {
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    expect(formatPhone(`+${code}123456789`), country).toBe(`+${code} 123456789`);
    expect(formatPhone(`+${code}1234567890`), country).toBe(`+${code} 12345 67890`);
  }
});
