/** A number shaped +CC and ten digits as the country code, five digits, five digits (spec 5); any other as it is. */
export function formatPhone(number: string): string {
  const found = /^(\+\d{1,3})(\d{5})(\d{5})$/.exec(number);
  return found ? found.slice(1).join(' ') : number;
}

/** Enough of a number for its owner to know it again: `+91 98••• ••210`. */
export function maskPhone(number: string): string {
  const shown = formatPhone(number);
  const lead = shown.includes(' ') ? shown.indexOf(' ') + 3 : 3;
  return shown.slice(0, lead) + shown.slice(lead, -3).replaceAll(/\d/g, '•') + shown.slice(-3);
}
