/** A phone number of India as people write it: ten digits from 6 on, or a code with 0 and a number of a landline. */
const PHONE = new RegExp(
  [
    String.raw`(?<!\d)(?:(?:\+|00)91[\s-]?|91[\s-]|0)?[6-9]\d(?:\d{8}|\d{3}[\s.-]\d{5}|\d{2}[\s.-]\d{3}[\s.-]\d{3}|\d[\s.-]\d{3}[\s.-]\d{4})(?!\d)`,
    String.raw`(?<!\d)\(?(?:(?:\+|00)91[\s-]?\(?|0)[1-8]\d{1,3}\)?[\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d)`,
  ].join('|'),
  'g',
);
const EMAIL = /[^\s@,;:()<>]+@[^\s@,;:()<>]+\.[^\s@.,;:()<>]+/g;

/** A text for everybody without the phone numbers and e-mail addresses in it: they are of persons. Sizes, sums, dates and pincodes stay. */
export function withoutContacts(text: string): string {
  return text.replaceAll(EMAIL, '[e-mail left out]').replaceAll(PHONE, '[phone left out]');
}
