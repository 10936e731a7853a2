/** Country codes of one and two digits (ITU-T E.164); every other one has three. */
const SHORT_CODES = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const INDIA = '91';

/** Fewer digits than this after the country code are no telephone number anywhere. */
const NATIONAL_MIN = 4;

/**
 * A number with its country code apart. The ten digits of an Indian number are grouped five and five (spec 5: `+91 98450
 * 55555`). Other countries group in their own ways, so their digits stay together.
 */
export function formatPhone(number: string): string {
  const digits = /^\+(\d+)$/.exec(number)?.[1];
  if (digits === undefined) return number;
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  const national = digits.slice(code.length);
  if (national.length < NATIONAL_MIN) return number;
  return `+${code} ${code === INDIA ? national.replace(/^(\d{5})(\d{5})$/, '$1 $2') : national}`;
}

/** Two digits of the beginning are shown only where enough others stay hidden. */
const LEAD_MIN = 8;

/** Enough of a number for its owner to know it again: `+91 98••• ••210`. */
export function maskPhone(number: string): string {
  const shown = formatPhone(number);
  const space = shown.indexOf(' ');
  const national = shown.slice(space).replaceAll(' ', '').length;
  const lead = space === -1 ? 3 : space + (national < LEAD_MIN ? 1 : 3);
  return shown.slice(0, lead) + shown.slice(lead, -3).replaceAll(/\d/g, '•') + shown.slice(-3);
}
