import { Problem } from '@manemitra/contract/problems';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * Where codes are sent to: India, and the countries in which most of those live who buy in Bengaluru from afar. Elsewhere
 * a message can earn its sender money, and few would miss it: the refusal asks them to write to us.
 */
const SERVED = new Set(
  'IN AE SA QA KW BH OM SG MY HK JP AU NZ US CA GB IE DE NL FR CH SE'.split(' '),
);

/** The country of a mobile number. Refuses with `otp.country-not-served`. */
export function servedCountry(mobileNumber: string): string {
  const country = parsePhoneNumberFromString(mobileNumber)?.country;
  if (country === undefined || !SERVED.has(country)) throw new Problem('otp.country-not-served');
  return country;
}
