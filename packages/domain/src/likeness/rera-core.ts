/** What a registration and its extensions have in common: the number without `TOR/` or `EX/` before it. */
export const reraCore = (number: string): string =>
  number
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^.*?(?=PRM\/)/, '');

/** Whether a number says itself that it extends a registration. */
export const isExtension = (number: string): boolean => /^\s*(?:TOR|EX)\b/i.test(number);
