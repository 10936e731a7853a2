import { formatPhone } from '@manemitra/domain/phone-display';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { expect, it } from 'vitest';

it('a number of every country is shown with its own country code', () => {
  const codes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];
  expect(codes.map((code) => formatPhone(`+${code}123456789`))).toEqual(
    codes.map((code) => `+${code} 123456789`),
  );
  expect(codes.map((code) => formatPhone(`+${code}1234567890`))).toEqual(
    codes.map((code) => `+${code} ${code === '91' ? '12345 67890' : '1234567890'}`),
  );
});
